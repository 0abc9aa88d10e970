import { and, asc, eq, gt, lt, lte, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { pastPrices, products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

const { priceCents, regularPriceCents, salePriceCents, saleFrom, saleUntil } = products;

/**
 * Begins and ends the sales of products by date, as `onDay` does for one product.
 * @returns the number of changed products, at most `limit`
 */
export async function applySaleDays(
  tx: Database,
  { today, now, since }: { today: string; now: Date; since: Date },
  limit: number,
): Promise<number> {
  const waits = gt(salePriceCents, 0);
  const isOver = and(ne(saleUntil, ''), lt(saleUntil, today));
  const begins = and(waits, lte(saleFrom, today));
  const due = await tx
    .select({ id: products.id })
    .from(products)
    .where(or(begins, isOver))
    .orderBy(asc(products.id))
    .limit(limit)
    .for('no key update');
  if (due.length === 0) return 0;
  const ids = sql.param(due.map(({ id }) => id));
  const ofDue = (condition: SQL | undefined) =>
    and(sql`${products.id} = any(${ids}::uuid[])`, condition);
  const change = { version: sql`${products.version} + 1`, updatedAt: now };
  const ended = { saleFrom: '', saleUntil: '', salePriceCents: 0 };

  await tx
    .update(products)
    .set({ ...change, ...ended })
    .where(ofDue(and(isOver, or(waits, eq(regularPriceCents, 0)))));
  const changing = ofDue(or(begins, isOver));
  const old = sql`${pastPrices.productId} = any(${ids}::uuid[])`;
  await tx.delete(pastPrices).where(and(old, lte(pastPrices.until, since)));
  const before = tx
    .select({
      productId: products.id,
      priceCents,
      until: sql`${now.toISOString()}::timestamptz`.as('until'),
    })
    .from(products)
    .where(changing);
  await tx.insert(pastPrices).select(before);
  await tx
    .update(products)
    .set({
      ...change,
      ...ended,
      priceCents: sql`${regularPriceCents}`,
      regularPriceCents: 0,
      lowestPriceCents: null,
    })
    .where(ofDue(and(isOver, gt(regularPriceCents, 0))));
  const lowest = tx
    .select({ lowest: min(pastPrices.priceCents) })
    .from(pastPrices)
    .where(and(eq(pastPrices.productId, products.id), gt(pastPrices.until, since)));
  await tx
    .update(products)
    .set({
      ...change,
      lowestPriceCents: sql`${lowest}`,
      regularPriceCents: sql`${priceCents}`,
      priceCents: sql`${salePriceCents}`,
      salePriceCents: 0,
    })
    .where(ofDue(begins));
  return due.length;
}
