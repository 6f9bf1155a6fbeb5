CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SEQUENCE "public"."catalogue_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;
CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1;
CREATE TABLE "account" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"clinic_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"area_code" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{Buyer}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_in_clinic" UNIQUE("clinic_id","id"),
	CONSTRAINT "account_reachable" CHECK (email is not null or phone is not null)
);

CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

CREATE TABLE "clinic" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'notSubmitted' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"is_hk_customer" boolean DEFAULT true NOT NULL,
	"certificate_file_id" text,
	"invitation_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"first_approved_at" timestamp (3) with time zone,
	CONSTRAINT "clinic_status" CHECK (status in ('notSubmitted', 'underReview', 'rejected', 'approved', 'certificateExpired'))
);

CREATE TABLE "clinic_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clinic_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"clinic_id" text NOT NULL,
	"from_status" text NOT NULL,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "code_sending" (
	"target" text NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL,
	"hour_start" timestamp (3) with time zone NOT NULL,
	"sent_in_hour" smallint NOT NULL,
	"day_start" timestamp (3) with time zone NOT NULL,
	"sent_in_day" smallint NOT NULL,
	CONSTRAINT "code_sending_target_pk" PRIMARY KEY("target")
);

CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);

CREATE TABLE "verification_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verification_code_tries" CHECK (tries between 0 and 5)
);

CREATE TABLE "delivery_address" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"clinic_id" text NOT NULL,
	"name" text NOT NULL,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_address_in_clinic" UNIQUE("clinic_id","id")
);

CREATE TABLE "cart_line" (
	"account_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_account_id_variant_id_pk" PRIMARY KEY("account_id","variant_id"),
	CONSTRAINT "cart_line_quantity" CHECK (quantity > 0)
);

CREATE TABLE "brand" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"name" jsonb NOT NULL,
	"group_key" text DEFAULT '#' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"import_key" text
);

CREATE TABLE "category" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"import_key" text
);

CREATE TABLE "express_method" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"store_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"freight_hkd" bigint NOT NULL,
	"freight_usd" bigint NOT NULL,
	"free_from_hkd" bigint,
	"free_from_usd" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "express_method_freight" CHECK (freight_hkd >= 0 and freight_usd >= 0)
);

CREATE TABLE "product" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"supplier" text NOT NULL,
	"brand_id" text NOT NULL,
	"category_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"selling_point" jsonb DEFAULT '{"en":"","zh-Hant":""}'::jsonb NOT NULL,
	"detail_html" jsonb DEFAULT '{"en":"","zh-Hant":""}'::jsonb NOT NULL,
	"producer" text DEFAULT '' NOT NULL,
	"ce_code" text DEFAULT '' NOT NULL,
	"fda_code" text DEFAULT '' NOT NULL,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"is_medicine" boolean DEFAULT false NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"recommended" smallint DEFAULT 0 NOT NULL,
	"import_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "purchase_count" (
	"clinic_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "purchase_count_clinic_id_variant_id_pk" PRIMARY KEY("clinic_id","variant_id"),
	CONSTRAINT "purchase_count_sound" CHECK (quantity >= 0)
);

CREATE TABLE "stock" (
	"variant_id" text PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_sound" CHECK (reserved >= 0 and on_hand >= reserved)
);

CREATE TABLE "stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_line_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK (kind in ('receive', 'return', 'adjust', 'reserve', 'release', 'consume')),
	CONSTRAINT "stock_movement_quantity" CHECK (case when kind = 'adjust' then quantity <> 0 else quantity > 0 end)
);

