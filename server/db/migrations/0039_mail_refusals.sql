ALTER TABLE "order_mails" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "refusal" text;