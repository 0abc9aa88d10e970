import { and, eq, gt, lte, min } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pastPrices, type products } from '../db/schema.ts';

/** The lowest of the product's prices since then; the one it has right now is among them. */
export async function lowestPriceSince(
  tx: Database,
  { id, priceCents }: Pick<typeof products.$inferSelect, 'id' | 'priceCents'>,
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ lowest: min(pastPrices.priceCents) })
    .from(pastPrices)
    .where(and(eq(pastPrices.productId, id), gt(pastPrices.until, since)));
  return Math.min(priceCents, row?.lowest ?? priceCents);
}

/** Remembers what the product cost until now, and forgets what it cost until `since`. */
export async function addPastPrice(
  tx: Database,
  { id: productId, priceCents }: Pick<typeof products.$inferSelect, 'id' | 'priceCents'>,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const isOld = and(eq(pastPrices.productId, productId), lte(pastPrices.until, since));
  await tx.delete(pastPrices).where(isOld);
  await tx.insert(pastPrices).values({ productId, priceCents, until: now });
}
