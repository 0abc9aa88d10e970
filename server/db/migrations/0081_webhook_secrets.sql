ALTER TABLE "webhooks" ADD COLUMN "old_sealed_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "old_secret_until" timestamp (3) with time zone;--> statement-breakpoint
DROP TRIGGER webhooks_activity ON webhooks;
--> statement-breakpoint
CREATE TRIGGER webhooks_activity AFTER INSERT OR UPDATE OR DELETE ON webhooks FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('webhook', 'id', 'host', '', '{events,sees_sums,ended_at}', '{old_secret_until}');
