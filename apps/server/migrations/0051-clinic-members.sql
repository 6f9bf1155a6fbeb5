-- Who decides who belongs to a clinic: whoever registered it, until they appoint others.
ALTER TABLE "account" ADD COLUMN "is_admin" boolean NOT NULL DEFAULT false;
ALTER TABLE "account" ADD COLUMN "removed_at" timestamp (3) with time zone;
UPDATE account SET is_admin = true
  WHERE id IN (SELECT DISTINCT ON (clinic_id) id FROM account WHERE disabled_at IS NULL ORDER BY clinic_id, created_at, id);

CREATE TABLE "clinic_invitation" (
  "id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
  "clinic_id" text NOT NULL REFERENCES "clinic"("id"),
  "email" text NOT NULL,
  "roles" text[] NOT NULL,
  "is_admin" boolean NOT NULL,
  "token_hash" text NOT NULL,
  "invited_by" text NOT NULL REFERENCES "account"("id"),
  "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "used_at" timestamp (3) with time zone,
  CONSTRAINT "clinic_invitation_one_per_address" UNIQUE("clinic_id", "email")
);
CREATE UNIQUE INDEX "clinic_invitation_token" ON "clinic_invitation" USING btree ("token_hash");
