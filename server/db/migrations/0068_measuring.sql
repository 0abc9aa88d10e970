CREATE TABLE "measured_checkouts" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"is_bought" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measured_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"target" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"session_id" uuid,
	"cents" bigint,
	"events" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "measured_visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purposes_version" integer NOT NULL,
	"granted" text[] NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"session_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measuring" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ga4_id" text NOT NULL,
	"ga4_secret" text NOT NULL,
	"meta_pixel" text NOT NULL,
	"meta_token" text NOT NULL,
	"meta_test_code" text NOT NULL,
	"purposes_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "measuring_one_row" CHECK ("measuring"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "measured_checkouts_visitor" ON "measured_checkouts" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "measured_messages_newest" ON "measured_messages" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "measured_messages_visitor" ON "measured_messages" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "measured_messages_waiting" ON "measured_messages" USING btree ("next_at" NULLS FIRST) WHERE "measured_messages"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "measured_visitors_age" ON "measured_visitors" USING btree ("given_at");
--> statement-breakpoint
-- An event for each service that the visitor consented to; the services have no refund but Google's.
CREATE FUNCTION queue_measured(visitor uuid, session uuid, kind text, refunded bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO measured_messages (visitor_id, target, type, session_id, cents)
	SELECT v.id, t, kind, session, refunded
	FROM measured_visitors v, unnest(v.granted) t
	WHERE v.id = visitor AND (kind <> 'refund' OR t = 'ga4')
$$;
--> statement-breakpoint
CREATE FUNCTION measure_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A restored backup has its events.
	IF current_setting('hemline.restoring', true) <> '' THEN
		RETURN NULL;
	END IF;
	PERFORM queue_measured(NEW.visitor_id, NEW.session_id, 'checkout', NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Once, however often the state of the payment changes.
CREATE FUNCTION measure_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	visitor uuid;
BEGIN
	IF current_setting('hemline.restoring', true) <> '' THEN
		RETURN NULL;
	END IF;
	UPDATE measured_checkouts SET is_bought = true
	WHERE session_id = NEW.session_id AND NOT is_bought
	RETURNING visitor_id INTO visitor;
	IF visitor IS NOT NULL THEN
		PERFORM queue_measured(visitor, NEW.session_id, 'purchase', NULL);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The rest of an order, after its partial refunds.
CREATE FUNCTION measure_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	visitor uuid;
	rest bigint;
BEGIN
	IF current_setting('hemline.restoring', true) <> '' THEN
		RETURN NULL;
	END IF;
	SELECT visitor_id INTO visitor FROM measured_checkouts WHERE session_id = NEW.session_id AND is_bought;
	IF visitor IS NULL THEN
		RETURN NULL;
	END IF;
	SELECT NEW.total_cents - coalesce(sum(cents), 0) INTO rest
	FROM order_refunds WHERE order_id = NEW.id AND NOT reduces_total;
	IF rest > 0 THEN
		PERFORM queue_measured(visitor, NEW.session_id, 'refund', rest);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A refund with the id of a return pays for its exchange: no money goes back.
CREATE FUNCTION measure_part_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hemline.restoring', true) <> '' THEN
		RETURN NULL;
	END IF;
	PERFORM queue_measured(c.visitor_id, c.session_id, 'refund', NEW.cents)
	FROM orders o JOIN measured_checkouts c ON c.session_id = o.session_id AND c.is_bought
	WHERE o.id = NEW.order_id AND NOT EXISTS (SELECT FROM order_returns WHERE id = NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER checkouts_measured AFTER INSERT ON measured_checkouts FOR EACH ROW EXECUTE FUNCTION measure_checkout();
--> statement-breakpoint
CREATE TRIGGER orders_placed_measured AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.payment_status = 'paid') EXECUTE FUNCTION measure_purchase();
--> statement-breakpoint
CREATE TRIGGER orders_paid_measured AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.payment_status = 'paid' AND OLD.payment_status <> 'paid') EXECUTE FUNCTION measure_purchase();
--> statement-breakpoint
CREATE TRIGGER orders_refunded_measured AFTER UPDATE ON orders FOR EACH ROW WHEN (NEW.payment_status = 'refunded' AND OLD.payment_status <> 'refunded') EXECUTE FUNCTION measure_refund();
--> statement-breakpoint
CREATE TRIGGER order_refunds_added_measured AFTER INSERT ON order_refunds FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION measure_part_refund();
--> statement-breakpoint
CREATE TRIGGER order_refunds_measured AFTER UPDATE ON order_refunds FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL) EXECUTE FUNCTION measure_part_refund();
--> statement-breakpoint
CREATE TRIGGER measuring_activity AFTER INSERT OR UPDATE ON measuring FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('measuring', 'id', '', '', '{ga4_id,meta_pixel,meta_test_code}', '{ga4_secret,meta_token}');
--> statement-breakpoint
-- Rendered pages ask visitors.
CREATE TRIGGER measuring_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON measuring FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
