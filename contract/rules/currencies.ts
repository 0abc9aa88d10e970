import { withEnding } from './priceChange.ts';
import { roundCents, smallestSum } from './sums.ts';

/** Rate and rounding of a currency: docs/decisions/0092-several-currencies.md. */
export type CurrencyTerms = {
  /** Its cents for one cent of the shop's main currency. */
  centRate: number;
  /** Last two digits of its prices; null for any. */
  priceEnding: number | null;
};

/** Converts cents of the main currency to the currency in use, such as the limit of a tax. */
export function convertCents(cents: number, { centRate }: Pick<CurrencyTerms, 'centRate'>): number {
  return roundCents(cents * centRate);
}

/** The same for a price, with its ending. Only what is free stays free. */
export function convertPrice(cents: number, { centRate, priceEnding }: CurrencyTerms): number {
  if (cents === 0) return 0;
  return Math.max(smallestSum(), withEnding(convertCents(cents, { centRate }), priceEnding));
}