CREATE TABLE "store" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "variant" (
	"id" text PRIMARY KEY DEFAULT nextval('catalogue_number')::text NOT NULL,
	"product_id" text NOT NULL,
	"supplier" text NOT NULL,
	"article_number" text NOT NULL,
	"article_key" text GENERATED ALWAYS AS (upper(regexp_replace(article_number, '[^A-Za-z0-9]', '', 'g'))) STORED NOT NULL,
	"standard" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"uniform_code" text DEFAULT '' NOT NULL,
	"container_quantity" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"purchase_limit" integer DEFAULT 0 NOT NULL,
	"price_hkd" bigint,
	"price_usd" bigint,
	"discount_percent" smallint DEFAULT 0 NOT NULL,
	"is_on_inquiry" boolean DEFAULT false NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"production_date" date,
	"expiry_date" date,
	"picture" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_step" CHECK (step >= 1 and container_quantity >= 1 and purchase_limit >= 0),
	CONSTRAINT "variant_discount" CHECK (discount_percent between 0 and 99),
	CONSTRAINT "variant_price" CHECK (price_hkd > 0 and price_hkd < 100000000),
	CONSTRAINT "variant_price_usd" CHECK (price_usd > 0 and price_usd < 100000000),
	CONSTRAINT "variant_inquiry" CHECK (not is_on_inquiry or (price_hkd is null and price_usd is null))
);

CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"link" text NOT NULL,
	"image" text NOT NULL,
	"image_phone" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"from_at" timestamp (3) with time zone,
	"until_at" timestamp (3) with time zone
);

CREATE TABLE "info_page" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"content" jsonb NOT NULL
);

CREATE TABLE "shop_text" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

CREATE TABLE "import_problem" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"column_name" text NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL
);

CREATE TABLE "import_run" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"preset" text NOT NULL,
	"supplier" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"sample" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "import_run_status" CHECK (status in ('uploaded', 'previewed', 'running', 'done', 'failed', 'discarded'))
);

CREATE TABLE "operator" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_role" CHECK (role in ('admin', 'review', 'catalogue', 'orders', 'warehouse', 'finance', 'support'))
);

CREATE TABLE "operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);

CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"from_status" text NOT NULL,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_by" CHECK (by_kind in ('buyer', 'operator', 'system'))
);

CREATE TABLE "order_line" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"order_no" text NOT NULL,
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"standard" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"article_number" text NOT NULL,
	"picture" text NOT NULL,
	"is_medicine" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"step" integer NOT NULL,
	"list_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_discount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK (quantity >= 1 and step >= 1 and quantity % step = 0),
	CONSTRAINT "order_line_price" CHECK (unit_price > 0 and list_price >= unit_price and list_price < 100000000),
	CONSTRAINT "order_line_discount" CHECK (line_discount >= 0 and line_discount <= unit_price * quantity)
);

CREATE TABLE "order_store" (
	"order_no" text NOT NULL,
	"store_id" text NOT NULL,
	"express_id" text NOT NULL,
	"express_name" text NOT NULL,
	"freight" bigint NOT NULL,
	"has_medicine" boolean DEFAULT false NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	CONSTRAINT "order_store_order_no_store_id_pk" PRIMARY KEY("order_no","store_id"),
	CONSTRAINT "order_store_freight" CHECK (freight >= 0)
);

CREATE TABLE "order_transition" (
	"from_status" text NOT NULL,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"by_kind" text NOT NULL,
	CONSTRAINT "order_transition_from_status_move_by_kind_pk" PRIMARY KEY("from_status","move","by_kind")
);

