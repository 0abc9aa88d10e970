CREATE TABLE "stock_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_key" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
