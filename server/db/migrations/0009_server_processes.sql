CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"store_id" text NOT NULL,
	"store_name" text NOT NULL,
	"secret_mark" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
