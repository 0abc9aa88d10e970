import { asc, eq } from 'drizzle-orm';
import type { CurrencyInput, CurrencySetting } from '../../contract/schemas/currencies.ts';
import type { Database } from '../db/database.ts';
import { currencies } from '../db/shopSchema.ts';
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
