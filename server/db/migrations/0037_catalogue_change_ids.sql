ALTER TABLE "catalogue_versions" ADD COLUMN "change_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_versions AS kept (writer, subject, version, change_id)
	VALUES (pg_backend_pid() % 64, TG_ARGV[0], 1, gen_random_uuid())
	ON CONFLICT (writer, subject) DO UPDATE SET version = kept.version + 1, change_id = EXCLUDED.change_id;
	RETURN NULL;
END $$;
