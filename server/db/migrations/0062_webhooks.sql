CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"cause" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"host" text GENERATED ALWAYS AS (split_part(url, '/', 3)) STORED NOT NULL,
	"sealed_secret" text NOT NULL,
	"events" text[] NOT NULL,
	"sees_sums" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"notice_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_cause" ON "webhook_messages" USING btree ("webhook_id","cause","type","subject_id");--> statement-breakpoint
CREATE INDEX "webhook_messages_newest" ON "webhook_messages" USING btree ("webhook_id","at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_waiting" ON "webhook_messages" USING btree ("webhook_id","next_at" NULLS FIRST) WHERE "webhook_messages"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_messages_finished" ON "webhook_messages" USING btree ("finished_at");
--> statement-breakpoint
-- Arguments: type of the event, and the column with the id of its order or product.
CREATE FUNCTION queue_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A restored backup has its messages.
	IF current_setting('hemline.restoring', true) <> '' THEN
		RETURN NULL;
	END IF;
	INSERT INTO webhook_messages (webhook_id, cause, type, subject_id)
	SELECT id, pg_current_xact_id()::text || ' ' || now(), TG_ARGV[0],
		((CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END) ->> TG_ARGV[1])::uuid
	FROM webhooks WHERE TG_ARGV[0] = ANY (events)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_placed_webhooks AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION queue_webhooks('order.placed', 'id');
--> statement-breakpoint
CREATE TRIGGER orders_placed_paid_webhooks AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.payment_status = 'paid') EXECUTE FUNCTION queue_webhooks('order.paid', 'id');
--> statement-breakpoint
CREATE TRIGGER orders_paid_webhooks AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.payment_status = 'paid' AND OLD.payment_status <> 'paid') EXECUTE FUNCTION queue_webhooks('order.paid', 'id');
--> statement-breakpoint
CREATE TRIGGER orders_shipped_webhooks AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.delivery_status = 'shipped' AND OLD.delivery_status <> 'shipped') EXECUTE FUNCTION queue_webhooks('order.shipped', 'id');
--> statement-breakpoint
CREATE TRIGGER order_parcels_webhooks AFTER INSERT ON order_parcels FOR EACH ROW EXECUTE FUNCTION queue_webhooks('order.shipped', 'order_id');
--> statement-breakpoint
CREATE TRIGGER orders_refunded_webhooks AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.payment_status = 'refunded' AND OLD.payment_status <> 'refunded') EXECUTE FUNCTION queue_webhooks('order.refunded', 'id');
--> statement-breakpoint
-- Every change that an admin can see: cancelled, other items, another address.
CREATE TRIGGER orders_webhooks AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.version <> OLD.version) EXECUTE FUNCTION queue_webhooks('order.changed', 'id');
--> statement-breakpoint
-- An exchange's refund is added as settled.
CREATE TRIGGER order_refunds_added_webhooks AFTER INSERT ON order_refunds FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION queue_webhooks('order.refunded', 'order_id');
--> statement-breakpoint
CREATE TRIGGER order_refunds_webhooks AFTER UPDATE ON order_refunds FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL) EXECUTE FUNCTION queue_webhooks('order.refunded', 'order_id');
--> statement-breakpoint
CREATE TRIGGER orders_returned_webhooks AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.delivery_status = 'returned' AND OLD.delivery_status <> 'returned') EXECUTE FUNCTION queue_webhooks('order.returned', 'id');
--> statement-breakpoint
CREATE TRIGGER returned_units_webhooks AFTER UPDATE ON returned_units FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION queue_webhooks('order.returned', 'order_id');
--> statement-breakpoint
CREATE TRIGGER products_added_webhooks AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION queue_webhooks('product.changed', 'id');
--> statement-breakpoint
-- Ratings and sales leave the version as it is.
CREATE TRIGGER products_webhooks AFTER UPDATE ON products FOR EACH ROW WHEN (NEW.version <> OLD.version OR NEW.price_cents <> OLD.price_cents OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at) EXECUTE FUNCTION queue_webhooks('product.changed', 'id');
--> statement-breakpoint
CREATE TRIGGER product_sizes_added_webhooks AFTER INSERT OR DELETE ON product_sizes FOR EACH ROW EXECUTE FUNCTION queue_webhooks('stock.changed', 'product_id');
--> statement-breakpoint
-- Holds of checkouts leave the stock as it is.
CREATE TRIGGER product_sizes_webhooks AFTER UPDATE ON product_sizes FOR EACH ROW WHEN (NEW.quantity <> OLD.quantity) EXECUTE FUNCTION queue_webhooks('stock.changed', 'product_id');
--> statement-breakpoint
-- A URL may contain a password.
CREATE TRIGGER webhooks_activity AFTER INSERT OR UPDATE OR DELETE ON webhooks FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('webhook', 'id', 'host', '', '{events,sees_sums,ended_at}', '{}');
--> statement-breakpoint
CREATE TRIGGER webhook_tests_activity AFTER INSERT ON webhook_messages FOR EACH ROW WHEN (NEW.type = 'webhook.test' AND current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('webhook', 'webhook_id', '', '', '{type}', '{}');
--> statement-breakpoint
CREATE TRIGGER webhook_resends_activity AFTER UPDATE ON webhook_messages FOR EACH ROW WHEN (NEW.attempts = 1 AND current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('webhook', 'webhook_id', '', '', '{type}', '{next_at}');
