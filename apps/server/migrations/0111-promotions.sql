-- A product's promotion: its variants cost less from one moment until another.
CREATE TABLE promotion (
  id text PRIMARY KEY DEFAULT nextval('catalogue_number')::text,
  product_id text NOT NULL REFERENCES product(id),
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  -- Pieces of each variant that a clinic may buy within it; 0 means no limit.
  purchase_limit integer NOT NULL DEFAULT 0,
  picture text NOT NULL DEFAULT '',
  text_color text NOT NULL DEFAULT '',
  shows_price_background boolean NOT NULL DEFAULT false,
  counts_down boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  -- What follows prices was told of the start and of the end.
  start_told boolean NOT NULL DEFAULT false,
  end_told boolean NOT NULL DEFAULT false,
  CONSTRAINT promotion_period CHECK (starts_at < ends_at),
  CONSTRAINT promotion_limit CHECK (purchase_limit >= 0)
);
CREATE INDEX promotion_product ON promotion (product_id, ends_at);
CREATE INDEX promotion_untold ON promotion (starts_at) WHERE NOT (start_told AND end_told);

CREATE TABLE promotion_price (
  promotion_id text NOT NULL REFERENCES promotion(id) ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variant(id),
  price_hkd bigint NOT NULL,
  price_usd bigint,
  PRIMARY KEY (promotion_id, variant_id),
  CONSTRAINT promotion_price_sound CHECK (price_hkd > 0 AND price_hkd < 100000000 AND price_usd > 0 AND price_usd < 100000000)
);

-- The promotions of a variant as every price needs them, so that no price asks a second table.
ALTER TABLE variant ADD COLUMN offers jsonb NOT NULL DEFAULT '[]';

CREATE FUNCTION keep_offers(which text) RETURNS void LANGUAGE sql AS $$
  UPDATE variant v SET offers = n.offers
  FROM (
    SELECT x.id, coalesce(
      (SELECT jsonb_agg(jsonb_build_object(
          'id', p.id, 'from', (extract(epoch FROM p.starts_at) * 1000)::bigint, 'until', (extract(epoch FROM p.ends_at) * 1000)::bigint,
          'hkd', pp.price_hkd, 'usd', pp.price_usd, 'limit', p.purchase_limit) ORDER BY p.starts_at)
       FROM promotion p JOIN promotion_price pp ON pp.promotion_id = p.id
       WHERE p.product_id = which AND pp.variant_id = x.id AND NOT p.end_told), '[]') AS offers
    FROM variant x WHERE x.product_id = which
  ) n
  WHERE v.id = n.id AND v.offers IS DISTINCT FROM n.offers
$$;

-- Pieces of a promotion's variant in a clinic's live orders.
CREATE TABLE promotion_purchase (
  promotion_id text NOT NULL REFERENCES promotion(id),
  clinic_id text NOT NULL REFERENCES clinic(id),
  variant_id text NOT NULL REFERENCES variant(id),
  quantity integer NOT NULL,
  PRIMARY KEY (clinic_id, variant_id, promotion_id),
  CONSTRAINT promotion_purchase_sound CHECK (quantity >= 0)
);
-- The promotion whose limit the line counts towards.
ALTER TABLE order_line ADD COLUMN promotion_id text REFERENCES promotion(id);

CREATE CONSTRAINT TRIGGER promotion_content AFTER INSERT OR UPDATE OR DELETE ON promotion
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();

DO $$
DECLARE
  already text := rtrim(pg_get_viewdef('invariant_violations'::regclass), E'; \n');
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW invariant_violations (inv, what, id) AS ' || already || $more$
UNION ALL
SELECT 'I60', 'pieces counted towards a promotion are not those of its live orders', coalesce(c.promotion_id, l.promotion_id)
  FROM promotion_purchase c
  FULL JOIN (
    SELECT x.promotion_id, o.clinic_id, x.variant_id, sum(x.quantity) AS quantity
    FROM order_line x JOIN shop_order o ON o.order_no = x.order_no
    WHERE x.promotion_id IS NOT NULL AND o.status <> 'closed' GROUP BY x.promotion_id, o.clinic_id, x.variant_id
  ) l ON l.promotion_id = c.promotion_id AND l.clinic_id = c.clinic_id AND l.variant_id = c.variant_id
  WHERE coalesce(c.quantity, 0) <> coalesce(l.quantity, 0)
$more$;
END $$;
