CREATE TABLE "replaced_invoices" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "replaced_invoices_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "replaced_invoices" ADD CONSTRAINT "replaced_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;