-- Pages that show products picked by hand: a zone is saved as a whole, by whoever saw it last.
CREATE TABLE "zone" (
  "key" text PRIMARY KEY CHECK ("key" IN ('newProducts', 'special')),
  "version" integer NOT NULL DEFAULT 0
);
INSERT INTO "zone" ("key") VALUES ('newProducts'), ('special');

CREATE TABLE "zone_product" (
  "zone" text NOT NULL REFERENCES "zone"("key"),
  "product_id" text NOT NULL REFERENCES "product"("id"),
  "position" integer NOT NULL,
  "badge" jsonb NOT NULL,
  CONSTRAINT "zone_product_zone_product_id_pk" PRIMARY KEY("zone", "product_id")
);
CREATE INDEX "zone_product_order" ON "zone_product" ("zone", "position");
CREATE CONSTRAINT TRIGGER zone_product_content AFTER INSERT OR UPDATE OR DELETE ON zone_product
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version();
