-- The delivery that was chosen, in both languages: a parcel's own name for it is as the operator typed it.
CREATE OR REPLACE VIEW notice_parcel AS
  SELECT p.order_no, p.store_id, p.express_name, p.waybill, p.shipped_at, p.id, s.express_name AS chosen_express
  FROM parcel p LEFT JOIN order_store s ON s.order_no = p.order_no AND s.store_id = p.store_id;
