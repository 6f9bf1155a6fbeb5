-- Codes that salespeople hand out. What a clinic has typed stays as it was typed; the two meet without regard to case.
CREATE TABLE "invitation_code" (
  "id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
  "code" text NOT NULL,
  "owner" text NOT NULL,
  "note" text NOT NULL DEFAULT '',
  "valid_from" timestamp (3) with time zone,
  "valid_until" timestamp (3) with time zone,
  "deactivated_at" timestamp (3) with time zone,
  "version" integer NOT NULL DEFAULT 1,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "invitation_code_period" CHECK (valid_from is null or valid_until is null or valid_from < valid_until)
);
CREATE UNIQUE INDEX "invitation_code_key" ON "invitation_code" USING btree (upper("code"));
CREATE INDEX "clinic_registered" ON "clinic" USING btree ("created_at");

-- All that marketing needs to know of clinics and orders, so that it depends on this name and on no other module.
CREATE VIEW marketing_clinic AS
  SELECT c.id AS clinic_id, c.name, c.status, upper(btrim(c.invitation_code)) AS code_key, c.created_at,
    c.submitted_at, c.first_approved_at, o.order_no, o.created_at AS ordered_at, o.currency, o.payable
  FROM clinic c LEFT JOIN LATERAL (
    SELECT order_no, created_at, currency, payable FROM shop_order
    WHERE clinic_id = c.id AND status <> 'closed' ORDER BY created_at, order_no LIMIT 1
  ) o ON true;
