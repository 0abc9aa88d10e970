DROP INDEX "orders_total";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "cent_rate" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "price_ending" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cent_rate" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_ending" integer;--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree (("total_cents" / "cent_rate"),"id");--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_cent_rate" CHECK ("checkout_sessions"."cent_rate" > 0);--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_gift_card_currency" CHECK ("checkout_sessions"."currency" is null or "checkout_sessions"."gift_card_id" is null);