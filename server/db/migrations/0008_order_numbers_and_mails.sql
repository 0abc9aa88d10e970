CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "orders_to_do";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET
	"number" = "numbered"."number",
	"search_text" = concat('h-', "numbered"."number", E'\n', "search_text"),
	"customer_note" = CASE WHEN NOT "stock_taken" AND "notes" LIKE 'The payment came after the reserved time%' THEN "notes" ELSE '' END,
	"notes" = CASE WHEN NOT "stock_taken" AND "notes" LIKE 'The payment came after the reserved time%' THEN '' ELSE "notes" END
FROM (SELECT "id", 10000 + row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "orders") AS "numbered"
WHERE "numbered"."id" = "orders"."id";--> statement-breakpoint
SELECT setval('order_numbers', 10000 + (SELECT count(*) FROM "orders"));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET DEFAULT nextval('order_numbers');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_mails_order" ON "order_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_mails_waiting" ON "order_mails" USING btree ("id") WHERE "order_mails"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("id") WHERE "orders"."refund_due";--> statement-breakpoint
INSERT INTO "order_mails" ("id", "order_id", "kind", "created_at") SELECT gen_random_uuid(), "id", 'placed', "created_at" FROM "orders" WHERE "confirmed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "confirmed_at";