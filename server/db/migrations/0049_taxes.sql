DROP INDEX "tax_rates_country";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "applies_to" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "on_top" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_country" ON "tax_rates" USING btree ("country_key","applies_to");--> statement-breakpoint
UPDATE "checkout_sessions" SET "taxes" = jsonb_build_array(jsonb_build_object('name', "tax_name", 'rate', "tax_rate"::float8 / 100, 'cents', "tax_cents")) WHERE "tax_name" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "taxes" = jsonb_build_array(jsonb_build_object('name', "tax_name", 'rate', "tax_rate"::float8 / 100, 'cents', "tax_cents")) WHERE "tax_name" IS NOT NULL;--> statement-breakpoint
-- The release before reads and writes these columns while both run; the next release drops both.
CREATE FUNCTION copy_old_tax() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_old boolean;
	only_tax jsonb;
BEGIN
	IF TG_OP = 'INSERT' THEN
		is_old := NEW.taxes = '[]' AND NEW.tax_name IS NOT NULL;
	ELSE
		is_old := NEW.taxes = OLD.taxes AND (NEW.tax_name, NEW.tax_rate, NEW.tax_cents) IS DISTINCT FROM (OLD.tax_name, OLD.tax_rate, OLD.tax_cents);
	END IF;
	IF is_old THEN
		NEW.taxes := CASE WHEN NEW.tax_name IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('name', NEW.tax_name, 'rate', NEW.tax_rate::float8 / 100, 'cents', NEW.tax_cents)) END;
		RETURN NEW;
	END IF;
	only_tax := CASE WHEN jsonb_array_length(NEW.taxes) = 1 THEN NEW.taxes -> 0 END;
	NEW.tax_name := only_tax ->> 'name';
	NEW.tax_rate := coalesce(round((only_tax ->> 'rate')::numeric * 100), 0);
	NEW.tax_cents := coalesce((only_tax ->> 'cents')::bigint, 0);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER checkout_sessions_old_tax BEFORE INSERT OR UPDATE ON checkout_sessions FOR EACH ROW EXECUTE FUNCTION copy_old_tax();--> statement-breakpoint
CREATE TRIGGER orders_old_tax BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION copy_old_tax();
