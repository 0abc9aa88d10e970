CREATE TABLE "invoice_sellers" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lines" text[] NOT NULL
);
