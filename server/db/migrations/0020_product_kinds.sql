ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "swatch" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "style" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_labels" ON "products" USING btree ("category","kind","colour","swatch","price_cents","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_style" ON "products" USING btree ("style","created_at","id") WHERE "products"."deleted_at" is null and "products"."style" <> '';