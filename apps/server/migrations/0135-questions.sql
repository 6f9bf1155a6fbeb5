-- Frequently asked questions, by category.
CREATE SEQUENCE question_category_number;
CREATE TABLE question_category (
  id text PRIMARY KEY DEFAULT nextval('question_category_number')::text,
  name jsonb NOT NULL,
  remark jsonb NOT NULL,
  icon text NOT NULL DEFAULT '',
  position integer NOT NULL,
  is_published boolean NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE SEQUENCE question_number;
CREATE TABLE question (
  id text PRIMARY KEY DEFAULT nextval('question_number')::text,
  category_id text NOT NULL REFERENCES question_category (id),
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  position integer NOT NULL,
  is_published boolean NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX question_of_category ON question (category_id, position);

CREATE CONSTRAINT TRIGGER question_category_content AFTER INSERT OR UPDATE OR DELETE ON question_category
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER question_content AFTER INSERT OR UPDATE OR DELETE ON question
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
