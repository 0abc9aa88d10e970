CREATE TABLE "order_payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"paid_session_id" uuid NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"exchange_id" uuid NOT NULL,
	"return_id" uuid,
	"paid_session_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"page_key" uuid,
	"page_until" timestamp (3) with time zone,
	"return_url" text DEFAULT '' NOT NULL,
	"provider" text,
	"provider_id" text,
	"url" text,
	"refund_due" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "order_payments_cents" CHECK ("order_payments"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_payment_refunds" ADD CONSTRAINT "order_payment_refunds_paid_session_id_checkout_sessions_id_fk" FOREIGN KEY ("paid_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_exchange_id_checkout_sessions_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_paid_session_id_checkout_sessions_id_fk" FOREIGN KEY ("paid_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payment_refunds_session" ON "order_payment_refunds" USING btree ("paid_session_id");--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_payments_paid_session" ON "order_payments" USING btree ("paid_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_exchange" ON "order_payments" USING btree ("exchange_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_provider" ON "order_payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "order_payments_open" ON "order_payments" USING btree ("until") WHERE "order_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_payments_refund_due" ON "order_payments" USING btree ("id") WHERE "order_payments"."refund_due" and "order_payments"."refunded_at" is null;--> statement-breakpoint
CREATE TRIGGER order_payments_webhooks AFTER UPDATE ON order_payments FOR EACH ROW WHEN (NEW.state = 'paid' AND OLD.state <> 'paid') EXECUTE FUNCTION queue_webhooks('order.paid', 'order_id');
--> statement-breakpoint
CREATE TRIGGER order_payments_refunded_webhooks AFTER UPDATE ON order_payments FOR EACH ROW WHEN (NEW.refunded_at IS NOT NULL AND OLD.refunded_at IS NULL) EXECUTE FUNCTION queue_webhooks('order.refunded', 'order_id');
