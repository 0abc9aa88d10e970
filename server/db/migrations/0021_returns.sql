CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "order_refunds_cents" CHECK ("order_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refusal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returned_units" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"return_id" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "returned_units_order_id_position_unit_pk" PRIMARY KEY("order_id","position","unit")
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "waived_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "refunds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waived_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_units" ADD CONSTRAINT "returned_units_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_units" ADD CONSTRAINT "returned_units_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("order_id") WHERE "order_refunds"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_open" ON "order_returns" USING btree ("order_id") WHERE "order_returns"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "returned_units_return" ON "returned_units" USING btree ("return_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
UPDATE "checkout_sessions" SET "waived_cents" = "discount_cents" FROM "discount_codes" WHERE "discount_codes"."id" = "checkout_sessions"."code_id" AND "discount_codes"."kind" = 'freeDelivery';--> statement-breakpoint
UPDATE "orders" SET "waived_cents" = "checkout_sessions"."waived_cents" FROM "checkout_sessions" WHERE "checkout_sessions"."id" = "orders"."session_id" AND "checkout_sessions"."waived_cents" > 0;
