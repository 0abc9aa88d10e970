import { and, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** The names of products that shoppers see, by their ids; ids must be UUIDs. */
export async function findProductNames(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(visibleTo('shoppers'), inArray(products.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
