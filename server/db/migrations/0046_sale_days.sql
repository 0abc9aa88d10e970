ALTER TABLE "products" ADD COLUMN "sale_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_until" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_sale_days" ON "products" USING btree ("id") WHERE "products"."sale_price_cents" > 0 or "products"."sale_until" <> '';