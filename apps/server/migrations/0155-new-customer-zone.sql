-- The new-customer zone: its banners and activities are parts like those of the home page.
ALTER TABLE home_part DROP CONSTRAINT home_part_kind;
ALTER TABLE home_part ADD CONSTRAINT home_part_kind CHECK (kind IN ('navigation', 'banner', 'popup', 'special', 'specialsHeading', 'zone', 'floor', 'brands', 'recommended', 'newCustomer', 'newCustomerBanner', 'newCustomerActivity'));

-- What an activity offers is a promotion of each of its products, for new customers only. The activity may be gone before
-- the orders that count towards its limit are.
ALTER TABLE promotion ADD COLUMN activity integer;
CREATE UNIQUE INDEX promotion_activity ON promotion USING btree (activity, product_id);

CREATE OR REPLACE FUNCTION keep_offers(which text) RETURNS void LANGUAGE sql AS $$
  UPDATE variant v SET offers = n.offers
  FROM (
    SELECT x.id, coalesce(
      (SELECT jsonb_agg(jsonb_build_object(
          'id', p.id, 'from', (extract(epoch FROM p.starts_at) * 1000)::bigint, 'until', (extract(epoch FROM p.ends_at) * 1000)::bigint,
          'hkd', pp.price_hkd, 'usd', pp.price_usd, 'limit', p.purchase_limit, 'activity', p.activity) ORDER BY p.starts_at, p.id)
       FROM promotion p JOIN promotion_price pp ON pp.promotion_id = p.id
       WHERE p.product_id = which AND pp.variant_id = x.id AND NOT p.end_told), '[]') AS offers
    FROM variant x WHERE x.product_id = which
  ) n
  WHERE v.id = n.id AND v.offers IS DISTINCT FROM n.offers
$$;

-- An order that is being confirmed at the prices of the zone.
ALTER TABLE temp_order ADD COLUMN is_for_new_customers boolean DEFAULT false NOT NULL;
