CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request" uuid NOT NULL,
	"call" text COLLATE "C" NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"subject_name" text,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_token" ON "api_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_request" ON "activity" USING btree ("request","subject","subject_id");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_subject" ON "activity" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "activity_user" ON "activity" USING btree ("user_id","at");
--> statement-breakpoint
-- Arguments: subject, columns of its id and name, column that names a part of it, columns whose
-- values are kept, and columns of which only the name is.
CREATE FUNCTION record_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	actor jsonb := current_setting('hemline.actor')::jsonb;
	was jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
	becomes jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
	known jsonb := was || becomes;
	kind text := TG_ARGV[0];
	kept_values text[] := TG_ARGV[4];
	delta jsonb;
BEGIN
	IF TG_TABLE_NAME = 'users' AND 'admin' IN (was ->> 'role', becomes ->> 'role') THEN
		kind := 'staff';
	END IF;
	SELECT coalesce(jsonb_object_agg(
		field || coalesce(' ' || (known ->> TG_ARGV[3]), ''),
		CASE WHEN field = ANY (kept_values) THEN jsonb_build_object('from', left(was ->> field, 200), 'to', left(becomes ->> field, 200)) ELSE '{}' END
	), '{}') INTO delta
	FROM unnest(kept_values || TG_ARGV[5]::text[]) AS field
	WHERE coalesce(was ->> field, '') <> coalesce(becomes ->> field, '')
		AND (TG_OP = 'UPDATE' OR field = ANY (kept_values))
		AND (TG_OP <> 'INSERT' OR becomes ->> field NOT IN ('0', 'false', '[]'));
	IF TG_OP = 'UPDATE' AND delta = '{}' AND was -> 'version' IS NOT DISTINCT FROM becomes -> 'version' THEN
		RETURN NULL;
	END IF;
	INSERT INTO activity AS kept (at, request, call, user_id, user_name, subject, subject_id, subject_name, changes)
	VALUES (
		(actor ->> 'at')::timestamptz, (actor ->> 'request')::uuid, actor ->> 'call',
		(actor ->> 'userId')::uuid, actor ->> 'userName',
		kind, known ->> TG_ARGV[1], known ->> TG_ARGV[2], delta
	)
	ON CONFLICT (request, subject, subject_id) DO UPDATE SET
		subject_name = coalesce(excluded.subject_name, kept.subject_name),
		changes = kept.changes || coalesce((
			SELECT jsonb_object_agg(key, CASE WHEN kept.changes -> key ? 'from' THEN value || jsonb_build_object('from', kept.changes -> key -> 'from') ELSE value END)
			FROM jsonb_each(excluded.changes)
		), '{}');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_activity AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('product', 'id', 'name', '', '{name,price_cents,regular_price_cents,sale_price_cents,sale_from,sale_until,category,kind,colour,size_scale,new_collection,most_popular,draft,deleted_at}', '{description,material,style,outfit,measures,swatch}');
--> statement-breakpoint
CREATE TRIGGER product_sizes_activity AFTER INSERT OR UPDATE OR DELETE ON product_sizes FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('product', 'product_id', '', 'size', '{quantity,sku,barcode}', '{description}');
--> statement-breakpoint
CREATE TRIGGER orders_activity AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('order', 'id', '', '', '{payment_status,delivery_status,refunded_cents}', '{full_name,address,phone,email,notes,customer_note,tracking_url}');
--> statement-breakpoint
CREATE TRIGGER reviews_activity AFTER UPDATE OR DELETE ON reviews FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('review', 'id', '', '', '{hidden}', '{reply}');
--> statement-breakpoint
CREATE TRIGGER users_activity AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('customer', 'id', '', '', '{role,staff_role}', '{name,email,phone,address,password_hash,note}');
--> statement-breakpoint
CREATE TRIGGER authenticators_activity AFTER INSERT OR UPDATE OR DELETE ON authenticators FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('staff', 'user_id', '', '', '{}', '{state,sealed_secret}');
--> statement-breakpoint
CREATE TRIGGER delivery_methods_activity AFTER INSERT OR UPDATE OR DELETE ON delivery_methods FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('delivery', 'id', 'name', '', '{name,price_cents,free_from_cents,min_days,max_days,countries}', '{}');
--> statement-breakpoint
CREATE TRIGGER tax_rates_activity AFTER INSERT OR UPDATE OR DELETE ON tax_rates FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('tax', 'id', 'country', '', '{country,name,rate,on_top}', '{applies_to}');
--> statement-breakpoint
CREATE TRIGGER discount_codes_activity AFTER INSERT OR UPDATE OR DELETE ON discount_codes FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('code', 'id', 'code', '', '{code,kind,minimum_cents,from_day,until_day,max_uses,max_uses_per_customer,has_ended}', '{value,applies_to}');
--> statement-breakpoint
CREATE TRIGGER size_scales_activity AFTER INSERT OR UPDATE OR DELETE ON size_scales FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('sizes', 'id', 'name', '', '{name,sizes}', '{details}');
--> statement-breakpoint
CREATE TRIGGER shop_facts_activity AFTER INSERT OR UPDATE OR DELETE ON shop_facts FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('shop', 'id', '', '', '{}', '{facts,texts}');
--> statement-breakpoint
CREATE TRIGGER api_keys_activity AFTER INSERT OR DELETE ON api_keys FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('key', 'id', 'name', '', '{permissions,expires_at}', '{}');
--> statement-breakpoint
CREATE TRIGGER feeds_activity AFTER INSERT OR UPDATE OR DELETE ON feeds FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('feeds', 'id', '', '', '{}', '{secret}');
--> statement-breakpoint
CREATE TRIGGER gift_cards_activity AFTER INSERT OR UPDATE OR DELETE ON gift_cards FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('giftCard', 'id', 'ending', '', '{cents,is_blocked,refunded_at}', '{email,code_hash,sent_at}');
--> statement-breakpoint
CREATE TRIGGER gift_card_terms_activity AFTER INSERT OR UPDATE OR DELETE ON gift_card_terms FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('giftCard', 'id', '', '', '{is_on,valid_years}', '{amounts}');
--> statement-breakpoint
CREATE TRIGGER redirects_activity AFTER INSERT OR UPDATE OR DELETE ON redirects FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('redirect', 'from_path', 'from_path', '', '{to_path}', '{}');
