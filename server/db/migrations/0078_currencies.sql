CREATE TABLE "currencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"exchange_rate" double precision NOT NULL,
	"price_ending" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP CONSTRAINT "checkout_sessions_cent_rate";--> statement-breakpoint
ALTER TABLE "checkout_lines" ALTER COLUMN "price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_products" ALTER COLUMN "price_cents" SET DATA TYPE bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_code" ON "currencies" USING btree ("code");--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_cent_rate" CHECK ("checkout_sessions"."cent_rate" > 0 and ("checkout_sessions"."currency" is not null or "checkout_sessions"."cent_rate" = 1));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cent_rate" CHECK ("orders"."cent_rate" > 0 and ("orders"."currency" is not null or "orders"."cent_rate" = 1));--> statement-breakpoint
CREATE TRIGGER currencies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currencies FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');--> statement-breakpoint
CREATE TRIGGER currencies_activity AFTER INSERT OR UPDATE OR DELETE ON currencies FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('currency', 'id', 'code', '', '{code,exchange_rate,price_ending}', '{}');
