CREATE TABLE "shop_currency" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_processes" ADD COLUMN "currency" text DEFAULT '' NOT NULL;