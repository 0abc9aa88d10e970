DROP INDEX "tax_rates_country";--> statement-breakpoint
ALTER TABLE "tax_rates" ALTER COLUMN "rate" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "in_addition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "up_to_cents" integer;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "splits_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "except_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER tax_rates_activity ON tax_rates;--> statement-breakpoint
CREATE TRIGGER tax_rates_activity AFTER INSERT OR UPDATE OR DELETE ON tax_rates FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('tax', 'id', 'country', '', '{country,regions,name,rate,on_top,in_addition,up_to_cents,splits_price,except_delivery}', '{applies_to}');
