-- What must always hold, as questions whose answer is nothing.
CREATE VIEW invariant_violations (inv, what, id) AS
WITH
moved AS (
  SELECT variant_id,
    coalesce(sum(quantity) FILTER (WHERE kind IN ('receive', 'return', 'adjust')), 0)
      - coalesce(sum(quantity) FILTER (WHERE kind = 'consume'), 0) AS on_hand,
    coalesce(sum(quantity) FILTER (WHERE kind = 'reserve'), 0)
      - coalesce(sum(quantity) FILTER (WHERE kind IN ('release', 'consume')), 0) AS reserved
  FROM stock_movement GROUP BY variant_id
),
line AS (
  SELECT l.id, l.order_no, l.variant_id, l.quantity, l.step, l.unit_price, l.list_price, l.line_discount, o.status, o.clinic_id, s.shipped_at,
    count(m.id) FILTER (WHERE m.kind = 'reserve') AS reserves,
    coalesce(sum(m.quantity) FILTER (WHERE m.kind = 'reserve'), 0) AS reserved,
    count(m.id) FILTER (WHERE m.kind = 'release') AS releases,
    count(m.id) FILTER (WHERE m.kind = 'consume') AS consumes
  FROM order_line l
  JOIN shop_order o ON o.order_no = l.order_no
  LEFT JOIN order_store s ON s.order_no = l.order_no AND s.store_id = l.store_id
  LEFT JOIN stock_movement m ON m.order_line_id = l.id
  GROUP BY l.id, o.order_no, s.order_no, s.store_id
),
line_sum AS (
  SELECT order_no, sum(quantity * unit_price) AS goods, sum(line_discount) AS discount FROM order_line GROUP BY order_no
),
store_sum AS (SELECT order_no, sum(freight) AS freight FROM order_store GROUP BY order_no),
held AS (
  SELECT p.order_no, sum(p.amount) - coalesce(sum(r.amount), 0) AS amount
  FROM payment p
  LEFT JOIN (SELECT payment_id, sum(amount) AS amount FROM refund GROUP BY payment_id) r ON r.payment_id = p.id
  WHERE p.status = 'captured' GROUP BY p.order_no
),
step AS (
  SELECT h.*, lag(to_status, 1, '') OVER (PARTITION BY order_no ORDER BY id) AS previous,
    lead(id) OVER (PARTITION BY order_no ORDER BY id) IS NULL AS is_last
  FROM order_history h
),
live AS (
  SELECT o.clinic_id, l.variant_id, sum(l.quantity) AS quantity
  FROM order_line l JOIN shop_order o ON o.order_no = l.order_no WHERE o.status <> 'closed'
  GROUP BY o.clinic_id, l.variant_id
)
SELECT 'I01'::text, 'stock on hand is not what its movements say'::text, s.variant_id
  FROM stock s LEFT JOIN moved m USING (variant_id) WHERE s.on_hand <> coalesce(m.on_hand, 0) OR s.on_hand < 0
UNION ALL
SELECT 'I02', 'reserved stock is not what its movements say, or exceeds what is there', s.variant_id
  FROM stock s LEFT JOIN moved m USING (variant_id)
  WHERE s.reserved <> coalesce(m.reserved, 0) OR s.reserved < 0 OR s.reserved > s.on_hand
UNION ALL
SELECT 'I03', 'an order line does not have one reservation of its quantity', id
  FROM line WHERE reserves <> 1 OR reserved <> quantity
UNION ALL
SELECT 'I04', 'a line of a closed order was not released exactly once, or one that was shipped was not consumed exactly once', id
  FROM line
  WHERE (status = 'closed' AND (releases <> 1 OR consumes <> 0))
     OR (status IN ('pendingReceipt', 'completed') AND (releases <> 0 OR consumes <> 1))
     OR (status = 'pendingShipment' AND shipped_at IS NOT NULL AND (releases <> 0 OR consumes <> 1))
UNION ALL
SELECT 'I05', 'a line of an open order has lost its reservation', id
  FROM line
  WHERE status NOT IN ('closed', 'pendingReceipt', 'completed') AND shipped_at IS NULL AND releases + consumes > 0
UNION ALL
SELECT 'I07', 'goods or freight of an order are not the sum of its parts', o.order_no
  FROM shop_order o LEFT JOIN line_sum l USING (order_no) LEFT JOIN store_sum s USING (order_no)
  WHERE o.goods <> coalesce(l.goods, 0) OR o.freight <> coalesce(s.freight, 0)
     OR o.payable <> o.goods - o.discount - o.coupon + o.freight OR o.payable < 0
UNION ALL
SELECT 'I08', 'discounts of an order are not spread over its lines to the cent', o.order_no
  FROM shop_order o LEFT JOIN line_sum l USING (order_no) WHERE o.discount + o.coupon <> coalesce(l.discount, 0)
UNION ALL
SELECT 'I09', 'a line discount is negative or exceeds its line', id
  FROM line WHERE line_discount < 0 OR line_discount > unit_price * quantity
UNION ALL
SELECT 'I10', 'a sold quantity is not whole steps', id FROM line WHERE quantity < 1 OR quantity % step <> 0
UNION ALL
SELECT 'I11', 'goods without a price were sold', id FROM line WHERE unit_price <= 0 OR list_price < unit_price OR list_price >= 100000000
UNION ALL
SELECT 'I12', 'the history of an order has a gap or does not end in its status', order_no
  FROM step JOIN shop_order o USING (order_no) WHERE from_status <> previous OR (is_last AND to_status <> o.status)
