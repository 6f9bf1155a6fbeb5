-- What was sold stays as it was sold.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION keep_order_amounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.goods, OLD.discount, OLD.coupon, OLD.freight, OLD.payable, OLD.currency, OLD.clinic_id, OLD.account_id, OLD.temp_order_id)
     IS DISTINCT FROM (NEW.goods, NEW.discount, NEW.coupon, NEW.freight, NEW.payable, NEW.currency, NEW.clinic_id, NEW.account_id, NEW.temp_order_id) THEN
    RAISE EXCEPTION 'amounts and owner of order % are frozen', OLD.order_no USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER shop_order_frozen BEFORE UPDATE ON shop_order FOR EACH ROW EXECUTE FUNCTION keep_order_amounts();
CREATE TRIGGER order_line_frozen BEFORE UPDATE OR DELETE ON order_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON stock_movement FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER clinic_history_append_only BEFORE UPDATE OR DELETE ON clinic_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
