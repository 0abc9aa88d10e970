ALTER TABLE "stock_alerts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text;