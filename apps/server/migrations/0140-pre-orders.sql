-- Goods that are not there yet, offered on pre-order, and orders that begin with a deposit.
ALTER TABLE variant ADD COLUMN is_pre_order boolean DEFAULT false NOT NULL;
ALTER TABLE variant ADD COLUMN pre_order_expected date;
ALTER TABLE variant ADD COLUMN pre_order_percent smallint DEFAULT 30 NOT NULL;
ALTER TABLE variant ADD CONSTRAINT variant_pre_order_percent CHECK (pre_order_percent between 1 and 100);

-- Pieces promised to pre-orders whose goods have not arrived, and the most that may be promised.
ALTER TABLE stock ADD COLUMN awaited integer DEFAULT 0 NOT NULL;
ALTER TABLE stock ADD COLUMN pre_order_most integer DEFAULT 0 NOT NULL;
ALTER TABLE stock ADD CONSTRAINT stock_awaited CHECK (awaited >= 0 and awaited <= pre_order_most);
CREATE INDEX stock_awaited ON stock USING btree (variant_id) WHERE awaited > 0;

-- What is promised to pre-orders cannot be sold to others.
DROP TRIGGER stock_content ON stock;
CREATE CONSTRAINT TRIGGER stock_content AFTER UPDATE ON stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved + OLD.awaited) IS DISTINCT FROM (NEW.on_hand > NEW.reserved + NEW.awaited))
  EXECUTE FUNCTION bump_content_version();

ALTER TABLE temp_order ADD COLUMN is_pre_order boolean DEFAULT false NOT NULL;

-- An order with a deposit is a pre-order. The terms are the buyer's: they stay as they were when the order was placed.
ALTER TABLE shop_order ADD COLUMN deposit bigint DEFAULT 0 NOT NULL;
ALTER TABLE shop_order ADD COLUMN kept_percent smallint DEFAULT 0 NOT NULL;
ALTER TABLE shop_order ADD COLUMN expected_on date;
ALTER TABLE shop_order ADD COLUMN deposit_paid_at timestamp (3) with time zone;
ALTER TABLE shop_order ADD COLUMN goods_arrived_at timestamp (3) with time zone;
ALTER TABLE shop_order ADD COLUMN deposit_kept bigint DEFAULT 0 NOT NULL;
ALTER TABLE shop_order ADD CONSTRAINT shop_order_deposit CHECK (deposit >= 0 and deposit <= payable and deposit_kept >= 0 and deposit_kept <= deposit and kept_percent between 0 and 100);
ALTER TABLE shop_order ADD CONSTRAINT shop_order_deposit_steps CHECK (deposit > 0 or (deposit_paid_at is null and goods_arrived_at is null));
CREATE INDEX shop_order_awaits_goods ON shop_order USING btree (deposit_paid_at, order_no) WHERE status = 'preOrder';

CREATE OR REPLACE FUNCTION keep_order_amounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.goods, OLD.discount, OLD.coupon, OLD.freight, OLD.payable, OLD.currency, OLD.clinic_id, OLD.account_id, OLD.temp_order_id, OLD.deposit, OLD.kept_percent)
     IS DISTINCT FROM (NEW.goods, NEW.discount, NEW.coupon, NEW.freight, NEW.payable, NEW.currency, NEW.clinic_id, NEW.account_id, NEW.temp_order_id, NEW.deposit, NEW.kept_percent) THEN
    RAISE EXCEPTION 'amounts and owner of order % are frozen', OLD.order_no USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Which part of its order a payment brings: a deposit and a balance may be the same amount.
ALTER TABLE payment ADD COLUMN part text DEFAULT 'whole' NOT NULL;
ALTER TABLE payment ADD CONSTRAINT payment_part CHECK (part in ('whole', 'deposit', 'balance'));

CREATE OR REPLACE VIEW notice_order AS
  SELECT order_no, account_id, currency, payable, payment_choice, close_reason, expires_at,
    deposit, payable - deposit AS balance, deposit_kept, expected_on::text AS expected_on, deposit_paid_at
  FROM shop_order;
