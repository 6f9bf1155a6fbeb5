-- Variants that somebody keeps at hand.
CREATE TABLE "favourite" (
  "account_id" text NOT NULL REFERENCES "account"("id") ON DELETE CASCADE,
  "variant_id" text NOT NULL REFERENCES "variant"("id"),
  "added_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "favourite_account_id_variant_id_pk" PRIMARY KEY("account_id", "variant_id")
);
CREATE INDEX "favourite_newest" ON "favourite" ("account_id", "added_at");

-- Who waits for which sold-out variant; told_at says when its return was told, and asking again empties it.
CREATE TABLE "stock_registration" (
  "account_id" text NOT NULL REFERENCES "account"("id") ON DELETE CASCADE,
  "variant_id" text NOT NULL REFERENCES "variant"("id"),
  "registered_at" timestamp (3) with time zone NOT NULL,
  "told_at" timestamp (3) with time zone,
  CONSTRAINT "stock_registration_account_id_variant_id_pk" PRIMARY KEY("account_id", "variant_id")
);
CREATE INDEX "stock_registration_newest" ON "stock_registration" ("account_id", "registered_at");
CREATE INDEX "stock_registration_waiting" ON "stock_registration" ("variant_id") WHERE told_at IS NULL;

-- What a letter says of goods.
CREATE VIEW notice_goods AS
  SELECT v.id AS variant_id, p.name, v.standard, v.article_number
  FROM variant v JOIN product p ON p.id = v.product_id;
