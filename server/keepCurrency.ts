import { currency } from '../contract/rules/money.ts';
import { type Database, inTransaction } from './db/database.ts';
import { StartError } from './errors.ts';
import { findKeptCurrency, hasSales, writeKeptCurrency } from './repositories/shopCurrency.ts';

/**
 * Keeps the currency of the shop's amounts, which are stored without it. It may change until the first
 * sale.
 * @throws StartError when `CURRENCY` differs from that of the shop's sales
 */
export async function keepCurrency(db: Database): Promise<void> {
  const { code } = currency();
  const kept = await findKeptCurrency(db);
  if (kept === code) return;
  if (kept !== undefined && (await hasSales(db))) {
    throw new StartError(
      `CURRENCY is ${code}, but the orders and gift cards of this shop are in ${kept}: set CURRENCY=${kept}.`,
    );
  }
  await inTransaction(db, (tx) => writeKeptCurrency(tx, code));
}
