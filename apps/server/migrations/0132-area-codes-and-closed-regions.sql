-- Which area codes forms offer, in their order; and where no goods are sent at present. Shapes of numbers and the regions themselves are code.
CREATE TABLE area_code (
  code text PRIMARY KEY,
  position integer NOT NULL,
  is_on boolean NOT NULL,
  -- The one that forms begin with.
  CONSTRAINT area_code_default_on CHECK (is_on OR code <> '+852')
);
INSERT INTO area_code (code, position, is_on) VALUES ('+852', 0, true), ('+853', 1, true), ('+86', 2, true), ('+1', 3, true);

CREATE TABLE closed_region (code text PRIMARY KEY);

CREATE CONSTRAINT TRIGGER area_code_content AFTER INSERT OR UPDATE OR DELETE ON area_code
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER closed_region_content AFTER INSERT OR UPDATE OR DELETE ON closed_region
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
