CREATE INDEX "product_sizes_free" ON "product_sizes" USING btree ("size","product_id") WHERE "product_sizes"."quantity" > "product_sizes"."reserved";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category","created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category","price_cents","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_rating" ON "products" USING btree ("category","rating_score","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category","sort_name","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_new_collection" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null and "products"."new_collection";--> statement-breakpoint
CREATE INDEX "products_most_popular" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null and "products"."most_popular";--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id") WHERE "products"."deleted_at" is null;