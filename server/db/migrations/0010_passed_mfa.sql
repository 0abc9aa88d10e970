ALTER TABLE "sessions" ADD COLUMN "passed_mfa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "passed_mfa" = true WHERE "user_id" IN (SELECT "user_id" FROM "authenticators" WHERE "state" = 'active');
