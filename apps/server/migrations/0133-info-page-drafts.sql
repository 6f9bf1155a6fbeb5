ALTER TABLE info_page ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What is to be shown in a page's place: for the time that it names, or never while it names none.
CREATE TABLE info_page_draft (
  page_id text PRIMARY KEY REFERENCES info_page (id) ON DELETE CASCADE,
  name jsonb NOT NULL,
  content jsonb NOT NULL,
  from_at timestamp (3) with time zone,
  until_at timestamp (3) with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT info_page_draft_time CHECK (until_at IS NULL OR (from_at IS NOT NULL AND from_at < until_at))
);
CREATE CONSTRAINT TRIGGER info_page_draft_content AFTER INSERT OR UPDATE OR DELETE ON info_page_draft
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
