CREATE TABLE "gift_card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_card_refunds_cents" CHECK ("gift_card_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"amounts" integer[] NOT NULL,
	"valid_years" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text COLLATE "C",
	"ending" text DEFAULT '' NOT NULL,
	"cents" integer NOT NULL,
	"email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"buyer_email" text,
	"issued_by" uuid,
	"provider" text,
	"provider_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone,
	"valid_until" text,
	"refunded_at" timestamp (3) with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"mail_problem" text,
	CONSTRAINT "gift_cards_cents" CHECK ("gift_cards"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "gift_card_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_refunds" ADD CONSTRAINT "gift_card_refunds_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_refunds" ADD CONSTRAINT "gift_card_refunds_session_id_checkout_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_refunds_card" ON "gift_card_refunds" USING btree ("gift_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_provider" ON "gift_cards" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "gift_cards_unsent" ON "gift_cards" USING btree ("id") WHERE "gift_cards"."active_at" is not null and "gift_cards"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_sessions_gift_card" ON "checkout_sessions" USING btree ("gift_card_id") WHERE "checkout_sessions"."gift_card_id" is not null;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_gift_card_cents" CHECK ("checkout_sessions"."gift_card_cents" between 0 and "checkout_sessions"."total_cents");