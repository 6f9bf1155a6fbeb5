-- Who has asked for the deletion of their account, and when it is due. A row whose account is erased stays as the proof of it.
CREATE TABLE "deletion_request" (
  "account_id" text PRIMARY KEY NOT NULL REFERENCES "account"("id"),
  "requested_at" timestamp (3) with time zone NOT NULL,
  "due_at" timestamp (3) with time zone NOT NULL,
  "done_at" timestamp (3) with time zone
);
CREATE INDEX "deletion_request_due" ON "deletion_request" USING btree ("due_at") WHERE done_at IS NULL;
