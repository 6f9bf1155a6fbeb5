-- Coupons that the shop gives: shown beside the goods that they are good for.
CREATE TABLE coupon_campaign (
  id text PRIMARY KEY DEFAULT nextval('catalogue_number')::text,
  name jsonb NOT NULL,
  -- Percent off, 1 to 99; null when it takes a fixed amount off.
  percent smallint,
  amount_hkd bigint,
  amount_usd bigint,
  -- Goods from which it may be used.
  met_hkd bigint NOT NULL DEFAULT 0,
  met_usd bigint,
  scope text NOT NULL,
  scope_ids text[] NOT NULL DEFAULT '{}',
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT coupon_campaign_period CHECK (starts_at < ends_at),
  CONSTRAINT coupon_campaign_scope CHECK (scope IN ('all', 'category', 'brand', 'product')),
  CONSTRAINT coupon_campaign_scope_ids CHECK ((scope = 'all') = (cardinality(scope_ids) = 0)),
  CONSTRAINT coupon_campaign_worth CHECK (
    CASE WHEN percent IS NULL THEN amount_hkd > 0 AND amount_hkd IS NOT NULL AND (amount_usd IS NULL OR amount_usd > 0)
         ELSE percent BETWEEN 1 AND 99 AND amount_hkd IS NULL AND amount_usd IS NULL END),
  CONSTRAINT coupon_campaign_met CHECK (met_hkd >= 0 AND (met_usd IS NULL OR met_usd >= 0))
);

CREATE CONSTRAINT TRIGGER coupon_campaign_content AFTER INSERT OR UPDATE OR DELETE ON coupon_campaign
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
