-- What a product page shows besides name, price and stock.
ALTER TABLE product
  ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
  ADD COLUMN documents jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN video jsonb;
ALTER TABLE variant
  ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
  ADD COLUMN gifts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE bundle_part (
  product_id text NOT NULL REFERENCES product(id),
  variant_id text NOT NULL REFERENCES variant(id),
  quantity integer NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (product_id, variant_id),
  CONSTRAINT bundle_part_quantity CHECK (quantity >= 1)
);
CREATE INDEX bundle_part_variant ON bundle_part (variant_id);

-- What operators have uploaded: nothing else may stand on a product page.
CREATE TABLE goods_file (
  path text PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  uploaded_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT goods_file_kind CHECK (kind IN ('picture', 'document', 'video'))
);

-- What lies beside a product: the best sellers of its category and of its brand.
CREATE INDEX product_category_sales ON product (category_id, sales DESC, id) WHERE is_on_shelf;
CREATE INDEX product_brand_sales ON product (brand_id, sales DESC, id) WHERE is_on_shelf;

CREATE TABLE display_tag (
  type text PRIMARY KEY,
  title jsonb NOT NULL,
  -- Tells something of a price, and is only for those who see prices.
  is_about_price boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);
INSERT INTO display_tag (type, title, is_about_price, position) VALUES
  ('new', '{"en": "New", "zh-Hant": "新品", "zh-Hans": "新品"}', false, 1),
  ('hot', '{"en": "Popular", "zh-Hant": "熱賣", "zh-Hans": "热卖"}', false, 2),
  ('sale', '{"en": "Sale", "zh-Hant": "特價", "zh-Hans": "特价"}', true, 3),
  ('discount', '{"en": "Discount", "zh-Hant": "折扣", "zh-Hans": "折扣"}', true, 4),
  ('clearance', '{"en": "Clearance", "zh-Hant": "清貨", "zh-Hans": "清货"}', true, 5),
  ('short', '{"en": "Short-dated", "zh-Hant": "近效期", "zh-Hans": "近效期"}', false, 6);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['bundle_part', 'display_tag'] LOOP
    EXECUTE format(
      'CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version()',
      t || '_content', t);
  END LOOP;
END $$;
