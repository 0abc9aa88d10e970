CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"text" text NOT NULL,
	"size" text NOT NULL,
	"height_cm" integer,
	"fit" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit_small" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit_true" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit_large" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_product_id_ratings_user_id_product_id_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."ratings"("user_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_rating" ON "reviews" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","id") WHERE not "reviews"."hidden" and "reviews"."text" <> '';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_fit" CHECK (least("products"."fit_small", "products"."fit_true", "products"."fit_large") >= 0);