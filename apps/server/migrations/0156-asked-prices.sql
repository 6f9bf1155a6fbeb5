-- Questions for the price of goods on inquiry are enquiries that name the goods.
ALTER TABLE enquiry ADD COLUMN clinic_id text REFERENCES clinic (id);
ALTER TABLE enquiry ADD COLUMN variant_id text REFERENCES variant (id);
ALTER TABLE enquiry ADD COLUMN quantity integer;
ALTER TABLE enquiry ADD CONSTRAINT enquiry_goods CHECK ((variant_id is null) = (quantity is null) and (variant_id is null) = (clinic_id is null) and (quantity is null or quantity >= 1));
CREATE INDEX enquiry_price ON enquiry USING btree (clinic_id, variant_id) WHERE state = 'open' and variant_id is not null;
