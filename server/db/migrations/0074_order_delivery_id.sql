ALTER TABLE "checkout_sessions" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_id" uuid;