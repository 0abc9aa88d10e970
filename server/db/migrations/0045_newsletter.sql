CREATE TABLE "newsletter_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"stop_token" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_consents_token" ON "newsletter_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_consents_stop" ON "newsletter_consents" USING btree ("stop_token");