ALTER TABLE "checkout_lines" ADD COLUMN "code_applies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_products" ADD COLUMN "code_applies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "applies_to" jsonb DEFAULT '[]'::jsonb NOT NULL;