CREATE TABLE "parcel" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"order_no" text NOT NULL,
	"store_id" text NOT NULL,
	"express_name" text NOT NULL,
	"waybill" text NOT NULL,
	"shipped_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "shop_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"temp_order_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"account_id" text NOT NULL,
	"status" text DEFAULT 'pendingPayment' NOT NULL,
	"currency" text NOT NULL,
	"goods" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"coupon" bigint DEFAULT 0 NOT NULL,
	"freight" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"payment_choice" text NOT NULL,
	"payment_type" text,
	"has_medicine" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" text DEFAULT '' NOT NULL,
	"remittance_reference" text DEFAULT '' NOT NULL,
	"remittance_reported_at" timestamp (3) with time zone,
	CONSTRAINT "shop_order_in_clinic" UNIQUE("clinic_id","order_no"),
	CONSTRAINT "shop_order_status" CHECK (status in ('pendingPayment', 'paying', 'pendingShipment', 'pendingReceipt', 'completed', 'closed', 'preOrder', 'remitted', 'held', 'pendingReview')),
	CONSTRAINT "shop_order_currency" CHECK (currency in ('HKD', 'USD')),
	CONSTRAINT "shop_order_choice" CHECK (payment_choice in ('online', 'remittance', 'cheque')),
	CONSTRAINT "shop_order_amounts" CHECK (goods >= 0 and discount >= 0 and coupon >= 0 and freight >= 0 and payable >= 0 and payable = goods - discount - coupon + freight)
);

CREATE TABLE "temp_order" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"account_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"is_from_cart" boolean NOT NULL,
	"address_id" text,
	"express" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_no" text
);

CREATE TABLE "payment" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"order_no" text NOT NULL,
	"clinic_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"provider_reference" text DEFAULT '' NOT NULL,
	"redirect_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"captured_at" timestamp (3) with time zone,
	CONSTRAINT "payment_amount" CHECK (amount > 0),
	CONSTRAINT "payment_status" CHECK (status in ('created', 'pending', 'captured', 'failed', 'voided'))
);

CREATE TABLE "payment_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"effect" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_effect" CHECK (effect in ('applied', 'duplicate', 'ignored', 'refused'))
);

CREATE TABLE "refund" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"reason" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refund_amount" CHECK (amount > 0),
	CONSTRAINT "refund_status" CHECK (status in ('due', 'sent', 'done')),
	CONSTRAINT "refund_reason" CHECK (reason in ('lateMoney', 'doublePayment', 'orderClosed'))
);

CREATE TABLE "hot_keyword" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_keyword_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word_en" text NOT NULL,
	"word_zh_hant" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "search_document" (
	"product_id" text PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"articles" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "search_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL,
	"found" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"products" integer NOT NULL
);

CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"operator_id" text,
	"operator_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"detail" jsonb NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);

CREATE TABLE "content_version" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);

CREATE TABLE "message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"is_secret" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_channel" CHECK (channel in ('mail', 'sms')),
	CONSTRAINT "message_status" CHECK (status in ('queued', 'sent', 'kept', 'failed'))
);

CREATE TABLE "outbox_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_event_status" CHECK (status in ('waiting', 'done', 'dead'))
);

CREATE TABLE "rate_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);

CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

