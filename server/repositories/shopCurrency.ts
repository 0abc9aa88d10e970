import { and, eq, notInArray, sql } from 'drizzle-orm';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { currencies, shopCurrency } from '../db/shopSchema.ts';

export async function findKeptCurrency(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ code: shopCurrency.code }).from(shopCurrency);
  return row?.code;
}

/** Payments without money of their own: an exchange belongs to another order. */
const unpaid = ['test', 'exchange'];

/** Returns true if the shop has sold something, or is being paid for it. Test payments do not count. */
export async function hasSales(db: Database): Promise<boolean> {
  const one = { one: sql`1` };
  const isSale = notInArray(checkoutSessions.provider, unpaid);
  const found = await db
    .select(one)
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(isSale)
    .unionAll(db.select(one).from(giftCards))
    .unionAll(
      db
        .select(one)
        .from(checkoutSessions)
        .where(and(eq(checkoutSessions.status, 'open'), isSale)),
    )
    .limit(1);
  return found.length > 0;
}

/** Removes the further currencies, whose rates are those of the main currency before. */
export async function writeKeptCurrency(tx: Database, code: string): Promise<void> {
  await tx.delete(currencies);
  await tx.delete(shopCurrency);
  await tx.insert(shopCurrency).values({ code });
}
