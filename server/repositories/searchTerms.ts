import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** Those of these terms that shoppers find products by. */
export async function findKnownTerms(db: Database, terms: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ term: sql<string>`term` })
    .from(sql`unnest(${sql.param(terms)}::text[]) as term`)
    .where(
      sql`exists (select from ${products} where ${products.searchTerms} @> array[term] and ${visibleTo('shoppers')})`,
    );
  return rows.map(({ term }) => term);
}

/** A shop's newest products use nearly all words that any of its products does. */
const sample = 5000;

/** The terms of the shop, in no order. */
export async function findVocabulary(db: Database): Promise<string[]> {
  const rows = await db.select({ term: sql<string>`distinct unnest(terms)` }).from(
    sql`(
        select ${products.searchTerms} as terms from ${products}
        where ${visibleTo('shoppers')} order by ${products.createdAt} desc limit ${sample}
      ) newest`,
  );
  return rows.map(({ term }) => term);
}
