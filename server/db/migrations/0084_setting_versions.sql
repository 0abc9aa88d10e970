ALTER TABLE "users" ADD COLUMN "role_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;