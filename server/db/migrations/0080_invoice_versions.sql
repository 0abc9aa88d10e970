ALTER TABLE "orders" ADD COLUMN "invoice_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp (3) with time zone;