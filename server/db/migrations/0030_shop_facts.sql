CREATE TABLE "shop_facts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_facts_one_row" CHECK ("shop_facts"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER shop_facts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_facts FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
