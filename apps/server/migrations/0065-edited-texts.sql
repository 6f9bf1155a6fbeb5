-- Words of letters and refusals as operators want them; what is not here is said in the built-in words.
CREATE TABLE "edited_text" (
  "key" text NOT NULL,
  "language" text NOT NULL,
  "subject" text NOT NULL,
  "body" text NOT NULL,
  "is_restored" boolean NOT NULL,
  "version" integer NOT NULL,
  "changed_at" timestamp (3) with time zone NOT NULL,
  "changed_by" text NOT NULL,
  CONSTRAINT "edited_text_key_language_pk" PRIMARY KEY("key","language"),
  CONSTRAINT "edited_text_language" CHECK (language in ('en', 'zh-Hant', 'zh-Hans'))
);
CREATE TABLE "edited_text_history" (
  "key" text NOT NULL,
  "language" text NOT NULL,
  "version" integer NOT NULL,
  "subject" text NOT NULL,
  "body" text NOT NULL,
  "is_restored" boolean NOT NULL,
  "at" timestamp (3) with time zone NOT NULL,
  "by" text NOT NULL,
  CONSTRAINT "edited_text_history_key_language_version_pk" PRIMARY KEY("key","language","version")
);
CREATE TRIGGER edited_text_history_append_only BEFORE UPDATE OR DELETE ON edited_text_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Every process follows this number in the same look that follows the catalogue's.
INSERT INTO content_version (name) VALUES ('wording');
CREATE FUNCTION bump_wording_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1 WHERE name = 'wording';
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER edited_text_wording AFTER INSERT OR UPDATE OR DELETE ON edited_text
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_wording_version();
-- Refusals are part of pages that are kept for visitors.
CREATE CONSTRAINT TRIGGER edited_text_content AFTER INSERT OR UPDATE ON edited_text
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.key LIKE 'refusal.%') EXECUTE FUNCTION bump_content_version();
