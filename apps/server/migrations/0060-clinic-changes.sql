-- The day on which a clinic's certificate expires, and the one for which a new certificate was asked for by the clock: once per day
-- that was entered. What was changed of a clinic besides its status, with how it was before.
ALTER TABLE "clinic" ADD COLUMN "certificate_expires_on" date;
ALTER TABLE "clinic" ADD COLUMN "certificate_asked_for" date;
CREATE INDEX "clinic_certificate_expires" ON "clinic" USING btree ("certificate_expires_on") WHERE status = 'approved';

CREATE TABLE "clinic_change" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "clinic_id" text NOT NULL REFERENCES "clinic"("id"),
  "account_id" text REFERENCES "account"("id"),
  "what" text NOT NULL,
  "before" jsonb NOT NULL,
  "after" jsonb NOT NULL,
  "by_kind" text NOT NULL,
  "by_name" text NOT NULL DEFAULT '',
  "reason" text NOT NULL DEFAULT '',
  "at" timestamp (3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "clinic_change_what" CHECK (what IN ('details', 'certificateDay', 'roles', 'disable', 'enable', 'unlock', 'credit'))
);
CREATE INDEX "clinic_change_clinic" ON "clinic_change" USING btree ("clinic_id", "id");
CREATE TRIGGER clinic_change_append_only BEFORE UPDATE OR DELETE ON clinic_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
