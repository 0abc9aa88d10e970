ALTER TABLE "measuring" ADD COLUMN "paused" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "measuring" ADD COLUMN "pause_notices" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Meta's words may have repeated the token.
UPDATE "measured_messages" SET "answer" = substring("answer" from '^\d{3}') WHERE "answer" ~ '^[45]\d{2} ';
--> statement-breakpoint
-- Their question did not name email and phone.
UPDATE "measuring" SET "purposes_version" = "purposes_version" + 1 WHERE "meta_pixel" <> '';
--> statement-breakpoint
-- An event for each service that the visitor consents to now; the services have no refund but Google's.
CREATE OR REPLACE FUNCTION queue_measured(visitor uuid, session uuid, kind text, refunded bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO measured_messages (visitor_id, target, type, session_id, cents)
	SELECT v.id, t, kind, session, refunded
	FROM measured_visitors v
	JOIN measuring m ON m.purposes_version = v.purposes_version, unnest(v.granted) t
	WHERE v.id = visitor AND v.given_at > now() - interval '180 days' AND (kind <> 'refund' OR t = 'ga4')
$$;
