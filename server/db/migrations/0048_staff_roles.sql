CREATE TABLE "staff_roles" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"permissions" text[] NOT NULL
);
--> statement-breakpoint
INSERT INTO "staff_roles" ("name", "permissions") VALUES
	('owner', '{*}'),
	('manager', '{orders:read,orders:sums,orders:ship,orders:write,orders:refund,products:read,products:write,reviews:read,reviews:write,customers:read,customers:write,customers:export,reports:read,texts:read,texts:write,settings:read,settings:write}'),
	('packer', '{orders:read,orders:ship}'),
	('writer', '{products:read,products:write,texts:read,texts:write}'),
	('bookkeeper', '{orders:read,orders:sums,reports:read}');
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text COLLATE "C" DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_staff_roles_name_fk" FOREIGN KEY ("staff_role") REFERENCES "public"."staff_roles"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';