UNION ALL
SELECT 'I12', 'an order has no history', order_no
  FROM shop_order o WHERE NOT EXISTS (SELECT 1 FROM order_history h WHERE h.order_no = o.order_no)
UNION ALL
SELECT 'I13', 'a step of an order is none that its mover may make', step.id::text
  FROM step LEFT JOIN order_transition t
    ON t.from_status = step.from_status AND t.move = step.move AND t.to_status = step.to_status AND t.by_kind = step.by_kind
  -- Before the first start of a server the table of moves is empty and nothing can be said.
  WHERE t.move IS NULL AND EXISTS (SELECT 1 FROM order_transition)
UNION ALL
SELECT 'I14', 'a paid order does not hold exactly what is payable', o.order_no
  FROM shop_order o LEFT JOIN held h USING (order_no)
  WHERE o.status IN ('pendingShipment', 'pendingReceipt', 'completed', 'held') AND coalesce(h.amount, 0) <> o.payable
UNION ALL
SELECT 'I15', 'an order that is closed or unpaid holds money', o.order_no
  FROM shop_order o JOIN held h USING (order_no)
  WHERE o.status IN ('closed', 'pendingPayment', 'paying', 'remitted', 'pendingReview') AND h.amount <> 0
    -- The event that owes the money back is written with the closing and on its way.
    AND NOT EXISTS (
      SELECT 1 FROM outbox_event e
      WHERE e.name = 'orderClosed' AND e.status = 'waiting' AND e.payload->>'orderNo' = o.order_no)
UNION ALL
SELECT 'I16', 'more goes back than a payment has brought', p.id
  FROM payment p JOIN refund r ON r.payment_id = p.id GROUP BY p.id
  HAVING sum(r.amount) > CASE WHEN p.status = 'captured' THEN p.amount ELSE 0 END
UNION ALL
SELECT 'I17', 'a captured payment does not have exactly one notice that captured it', p.id
  FROM payment p LEFT JOIN payment_event e ON e.payment_id = p.id AND e.kind = 'captured' AND e.effect = 'applied'
  GROUP BY p.id HAVING count(e.id) <> CASE WHEN p.status = 'captured' THEN 1 ELSE 0 END
UNION ALL
SELECT 'I18', 'a notice was applied whose amount or currency is not the payment''s', e.id::text
  FROM payment_event e LEFT JOIN payment p ON p.id = e.payment_id
  WHERE e.effect = 'applied' AND (p.id IS NULL OR e.amount <> p.amount OR e.currency <> p.currency)
UNION ALL
SELECT 'I19', 'a payment is in another currency or amount than its order', p.id
  FROM payment p JOIN shop_order o ON o.order_no = p.order_no WHERE p.currency <> o.currency OR p.amount <> o.payable
UNION ALL
SELECT 'I19', 'a refund is in another currency than its payment', r.id
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.currency <> p.currency
UNION ALL
SELECT 'I30', 'a purchase counter is not the clinic''s live quantity', coalesce(c.clinic_id, l.clinic_id) || '/' || coalesce(c.variant_id, l.variant_id)
  FROM purchase_count c FULL JOIN live l ON l.clinic_id = c.clinic_id AND l.variant_id = c.variant_id
  WHERE coalesce(c.quantity, 0) <> coalesce(l.quantity, 0)
UNION ALL
SELECT 'I31', 'an order belongs to another clinic than its buyer, confirmation or payment', o.order_no
  FROM shop_order o
  WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.id = o.account_id AND a.clinic_id = o.clinic_id)
     OR NOT EXISTS (SELECT 1 FROM temp_order t WHERE t.id = o.temp_order_id AND t.clinic_id = o.clinic_id)
     OR EXISTS (SELECT 1 FROM payment p WHERE p.order_no = o.order_no AND p.clinic_id <> o.clinic_id)
UNION ALL
SELECT 'I32', 'a clinic has an order from before its first approval', o.order_no
  FROM shop_order o JOIN clinic c ON c.id = o.clinic_id
  WHERE c.first_approved_at IS NULL OR o.created_at < c.first_approved_at
UNION ALL
SELECT 'I33', 'an unpaid order is open more than a minute after its time', order_no
  FROM shop_order WHERE status IN ('pendingPayment', 'paying') AND expires_at < now() - interval '60 seconds'
UNION ALL
SELECT 'I35', 'an event has waited for more than 15 minutes', id::text
  FROM outbox_event WHERE status = 'waiting' AND created_at < now() - interval '15 minutes'
UNION ALL
SELECT 'I36', 'money that is owed back has no event that sends it', r.id
  FROM refund r
  WHERE r.status <> 'done'
    AND NOT EXISTS (SELECT 1 FROM outbox_event e WHERE e.name = 'refundDue' AND e.status <> 'dead' AND e.payload->>'refundId' = r.id)
UNION ALL
SELECT 'I39', 'a verification code was tried too often or used outside its life', id::text
  FROM verification_code WHERE tries NOT BETWEEN 0 AND 5 OR used_at < created_at OR used_at > expires_at;
