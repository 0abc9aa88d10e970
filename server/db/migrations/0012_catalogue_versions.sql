CREATE TABLE "catalogue_versions" (
	"writer" integer NOT NULL,
	"subject" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "catalogue_versions_writer_subject_pk" PRIMARY KEY("writer","subject")
);
--> statement-breakpoint
CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_versions AS kept (writer, subject, version)
	VALUES (pg_backend_pid() % 64, TG_ARGV[0], 1)
	ON CONFLICT (writer, subject) DO UPDATE SET version = kept.version + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
--> statement-breakpoint
CREATE TRIGGER product_images_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_images FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
--> statement-breakpoint
CREATE TRIGGER product_sizes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_sizes FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('stock');
