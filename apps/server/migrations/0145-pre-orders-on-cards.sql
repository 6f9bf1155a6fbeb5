-- Cards say whether goods may be pre-ordered: the last promise and the first that is free again change them.
DROP TRIGGER stock_content ON stock;
CREATE CONSTRAINT TRIGGER stock_content AFTER UPDATE ON stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved + OLD.awaited, OLD.pre_order_most > OLD.awaited)
    IS DISTINCT FROM (NEW.on_hand > NEW.reserved + NEW.awaited, NEW.pre_order_most > NEW.awaited))
  EXECUTE FUNCTION bump_content_version();
