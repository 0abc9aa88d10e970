CREATE TABLE "agent_carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_carts_expiry" ON "agent_carts" USING btree ("expires_at");