CREATE TABLE "past_prices" (
	"product_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_price_cents" integer;--> statement-breakpoint
ALTER TABLE "past_prices" ADD CONSTRAINT "past_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_prices_product" ON "past_prices" USING btree ("product_id","until");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_regular_price" CHECK ("products"."regular_price_cents" = 0 or "products"."regular_price_cents" > "products"."price_cents");