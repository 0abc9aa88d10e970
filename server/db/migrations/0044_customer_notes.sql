ALTER TABLE "users" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "note_version" integer DEFAULT 0 NOT NULL;