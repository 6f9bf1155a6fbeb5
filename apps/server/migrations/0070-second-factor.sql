-- What operators prove besides their password. Secrets lie here encrypted, recovery codes hashed.
CREATE TABLE "operator_second_factor" (
  "operator_id" text PRIMARY KEY NOT NULL REFERENCES "operator"("id"),
  "secret" text NOT NULL,
  "confirmed_at" timestamp (3) with time zone NOT NULL,
  "last_step" bigint NOT NULL
);
CREATE TABLE "operator_second_factor_setup" (
  "operator_id" text PRIMARY KEY NOT NULL REFERENCES "operator"("id"),
  "secret" text NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "operator_recovery_code" (
  "code_hash" text PRIMARY KEY NOT NULL,
  "operator_id" text NOT NULL REFERENCES "operator"("id"),
  "used_at" timestamp (3) with time zone
);
CREATE INDEX "operator_recovery_code_operator" ON "operator_recovery_code" USING btree ("operator_id");

-- A login whose password was right and whose code is still to come.
CREATE TABLE "operator_login" (
  "ticket_hash" text PRIMARY KEY NOT NULL,
  "operator_id" text NOT NULL REFERENCES "operator"("id"),
  "expires_at" timestamp (3) with time zone NOT NULL,
  "tries" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "operator_login_tries" CHECK (tries between 0 and 5)
);
CREATE INDEX "operator_login_operator" ON "operator_login" USING btree ("operator_id");

-- Operators see their sessions and end them by a name that gives nothing away.
ALTER TABLE "operator_session" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;
ALTER TABLE "operator_session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;
CREATE UNIQUE INDEX "operator_session_id" ON "operator_session" USING btree ("id");

CREATE INDEX "audit_entry_operator" ON "audit_entry" USING btree ("operator_id", "id");
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");
