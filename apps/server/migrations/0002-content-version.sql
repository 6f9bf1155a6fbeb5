-- Caches follow one number that grows when what the storefront shows has changed.
-- The triggers are deferred, so that the row is locked only for the moment of the commit, however long an import runs.
INSERT INTO content_version (name) VALUES ('catalogue');

CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once per transaction is enough.
  IF current_setting('cusp.content_bumped', true) IS DISTINCT FROM txid_current()::text THEN
    UPDATE content_version SET version = version + 1 WHERE name = 'catalogue';
    PERFORM set_config('cusp.content_bumped', txid_current()::text, true);
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['category', 'brand', 'store', 'express_method', 'variant', 'banner', 'info_page', 'shop_text', 'hot_keyword'] LOOP
    EXECUTE format(
      'CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version()',
      t || '_content', t);
  END LOOP;
END $$;

-- Sales figures change with every order and are no reason to forget what is cached.
CREATE CONSTRAINT TRIGGER product_content_insert AFTER INSERT OR DELETE ON product
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER product_content_update AFTER UPDATE ON product
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.version IS DISTINCT FROM NEW.version OR OLD.is_on_shelf IS DISTINCT FROM NEW.is_on_shelf
        OR OLD.picture IS DISTINCT FROM NEW.picture OR OLD.recommended IS DISTINCT FROM NEW.recommended)
  EXECUTE FUNCTION bump_content_version();

-- Lists say whether goods can be had, not how many: only selling out and coming back count.
CREATE CONSTRAINT TRIGGER stock_content AFTER UPDATE ON stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION bump_content_version();
CREATE CONSTRAINT TRIGGER stock_content_insert AFTER INSERT ON stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
