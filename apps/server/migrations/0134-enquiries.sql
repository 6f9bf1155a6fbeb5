-- What was written to the shop through the contact form, and what was answered.
CREATE TABLE enquiry (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  at timestamp (3) with time zone NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  message text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  taken_by_id text,
  taken_by text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT enquiry_state CHECK (state IN ('open', 'answered', 'closed')),
  CONSTRAINT enquiry_language CHECK (language IN ('en', 'zh-Hant', 'zh-Hans'))
);
CREATE INDEX enquiry_newest ON enquiry (at DESC, id);

CREATE TABLE enquiry_answer (
  id bigserial PRIMARY KEY,
  enquiry_id text NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
  at timestamp (3) with time zone NOT NULL,
  by_name text NOT NULL,
  text text NOT NULL
);
CREATE INDEX enquiry_answer_of ON enquiry_answer (enquiry_id, id);
CREATE TRIGGER enquiry_answer_kept BEFORE UPDATE ON enquiry_answer FOR EACH ROW EXECUTE FUNCTION refuse_change();
