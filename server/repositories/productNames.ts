import { and, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';

/** The names of products that are in the shop, by their ids; ids must be UUIDs. */
export async function findProductNames(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(isNull(products.deletedAt), inArray(products.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The colours of products, removed ones too, by their ids; those that have none are left out. */
export async function findProductColours(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, colour: products.colour })
    .from(products)
    .where(and(ne(products.colour, ''), inArray(products.id, ids)));
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}
