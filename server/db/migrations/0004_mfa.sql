CREATE TABLE "authenticators" (
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"mistakes" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "authenticators_user_id_state_pk" PRIMARY KEY("user_id","state"),
	CONSTRAINT "authenticators_state" CHECK ("authenticators"."state" in ('active', 'pending'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"mark" text COLLATE "C" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_mark_pk" PRIMARY KEY("user_id","mark")
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;