-- Moments at which what the storefront shows changes by the clock alone. Whichever server process first sees one that is
-- due takes it out and lets the content version grow in the same statement.
CREATE TABLE content_turn (
  at timestamp(3) with time zone PRIMARY KEY
);

CREATE TABLE home_part (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CONSTRAINT home_part_kind CHECK (kind IN ('navigation', 'banner', 'popup', 'special', 'specialsHeading', 'zone', 'floor', 'brands', 'recommended', 'newCustomer')),
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX home_part_kind_position ON home_part (kind, position, id);

CREATE TABLE home_stage (
  part_id integer NOT NULL REFERENCES home_part (id) ON DELETE CASCADE,
  stage text NOT NULL CONSTRAINT home_stage_stage CHECK (stage IN ('draft', 'published')),
  content jsonb NOT NULL,
  from_at timestamp(3) with time zone,
  until_at timestamp(3) with time zone,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  changed_by text NOT NULL DEFAULT '',
  PRIMARY KEY (part_id, stage),
  CONSTRAINT home_stage_period CHECK (until_at > from_at)
);

-- A draft changes nothing that anybody sees.
CREATE CONSTRAINT TRIGGER home_stage_content_new AFTER INSERT OR UPDATE ON home_stage
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.stage = 'published') EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER home_stage_content_gone AFTER DELETE ON home_stage
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.stage = 'published') EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER home_part_content AFTER UPDATE ON home_part
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.position IS DISTINCT FROM NEW.position) EXECUTE FUNCTION bump_content_version();

CREATE FUNCTION note_content_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_turn (at)
  SELECT DISTINCT turn FROM unnest(ARRAY[NEW.from_at, NEW.until_at]) AS turn
  WHERE turn IS NOT NULL AND turn > now() ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER home_stage_turns AFTER INSERT OR UPDATE ON home_stage
  FOR EACH ROW WHEN (NEW.stage = 'published') EXECUTE FUNCTION note_content_turns();

-- Banners move to the parts of the home page.
INSERT INTO home_part (kind, position)
SELECT 'banner', row_number() OVER (ORDER BY position, id) FROM banner;
INSERT INTO home_stage (part_id, stage, content, from_at, until_at)
SELECT p.id, 'published',
  jsonb_build_object('title', b.title, 'link', b.link, 'picture', jsonb_build_object('en', b.image, 'zh-Hant', ''),
    'phonePicture', jsonb_build_object('en', b.image_phone, 'zh-Hant', ''), 'isTitleShown', true),
  b.from_at, CASE WHEN b.until_at > b.from_at OR b.from_at IS NULL THEN b.until_at END
FROM (SELECT *, row_number() OVER (ORDER BY position, id) AS place FROM banner) b
JOIN home_part p ON p.kind = 'banner' AND p.position = b.place;
DROP TABLE banner;
