CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX "pictures_age" ON "pictures" USING btree ("created_at");