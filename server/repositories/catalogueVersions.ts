import { sql } from 'drizzle-orm';
import { catalogueVersions } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

/** How often products and their stock were changed: what is committed only ever adds to it. */
export type CatalogueCounts = { products: number; stock: number };

/** Prepared, as every answer of the catalogue begins with it. */
export function catalogueCountsReader(db: Database): () => Promise<CatalogueCounts> {
  const { version, subject } = catalogueVersions;
  const sumOf = (name: string) =>
    sql<number>`coalesce(sum(${version}) filter (where ${subject} = ${sql.raw(`'${name}'`)}), 0)::float8`;
  const query = db
    .select({ products: sumOf('products'), stock: sumOf('stock') })
    .from(catalogueVersions)
    .prepare('catalogue_counts');
  return async () => {
    const [counts] = await query.execute();
    return counts ?? { products: 0, stock: 0 };
  };
}
