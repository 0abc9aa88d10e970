CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "feeds_one_row" CHECK ("feeds"."id" = 1)
);
