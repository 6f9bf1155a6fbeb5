-- A person's payment password. Tries are counted here, in the row that is compared, so that no two can pass on one count.
CREATE TABLE payment_password (
  account_id text PRIMARY KEY REFERENCES account(id),
  password_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  locked_until timestamptz,
  set_at timestamptz NOT NULL,
  CONSTRAINT payment_password_hashed CHECK (password_hash LIKE '$argon2id$%'),
  CONSTRAINT payment_password_tries CHECK (tries BETWEEN 0 AND 5)
);

ALTER TABLE clinic_change DROP CONSTRAINT clinic_change_what;
ALTER TABLE clinic_change ADD CONSTRAINT clinic_change_what
  CHECK (what IN ('details', 'certificateDay', 'roles', 'disable', 'enable', 'unlock', 'credit', 'resetPaymentPassword', 'unlockPaymentPassword'));
