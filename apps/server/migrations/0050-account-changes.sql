-- A person's picture; a session that has a name of its own, says what it runs on, and may have proven its owner's identity.
ALTER TABLE "account" ADD COLUMN "avatar_file_id" text;
ALTER TABLE "session" ADD COLUMN "id" text NOT NULL DEFAULT gen_random_uuid()::text;
ALTER TABLE "session" ADD COLUMN "user_agent" text NOT NULL DEFAULT '';
ALTER TABLE "session" ADD COLUMN "identity_proven_at" timestamp (3) with time zone;
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");
