CREATE TABLE "former_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"mail_asked_at" timestamp (3) with time zone,
	"mail_sent_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"mail_problem" text
);
--> statement-breakpoint
CREATE TABLE "former_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"email_key" text COLLATE "C" NOT NULL,
	"contact" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_customers" ADD CONSTRAINT "former_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_orders" ADD CONSTRAINT "former_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_customers_waiting" ON "former_customers" USING btree ("user_id") WHERE "former_customers"."mail_asked_at" is not null and "former_customers"."mail_sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "former_orders_number" ON "former_orders" USING btree ("number","ordered_at");--> statement-breakpoint
CREATE INDEX "former_orders_newest" ON "former_orders" USING btree ("ordered_at","id");--> statement-breakpoint
CREATE INDEX "former_orders_user" ON "former_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_orders_email" ON "former_orders" USING btree ("email_key");
--> statement-breakpoint
-- One entry for each call: its rows share the time.
CREATE TRIGGER former_orders_activity AFTER INSERT OR UPDATE ON former_orders FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('formerShop', 'imported_at', '', '', '{}', '{content}');
--> statement-breakpoint
CREATE TRIGGER former_customers_activity AFTER UPDATE ON former_customers FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('formerShop', 'mail_asked_at', '', '', '{}', '{mail_asked_at}');
