import { eq, sql } from 'drizzle-orm';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { shopCurrency } from '../db/shopSchema.ts';

export async function findKeptCurrency(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ code: shopCurrency.code }).from(shopCurrency);
  return row?.code;
}

/** Returns true if the shop has sold something, or is being paid for it. */
export async function hasSales(db: Database): Promise<boolean> {
  const one = { one: sql`1` };
  const found = await db
    .select(one)
    .from(orders)
    .unionAll(db.select(one).from(giftCards))
    .unionAll(db.select(one).from(checkoutSessions).where(eq(checkoutSessions.status, 'open')))
    .limit(1);
  return found.length > 0;
}

export async function writeKeptCurrency(tx: Database, code: string): Promise<void> {
  await tx.delete(shopCurrency);
  await tx.insert(shopCurrency).values({ code });
}
