import { sql } from 'drizzle-orm';
import { catalogueVersions } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

/** How often products and their stock were changed: what is committed only ever adds to it. */
export type CatalogueCounts = { products: number; stock: number };

const { version, subject } = catalogueVersions;

/** Every answer of the catalogue begins with it: it reads one small page of the table. */
export async function readCatalogueCounts(db: Database): Promise<CatalogueCounts> {
  const sumOf = (name: string) =>
    sql<number>`coalesce(sum(${version}) filter (where ${subject} = ${sql.raw(`'${name}'`)}), 0)::float8`;
  const [counts] = await db
    .select({ products: sumOf('products'), stock: sumOf('stock') })
    .from(catalogueVersions);
  return counts ?? { products: 0, stock: 0 };
}
