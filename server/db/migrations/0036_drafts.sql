DROP INDEX "products_labels";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_labels" ON "products" USING btree ("category","kind","colour","swatch","price_cents","id") WHERE "products"."deleted_at" is null and not "products"."draft";