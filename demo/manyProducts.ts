import { sql } from 'drizzle-orm';
import type { Database } from '../server/db/database.ts';
import { keysOf } from '../server/repositories/productWrites.ts';
import { labelsOf } from './catalogue/kinds.ts';
import { materials } from './catalogue/materials.ts';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';

const colourNames = [
  'Amber Black Bone Burgundy Camel Charcoal Clay Cobalt Cream Ecru Forest Indigo Ivory Lilac',
  'Mustard Navy Ochre Olive Plum Rose Rust Sage Sand Slate Teal White',
].flatMap((line) => line.split(' '));

/** With a swatch each that goes by its place alone. */
export const manyColours = colourNames.map((colour, index) => ({
  colour,
  swatch: `#${(index * 640_000).toString(16).padStart(6, '0')}`,
}));

/** Each product of the demo shop in each colour, by name at least. */
function variantsOf(catalogue: readonly DemoProduct[]) {
  return manyColours.flatMap(({ colour, swatch }) =>
    catalogue.map(({ slug, name, description, category, sizes, pictures }) => {
      const material = materials[slug] ?? '';
      const { kind } = labelsOf(slug);
      const labels = { kind, colour, swatch, style: '', outfit: '' };
      const details = { name: `${colour} ${name}`, description, material, category, ...labels };
      const rest = {
        priceCents: 1,
        regularPriceCents: 0,
        measures: [],
        newCollection: false,
        mostPopular: false,
        draft: false,
      };
      return { ...details, ...keysOf({ ...details, ...rest }), sizes, pictures };
    }),
  );
}

/** Indexes and foreign keys are made faster of a full table than they grow with each of its rows. */
const setAside = sql`do $$
  declare made record;
  begin
    create temporary table set_aside (definition text) on commit drop;
    for made in select i.* from pg_indexes i
      where schemaname = current_schema() and tablename in ('products', 'product_sizes', 'product_images')
        and not exists (select from pg_constraint where conname = indexname)
    loop
      insert into set_aside values (made.indexdef);
      execute format('drop index %I', made.indexname);
    end loop;
    for made in select conname, conrelid::regclass as owner, pg_get_constraintdef(oid) as rule
      from pg_constraint
      where contype = 'f' and conrelid in ('product_sizes'::regclass, 'product_images'::regclass)
    loop
      insert into set_aside
        values (format('alter table %s add constraint %I %s', made.owner, made.conname, made.rule));
      execute format('alter table %s drop constraint %I', made.owner, made.conname);
    end loop;
  end $$`;

const putBack = sql`do $$
  declare definition text;
  begin
    for definition in select s.definition from set_aside s loop
      execute definition;
    end loop;
  end $$`;

/**
 * Adds so many products, varied in price, stock, age, ratings and flags, as the database makes them
 * by itself: 100,000 take seconds, and the same number makes the same products. Their pictures are
 * the demo shop's.
 */
export async function addManyProducts(
  db: Database,
  count: number,
  catalogue: readonly DemoProduct[] = demoCatalogue,
): Promise<void> {
  const made = JSON.stringify(variantsOf(catalogue));
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table variants on commit drop as
      select row_number() over () - 1 as number, v.*
      from jsonb_to_recordset(${made}::jsonb) as v(
        "name" text, "description" text, "material" text, "category" text,
        "kind" text, "colour" text, "swatch" text, "sortName" text,
        "searchText" text, "sizes" jsonb, "pictures" jsonb)`);
    // Random, and yet the same each time: the bits of a hash.
    await tx.execute(sql`create temporary table many on commit drop as
      select n, h, lpad(to_hex(1767225600000 + n * 1000), 12, '0') as time,
        ('x' || substr(h, 1, 7))::bit(28)::int as a, ('x' || substr(h, 8, 7))::bit(28)::int as b,
        ('x' || substr(h, 15, 7))::bit(28)::int % (select count(*) from variants) as variant
      from generate_series(1, ${count}::int) n, md5('product ' || n) h`);
    await tx.execute(sql`alter table many add column id uuid`);
    await tx.execute(sql`update many set id =
      (substr(time, 1, 8) || '-' || substr(time, 9, 4) || '-7' || substr(h, 1, 3) || '-8' ||
        substr(h, 4, 3) || '-' || substr(h, 7, 12))::uuid`);
    await tx.execute(setAside);
    await tx.execute(sql`insert into products (id, name, description, material, price_cents, category,
        kind, colour, swatch,
        new_collection, most_popular, rating_sum, rating_count, sort_name, search_text, created_at, updated_at)
      select id, name, description, material, 1500 + a % 285 * 100, category, kind, colour, swatch, b % 20 = 0, b % 33 = 0,
        b % 200 * 3 + least(a % 5, 2) * (b % 200), b % 200, "sortName", "searchText",
        to_timestamp(1767225600 + n), to_timestamp(1767225600 + n)
      from many join variants on number = variant`);
    await tx.execute(sql`insert into product_sizes (product_id, size, position, quantity, description)
      select id, s->>'size', at - 1, (a + at * 7) % 40 / 4, s->>'description'
      from many join variants on number = variant, jsonb_array_elements(sizes) with ordinality as e(s, at)`);
    await tx.execute(sql`insert into product_images (product_id, name, position, flagman)
      select id, p, at - 1, at = 1
      from many join variants on number = variant, jsonb_array_elements_text(pictures) with ordinality as e(p, at)`);
    await tx.execute(putBack);
  });
  await db.execute(sql`vacuum analyze`);
}
