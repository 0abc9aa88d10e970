DROP INDEX "orders_newest";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "search_text" = lower(concat_ws(E'\n', "id"::text, "email", "phone", "address", (SELECT string_agg("name", E'\n' ORDER BY "position") FROM "order_products" WHERE "order_id" = "orders"."id")));--> statement-breakpoint
CREATE INDEX "checkout_sessions_newest" ON "checkout_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_delivery" ON "orders" USING btree ("delivery_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");