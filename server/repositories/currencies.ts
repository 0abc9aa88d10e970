import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { CurrencyInput, CurrencySetting } from '../../contract/schemas/currencies.ts';
import { checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { currencies, shopCurrency } from '../db/shopSchema.ts';
import { writeVersion } from './writeVersion.ts';

/** The further currencies, by their codes. */
export async function findCurrencies(db: Database): Promise<CurrencySetting[]> {
  const rows = await db.select().from(currencies).orderBy(asc(currencies.code));
  return rows.map(({ priceEnding, ...row }) => ({
    ...row,
    ...(priceEnding !== null && { ending: priceEnding }),
  }));
}

/** Adds or changes a currency: `writeVersion`. */
export async function writeCurrency(
  tx: Database,
  { id, version, code, rate, ending }: CurrencyInput & { id: string },
) {
  const row = { code, rate, priceEnding: ending ?? null };
  return writeVersion(tx, currencies, { id, version }, row);
}

export async function removeCurrency(tx: Database, id: string) {
  await tx.delete(currencies).where(eq(currencies.id, id));
}

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
