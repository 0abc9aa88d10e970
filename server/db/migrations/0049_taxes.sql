DROP INDEX "tax_rates_country";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "applies_to" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "on_top" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_rates_country" ON "tax_rates" USING btree ("country_key","applies_to");--> statement-breakpoint
UPDATE "checkout_sessions" SET "taxes" = jsonb_build_array(jsonb_build_object('name', "tax_name", 'rate', "tax_rate"::float8 / 100, 'cents', "tax_cents")) WHERE "tax_name" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "taxes" = jsonb_build_array(jsonb_build_object('name', "tax_name", 'rate', "tax_rate"::float8 / 100, 'cents', "tax_cents")) WHERE "tax_name" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP COLUMN "tax_name";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP COLUMN "tax_rate";--> statement-breakpoint
ALTER TABLE "checkout_sessions" DROP COLUMN "tax_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tax_name";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tax_rate";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tax_cents";