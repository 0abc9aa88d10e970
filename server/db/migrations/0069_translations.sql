CREATE TABLE "translations" (
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "translations_language_subject_subject_id_pk" PRIMARY KEY("language","subject","subject_id")
);
--> statement-breakpoint
CREATE TRIGGER translations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON translations FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('products');
--> statement-breakpoint
CREATE TRIGGER translations_activity AFTER INSERT OR UPDATE OR DELETE ON translations FOR EACH ROW WHEN (current_setting('hemline.actor', true) <> '') EXECUTE FUNCTION record_activity('translation', 'subject_id', 'subject_id', 'language', '{}', '{texts}');
--> statement-breakpoint
CREATE FUNCTION remove_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM translations WHERE subject = TG_ARGV[0] AND subject_id = OLD.id::text;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_translations AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION remove_translations('product');
--> statement-breakpoint
CREATE TRIGGER collections_translations AFTER DELETE ON collections FOR EACH ROW EXECUTE FUNCTION remove_translations('collection');
--> statement-breakpoint
CREATE TRIGGER delivery_methods_translations AFTER DELETE ON delivery_methods FOR EACH ROW EXECUTE FUNCTION remove_translations('delivery');
--> statement-breakpoint
CREATE TRIGGER size_scales_translations AFTER DELETE ON size_scales FOR EACH ROW EXECUTE FUNCTION remove_translations('scale');
