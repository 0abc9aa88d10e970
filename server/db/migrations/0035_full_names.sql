ALTER TABLE "saved_addresses" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;