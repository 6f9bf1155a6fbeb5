-- Orders keep the names of clinic and buyer as they were, and say what is owed back.
ALTER TABLE shop_order ADD COLUMN clinic_name text DEFAULT '' NOT NULL;
ALTER TABLE shop_order ADD COLUMN buyer_name text DEFAULT '' NOT NULL;
ALTER TABLE shop_order ADD COLUMN refund_state text DEFAULT '' NOT NULL;
ALTER TABLE shop_order ADD CONSTRAINT shop_order_refund_state CHECK (refund_state in ('', 'due', 'done'));
CREATE INDEX shop_order_status ON shop_order USING btree (status, created_at DESC NULLS LAST);
CREATE INDEX shop_order_on_its_way ON shop_order USING btree (shipped_at) WHERE status = 'pendingReceipt';

-- The names are copied by the database, so that placing an order reads no other module's tables.
CREATE FUNCTION name_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.name, a.name INTO NEW.clinic_name, NEW.buyer_name
  FROM account a JOIN clinic c ON c.id = a.clinic_id
  WHERE a.id = NEW.account_id AND c.id = NEW.clinic_id;
  NEW.clinic_name := coalesce(NEW.clinic_name, '');
  NEW.buyer_name := coalesce(NEW.buyer_name, '');
  RETURN NEW;
END $$;
CREATE TRIGGER shop_order_names BEFORE INSERT ON shop_order FOR EACH ROW EXECUTE FUNCTION name_order();

CREATE UNIQUE INDEX payment_reference ON payment USING btree (provider_reference) WHERE provider_reference <> '';
CREATE UNIQUE INDEX payment_one_open ON payment USING btree (order_no, method) WHERE status in ('created', 'pending');
CREATE INDEX payment_pending ON payment USING btree (created_at) WHERE status = 'pending';
CREATE INDEX payment_captured ON payment USING btree (captured_at) WHERE status = 'captured';
