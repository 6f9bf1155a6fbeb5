-- What became of every request for a verification code, for support; never the code itself.
CREATE TABLE "code_request" (
  "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY,
  "target" text NOT NULL,
  "channel" text NOT NULL,
  "purpose" text NOT NULL,
  "outcome" text NOT NULL,
  "times" integer NOT NULL DEFAULT 1,
  "hour" timestamp (3) with time zone NOT NULL,
  "first_at" timestamp (3) with time zone NOT NULL,
  "last_at" timestamp (3) with time zone NOT NULL,
  "code_id" integer,
  "message_id" bigint,
  "tries" smallint NOT NULL DEFAULT 0,
  "used_at" timestamp (3) with time zone,
  "expires_at" timestamp (3) with time zone,
  CONSTRAINT "code_request_outcome" CHECK (outcome in
    ('sent', 'noAccount', 'hasAccount', 'tooSoon', 'hourLimit', 'dayLimit', 'captchaWrong', 'notRecoverable', 'notOwn'))
);
-- However often somebody is refused for one reason, it is one row an hour.
CREATE UNIQUE INDEX "code_request_refused" ON "code_request" USING btree ("target","purpose","outcome","hour")
  WHERE outcome not in ('sent', 'noAccount', 'hasAccount');
CREATE INDEX "code_request_target" ON "code_request" USING btree ("target","id");
CREATE INDEX "code_request_last" ON "code_request" USING btree ("last_at");