CREATE TABLE "stored_file" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "account" ADD CONSTRAINT "account_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clinic_history" ADD CONSTRAINT "clinic_history_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "express_method" ADD CONSTRAINT "express_method_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product" ADD CONSTRAINT "product_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchase_count" ADD CONSTRAINT "purchase_count_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "purchase_count" ADD CONSTRAINT "purchase_count_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_problem" ADD CONSTRAINT "import_problem_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_store" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."order_store"("order_no","store_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_store" ADD CONSTRAINT "order_store_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_store" ADD CONSTRAINT "order_store_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_store" ADD CONSTRAINT "order_store_express_id_express_method_id_fk" FOREIGN KEY ("express_id") REFERENCES "public"."express_method"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_store" FOREIGN KEY ("order_no","store_id") REFERENCES "public"."order_store"("order_no","store_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_temp_order_id_temp_order_id_fk" FOREIGN KEY ("temp_order_id") REFERENCES "public"."temp_order"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_account_in_clinic" FOREIGN KEY ("clinic_id","account_id") REFERENCES "public"."account"("clinic_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "temp_order" ADD CONSTRAINT "temp_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "temp_order" ADD CONSTRAINT "temp_order_clinic_id_clinic_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinic"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_in_clinic" FOREIGN KEY ("clinic_id","order_no") REFERENCES "public"."shop_order"("clinic_id","order_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");
CREATE UNIQUE INDEX "account_phone" ON "account" USING btree ("area_code","phone");
CREATE INDEX "clinic_status_submitted" ON "clinic" USING btree ("status","submitted_at");
CREATE INDEX "clinic_history_clinic" ON "clinic_history" USING btree ("clinic_id","id");
CREATE INDEX "session_account" ON "session" USING btree ("account_id");
CREATE INDEX "verification_code_target" ON "verification_code" USING btree ("purpose","target","id");
CREATE INDEX "delivery_address_clinic" ON "delivery_address" USING btree ("clinic_id");
CREATE UNIQUE INDEX "delivery_address_one_default" ON "delivery_address" USING btree ("clinic_id") WHERE is_default and deleted_at is null;
CREATE UNIQUE INDEX "brand_import_key" ON "brand" USING btree ("import_key");
CREATE UNIQUE INDEX "category_import_key" ON "category" USING btree ("import_key");
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","position");
CREATE UNIQUE INDEX "express_method_one_default" ON "express_method" USING btree ("store_id") WHERE is_default;
CREATE UNIQUE INDEX "product_import_key" ON "product" USING btree ("supplier","import_key");
CREATE INDEX "product_category" ON "product" USING btree ("category_id");
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id");
CREATE INDEX "product_updated" ON "product" USING btree ("updated_at");
CREATE INDEX "stock_movement_variant" ON "stock_movement" USING btree ("variant_id");
CREATE UNIQUE INDEX "stock_movement_once" ON "stock_movement" USING btree ("order_line_id","kind");
CREATE UNIQUE INDEX "stock_movement_end_once" ON "stock_movement" USING btree ("order_line_id") WHERE kind in ('release', 'consume');
CREATE UNIQUE INDEX "variant_article" ON "variant" USING btree ("supplier","article_number");
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");
CREATE INDEX "import_problem_import" ON "import_problem" USING btree ("import_id","line");
CREATE UNIQUE INDEX "operator_email" ON "operator" USING btree ("email");
CREATE INDEX "operator_session_operator" ON "operator_session" USING btree ("operator_id");
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_no","id");
CREATE UNIQUE INDEX "order_line_variant" ON "order_line" USING btree ("order_no","variant_id");
CREATE INDEX "order_line_by_variant" ON "order_line" USING btree ("variant_id");
CREATE INDEX "parcel_order" ON "parcel" USING btree ("order_no");
CREATE UNIQUE INDEX "shop_order_temp" ON "shop_order" USING btree ("temp_order_id");
CREATE INDEX "shop_order_clinic_created" ON "shop_order" USING btree ("clinic_id","created_at" DESC NULLS LAST);
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("created_at" DESC NULLS LAST);
CREATE INDEX "shop_order_open" ON "shop_order" USING btree ("expires_at") WHERE status in ('pendingPayment', 'paying');
CREATE INDEX "temp_order_expires" ON "temp_order" USING btree ("expires_at");
CREATE INDEX "payment_order" ON "payment" USING btree ("order_no");
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" USING btree ("provider","event_id");
CREATE UNIQUE INDEX "payment_event_one_capture" ON "payment_event" USING btree ("payment_id") WHERE kind = 'captured' and effect = 'applied';
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE status <> 'done';
CREATE INDEX "search_document_tokens" ON "search_document" USING gin ("tokens");
CREATE INDEX "search_document_articles" ON "search_document" USING gin (articles gin_trgm_ops);
CREATE INDEX "search_log_at" ON "search_log" USING btree ("at");
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");
CREATE INDEX "message_queued" ON "message" USING btree ("next_try_at") WHERE status = 'queued';
CREATE INDEX "outbox_event_waiting" ON "outbox_event" USING btree ("next_try_at") WHERE status = 'waiting';
CREATE UNIQUE INDEX "stored_file_path" ON "stored_file" USING btree ("path");