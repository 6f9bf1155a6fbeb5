-- More that must always hold: what is true of orders that wait for somebody of the shop. The questions that are there stay as they are.
DO $$
DECLARE
  already text := rtrim(pg_get_viewdef('invariant_violations'::regclass), E'; \n');
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW invariant_violations (inv, what, id) AS ' || already || $more$
UNION ALL
SELECT 'I47', 'an order that awaits review can be paid, or its time runs', o.order_no
  FROM shop_order o
  WHERE o.status = 'pendingReview'
    AND (o.expires_at IS NOT NULL OR o.paid_at IS NOT NULL
      OR EXISTS (SELECT 1 FROM payment p WHERE p.order_no = o.order_no))
UNION ALL
SELECT 'I48', 'an unpaid order has no time by which it is paid or closed', order_no
  FROM shop_order WHERE status IN ('pendingPayment', 'paying') AND expires_at IS NULL
UNION ALL
SELECT 'I49', 'an order is held that has no medicines, or was never paid', o.order_no
  FROM shop_order o
  WHERE o.status = 'held'
    AND (o.paid_at IS NULL OR NOT EXISTS (
      SELECT 1 FROM order_store s WHERE s.order_no = o.order_no AND s.has_medicine))
UNION ALL
SELECT 'I50', 'goods have left of an order that waits for somebody of the shop', o.order_no
  FROM shop_order o
  WHERE o.status IN ('pendingReview', 'held')
    AND (EXISTS (SELECT 1 FROM parcel p WHERE p.order_no = o.order_no)
      OR EXISTS (SELECT 1 FROM order_store s WHERE s.order_no = o.order_no AND s.shipped_at IS NOT NULL))
UNION ALL
SELECT 'I51', 'an order, its stores and its lines disagree on medicines', s.order_no
  FROM order_store s
  JOIN shop_order o ON o.order_no = s.order_no
  WHERE s.has_medicine <> EXISTS (
      SELECT 1 FROM order_line l WHERE l.order_no = s.order_no AND l.store_id = s.store_id AND l.is_medicine)
    OR o.has_medicine <> EXISTS (SELECT 1 FROM order_store x WHERE x.order_no = o.order_no AND x.has_medicine)
$more$;
END $$;
