ALTER TABLE shop_text ADD COLUMN version integer NOT NULL DEFAULT 1;

-- How the shop is reached. One row, there from the start.
CREATE TABLE shop_contact (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  chat text NOT NULL DEFAULT '',
  hotline text NOT NULL DEFAULT '',
  hotline_from text NOT NULL DEFAULT '08:00' CHECK (hotline_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hotline_until text NOT NULL DEFAULT '23:00' CHECK (hotline_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  app_picture text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  company jsonb NOT NULL DEFAULT '{"en":"","zh-Hant":""}',
  address jsonb NOT NULL DEFAULT '{"en":"","zh-Hant":""}',
  version integer NOT NULL DEFAULT 1
);
INSERT INTO shop_contact DEFAULT VALUES;
CREATE CONSTRAINT TRIGGER shop_contact_content AFTER INSERT OR UPDATE OR DELETE ON shop_contact
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
