-- Special events: pages of pictures and products, with a draft beside what everybody sees.
CREATE SEQUENCE special_event_number;
CREATE TABLE special_event (
  id text PRIMARY KEY DEFAULT nextval('special_event_number')::text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE special_event_stage (
  event_id text NOT NULL REFERENCES special_event (id) ON DELETE CASCADE,
  stage text NOT NULL CONSTRAINT special_event_stage_stage CHECK (stage IN ('draft', 'published')),
  content jsonb NOT NULL,
  from_at timestamp(3) with time zone,
  until_at timestamp(3) with time zone,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  changed_by text NOT NULL DEFAULT '',
  PRIMARY KEY (event_id, stage),
  CONSTRAINT special_event_stage_period CHECK (until_at > from_at)
);

-- A draft changes nothing that anybody sees.
CREATE CONSTRAINT TRIGGER special_event_stage_content_new AFTER INSERT OR UPDATE ON special_event_stage
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.stage = 'published') EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER special_event_stage_content_gone AFTER DELETE ON special_event_stage
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.stage = 'published') EXECUTE FUNCTION bump_content_version();
CREATE TRIGGER special_event_stage_turns AFTER INSERT OR UPDATE ON special_event_stage
  FOR EACH ROW WHEN (NEW.stage = 'published') EXECUTE FUNCTION note_content_turns();
