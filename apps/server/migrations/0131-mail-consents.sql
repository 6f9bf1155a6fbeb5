-- Who has turned which mails on or off, when and from where. Nothing of it is ever changed; where it came from is erased with the account.
CREATE TABLE mail_consent (
  id bigserial PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id),
  topic text NOT NULL,
  was_on boolean NOT NULL,
  is_on boolean NOT NULL,
  at timestamp (3) with time zone NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  CONSTRAINT mail_consent_changes CHECK (was_on <> is_on)
);
CREATE INDEX mail_consent_account ON mail_consent (account_id, id);

CREATE FUNCTION keep_mail_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.account_id, OLD.topic, OLD.was_on, OLD.is_on, OLD.at) IS DISTINCT FROM
     (NEW.id, NEW.account_id, NEW.topic, NEW.was_on, NEW.is_on, NEW.at) OR NEW.address <> '' OR NEW.user_agent <> '' THEN
    RAISE EXCEPTION 'a consent that was given is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mail_consent_kept BEFORE UPDATE ON mail_consent FOR EACH ROW EXECUTE FUNCTION keep_mail_consent();
CREATE TRIGGER mail_consent_append_only BEFORE DELETE ON mail_consent FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was turned off before there was a log: known is when, not from where.
INSERT INTO mail_consent (account_id, topic, was_on, is_on, at, address, user_agent)
SELECT account_id, topic, true, false, at, '', '' FROM email_opt_out ORDER BY at;
