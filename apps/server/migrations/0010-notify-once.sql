-- The same event may be delivered twice; what it tells people is queued once.
ALTER TABLE "message" ADD COLUMN "dedup_key" text;
CREATE UNIQUE INDEX "message_dedup" ON "message" USING btree ("dedup_key");

-- All that messages need to know of accounts and orders, so that notifications depends on these names and on no other module.
CREATE VIEW notice_reader AS
  SELECT a.id AS account_id, a.clinic_id, c.name AS clinic_name, a.name, a.email, a.area_code, a.phone, a.language
  FROM account a JOIN clinic c ON c.id = a.clinic_id
  WHERE a.disabled_at IS NULL;

CREATE VIEW notice_order AS
  SELECT order_no, account_id, currency, payable, payment_choice, close_reason, expires_at FROM shop_order;

CREATE VIEW notice_parcel AS
  SELECT order_no, store_id, express_name, waybill, shipped_at, id FROM parcel;

CREATE VIEW notice_refund AS
  SELECT r.id AS refund_id, r.amount, r.currency, r.reason, p.order_no
  FROM refund r JOIN payment p ON p.id = r.payment_id;
