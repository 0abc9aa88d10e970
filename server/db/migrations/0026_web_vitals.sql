CREATE TABLE "web_vitals" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"up_to" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_vital_up_to_pk" PRIMARY KEY("day","page","vital","up_to")
);
