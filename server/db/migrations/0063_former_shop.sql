CREATE TABLE "former_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"mail_asked_at" timestamp (3) with time zone,
	"mail_tried_at" timestamp (3) with time zone,
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
-- One entry for each call, with a trigger for the statement: files have thousands of rows.
CREATE FUNCTION record_former_shop() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	actor jsonb := nullif(current_setting('hemline.actor', true), '')::jsonb;
BEGIN
	IF actor ->> 'call' = ANY (TG_ARGV) AND EXISTS (SELECT FROM written) THEN
		INSERT INTO activity (at, request, call, user_id, user_name, subject, subject_id, changes)
		VALUES (
			(actor ->> 'at')::timestamptz, (actor ->> 'request')::uuid, actor ->> 'call',
			(actor ->> 'userId')::uuid, actor ->> 'userName', 'formerShop', actor ->> 'at', '{}'
		)
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER former_orders_added AFTER INSERT ON former_orders REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_former_shop('POST /importorders');
--> statement-breakpoint
CREATE TRIGGER former_orders_changed AFTER UPDATE ON former_orders REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_former_shop('POST /importorders', 'POST /eraseformerorders/:id');
--> statement-breakpoint
CREATE TRIGGER former_orders_removed AFTER DELETE ON former_orders REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_former_shop('POST /removeformerorders');
--> statement-breakpoint
CREATE TRIGGER former_customers_added AFTER INSERT ON former_customers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_former_shop('POST /importcustomers');
--> statement-breakpoint
CREATE TRIGGER former_customers_changed AFTER UPDATE ON former_customers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_former_shop('POST /importcustomers', 'POST /mailformercustomers');
--> statement-breakpoint
-- Again, without an entry for each imported customer.
DROP TRIGGER users_activity ON users;
--> statement-breakpoint
CREATE TRIGGER users_activity AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '' AND strpos(current_setting('hemline.actor', true), '"call":"POST /importcustomers"') = 0) EXECUTE FUNCTION record_activity('customer', 'id', '', '', '{role,staff_role}', '{name,email,phone,address,password_hash,note}');
