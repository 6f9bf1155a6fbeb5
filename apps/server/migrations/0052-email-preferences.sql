-- Mails that somebody has turned off. What is necessary has no topic and cannot be turned off.
CREATE TABLE "email_opt_out" (
  "account_id" text NOT NULL REFERENCES "account"("id") ON DELETE CASCADE,
  "topic" text NOT NULL,
  "at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "email_opt_out_account_id_topic_pk" PRIMARY KEY("account_id", "topic")
);
ALTER TABLE "message" ADD COLUMN "topic" text;

CREATE OR REPLACE VIEW notice_reader AS
  SELECT a.id AS account_id, a.clinic_id, c.name AS clinic_name, a.name, a.email, a.area_code, a.phone, a.language, a.is_admin,
    array(SELECT o.topic FROM email_opt_out o WHERE o.account_id = a.id) AS turned_off
  FROM account a JOIN clinic c ON c.id = a.clinic_id
  WHERE a.disabled_at IS NULL;
