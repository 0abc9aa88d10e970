CREATE TABLE "size_scales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"sizes" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_scale" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "size_scales_name" ON "size_scales" USING btree (lower("name"));--> statement-breakpoint
CREATE TRIGGER size_scales_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON size_scales FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');