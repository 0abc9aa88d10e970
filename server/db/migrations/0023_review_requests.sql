CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"token_hash" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "review_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_requests_waiting" ON "review_requests" USING btree ("delivered_at") WHERE "review_requests"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "review_requests_token" ON "review_requests" USING btree ("token_hash");