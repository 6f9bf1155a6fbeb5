-- A store's name and its delivery's are kept in every language, as they were when the order was placed.
ALTER TABLE order_store ADD COLUMN store_name jsonb DEFAULT '{"en":"","zh-Hant":""}' NOT NULL;
ALTER TABLE order_store ALTER COLUMN express_name TYPE jsonb USING jsonb_build_object('en', express_name, 'zh-Hant', express_name);
