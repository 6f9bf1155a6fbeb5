-- What must always hold of pre-orders. They reserve no stock until their goods have arrived, and are paid in two parts;
-- so the questions about reservations and amounts are asked of them apart.
ALTER VIEW invariant_violations RENAME TO invariant_violations_of_any_order;

CREATE VIEW invariant_violations (inv, what, id) AS
WITH
pre_line AS (
  SELECT l.id, l.variant_id, l.quantity, o.order_no, o.status, o.goods_arrived_at, s.shipped_at,
    count(m.id) FILTER (WHERE m.kind = 'reserve') AS reserves,
    coalesce(sum(m.quantity) FILTER (WHERE m.kind = 'reserve'), 0) AS reserved,
    count(m.id) FILTER (WHERE m.kind = 'release') AS releases,
    count(m.id) FILTER (WHERE m.kind = 'consume') AS consumes
  FROM shop_order o
  JOIN order_line l ON l.order_no = o.order_no
  LEFT JOIN order_store s ON s.order_no = l.order_no AND s.store_id = l.store_id
  LEFT JOIN stock_movement m ON m.order_line_id = l.id
  WHERE o.deposit > 0
  GROUP BY l.id, o.order_no, s.order_no, s.store_id
),
pre_money AS (
  SELECT o.order_no, o.status, o.deposit, o.payable, o.deposit_paid_at, o.deposit_kept,
    coalesce(sum(p.amount - p.refunded) FILTER (WHERE p.part = 'deposit'), 0) AS deposit_held,
    coalesce(sum(p.amount - p.refunded) FILTER (WHERE p.part = 'balance'), 0) AS balance_held,
    coalesce(sum(p.amount - p.refunded), 0) AS held
  FROM shop_order o
  LEFT JOIN (
    SELECT p.order_no, p.part, p.amount, coalesce((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id), 0) AS refunded
    FROM payment p WHERE p.status = 'captured'
  ) p ON p.order_no = o.order_no
  WHERE o.deposit > 0
  GROUP BY o.order_no
)
SELECT inv, what, id FROM invariant_violations_of_any_order
WHERE NOT (inv IN ('I03', 'I04', 'I05') AND id IN (SELECT id FROM pre_line))
  AND NOT (inv = 'I15' AND id IN (SELECT order_no FROM pre_money))
  AND NOT (inv = 'I19' AND id IN (SELECT p.id FROM payment p JOIN pre_money USING (order_no)))
UNION ALL
SELECT 'I52', 'stock was not given to a pre-order exactly once when its goods arrived, or before', id
  FROM pre_line
  WHERE (goods_arrived_at IS NULL AND reserves + releases + consumes > 0)
     OR (goods_arrived_at IS NOT NULL AND (reserves <> 1 OR reserved <> quantity))
UNION ALL
SELECT 'I53', 'a pre-order whose goods have arrived was not released or consumed exactly once when it should be', id
  FROM pre_line
  WHERE goods_arrived_at IS NOT NULL AND CASE
    WHEN status = 'closed' THEN releases <> 1 OR consumes <> 0
    WHEN status IN ('pendingReceipt', 'completed') OR shipped_at IS NOT NULL THEN releases <> 0 OR consumes <> 1
    ELSE releases + consumes > 0 END
UNION ALL
SELECT 'I54', 'the pieces promised to pre-orders are not those of live pre-orders without goods, or are too many', s.variant_id
  FROM stock s
  LEFT JOIN (
    SELECT variant_id, sum(quantity) AS pieces FROM pre_line WHERE goods_arrived_at IS NULL AND status <> 'closed' GROUP BY variant_id
  ) w USING (variant_id)
  WHERE s.awaited <> coalesce(w.pieces, 0) OR s.awaited > s.pre_order_most
UNION ALL
SELECT 'I55', 'a pre-order does not hold its deposit, its balance, or what was kept of them', order_no
  FROM pre_money
  WHERE CASE
    WHEN status = 'closed' THEN held <> deposit_kept AND NOT EXISTS (
      SELECT 1 FROM outbox_event e
      WHERE e.name = 'orderClosed' AND e.status = 'waiting' AND e.payload->>'orderNo' = order_no)
    WHEN status IN ('pendingShipment', 'pendingReceipt', 'completed', 'held')
      THEN deposit_held <> deposit OR balance_held <> payable - deposit
    ELSE deposit_held <> CASE WHEN deposit_paid_at IS NULL THEN 0 ELSE deposit END OR balance_held <> 0 END
UNION ALL
SELECT 'I56', 'a payment is not of the deposit or the balance of its order, or in another currency', p.id
  FROM payment p JOIN shop_order o ON o.order_no = p.order_no
  WHERE CASE WHEN o.deposit = 0 THEN p.part <> 'whole' ELSE
    p.currency <> o.currency OR p.amount <> CASE p.part WHEN 'deposit' THEN o.deposit WHEN 'balance' THEN o.payable - o.deposit END
    OR p.part = 'whole' END
UNION ALL
SELECT 'I57', 'a pre-order waits for its goods with its time running, unpaid, or with goods that are there', order_no
  FROM shop_order
  WHERE (status = 'preOrder' AND (deposit = 0 OR deposit_paid_at IS NULL OR goods_arrived_at IS NOT NULL OR expires_at IS NOT NULL))
     OR (goods_arrived_at IS NOT NULL AND deposit_paid_at IS NULL)
     OR (deposit > 0 AND goods_arrived_at IS NULL AND status IN ('pendingShipment', 'pendingReceipt', 'completed', 'held'))
     OR (deposit_kept > 0 AND status <> 'closed');
