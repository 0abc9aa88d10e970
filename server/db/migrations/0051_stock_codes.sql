CREATE TABLE "stock_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_units" integer NOT NULL,
	"to_units" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid
);
--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_changes_product" ON "stock_changes" USING btree ("product_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sizes_sku" ON "product_sizes" USING btree (lower("sku")) WHERE "product_sizes"."sku" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "product_sizes_barcode" ON "product_sizes" USING btree (lpad("barcode", 14, '0')) WHERE "product_sizes"."barcode" <> '';