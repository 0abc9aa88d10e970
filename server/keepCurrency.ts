import { currency } from '../contract/rules/money.ts';
import { type Database, inTransaction } from './db/database.ts';
import { StartError } from './errors.ts';
import { findKeptCurrency, hasSales, writeKeptCurrency } from './repositories/currencies.ts';

const correction = 'see “Currency” in docs/operations.md';

/**
 * Keeps the currency of the shop's amounts, which are stored without it. It may change until the first
 * sale.
 * @returns a warning if there are sales of an earlier release, which kept no currency
 * @throws StartError when `CURRENCY` differs from that of the last start, and there are sales
 */
export async function keepCurrency(db: Database): Promise<string | undefined> {
  const { code } = currency();
  const kept = await findKeptCurrency(db);
  if (kept === code) return undefined;
  const isSelling = await hasSales(db);
  if (kept !== undefined && isSelling) {
    throw new StartError(
      `CURRENCY is ${code}, but this shop was last started in ${kept}, and has orders or gift cards, apart from test payments: set CURRENCY=${kept}. If ${kept} was a mistake, ${correction}.`,
    );
  }
  await inTransaction(db, (tx) => writeKeptCurrency(tx, code));
  if (!isSelling) return undefined;
  return `CURRENCY=${code} was recorded as the currency of the existing orders and gift cards, because no earlier start recorded one. If they are in another currency, ${correction}.`;
}
