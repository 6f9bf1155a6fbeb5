-- Filters, facets and sorts are answered from the document itself, without a join.
-- Documents are rebuilt from the catalogue, so there is nothing to carry over.
DELETE FROM search_document;
ALTER TABLE search_document
  ADD COLUMN category_id text NOT NULL,
  ADD COLUMN parent_category_id text,
  ADD COLUMN brand_id text NOT NULL,
  ADD COLUMN lowest_price_hkd bigint,
  ADD COLUMN lowest_price_usd bigint,
  ADD COLUMN sales integer NOT NULL DEFAULT 0,
  ADD COLUMN listed_at timestamp (3) with time zone NOT NULL DEFAULT now(),
  ADD COLUMN words text[] NOT NULL DEFAULT '{}';
CREATE INDEX search_document_category ON search_document (category_id);
CREATE INDEX search_document_parent ON search_document (parent_category_id);
CREATE INDEX search_document_brand ON search_document (brand_id);
CREATE INDEX search_document_sales ON search_document (sales DESC, product_id);
CREATE INDEX search_document_listed ON search_document (listed_at, product_id);
CREATE INDEX search_document_price_hkd ON search_document (lowest_price_hkd, product_id);

-- What the last sheet said of stock: only a new number in a sheet changes what is on hand.
ALTER TABLE variant ADD COLUMN sheet_stock integer;

-- A running import says from time to time that it is alive; what has been silent for long is run again.
ALTER TABLE import_run ADD COLUMN touched_at timestamp (3) with time zone NOT NULL DEFAULT now();
ALTER TABLE import_run ADD COLUMN hkd_per_unit numeric(12, 6);

-- The rate makes prices where there is none in US dollars.
CREATE CONSTRAINT TRIGGER setting_content AFTER INSERT OR UPDATE ON setting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.key = 'hkdPerUsd')
  EXECUTE FUNCTION bump_content_version();
