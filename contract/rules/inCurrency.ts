import { type Currency, currency, formatPrice, setCurrency } from './money.ts';

/**
 * Returns the result of `work`, which must be synchronous, with amounts of another currency.
 * @param other by default the one in use
 */
export function inCurrency<T>(other: Currency | undefined, work: () => T): T {
  if (!other) return work();
  const before = currency();
  setCurrency(other);
  try {
    return work();
  } finally {
    setCurrency(before);
  }
}

/** Dollars as a price in this currency, by default the one in use. */
export function priceIn(other: Currency | undefined, dollars: number): string {
  return inCurrency(other, () => formatPrice(dollars));
}
