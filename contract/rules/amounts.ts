import { limits } from '../limits.ts';
import { centsPerDollar, decimals, toCents, toDollars } from './money.ts';

/** Payable amounts, and amounts for programs: `docs/decisions/0091-decimals.md`. */

/** The smallest payable step, in cents: of three decimals, the last is always 0. */
export function smallestAmount(): number {
  return decimals() > 2 ? 10 : 1;
}

/** Rounds cents to a payable amount. */
export function roundCents(cents: number): number {
  return Math.round(cents / smallestAmount()) * smallestAmount();
}

/** Returns true for a payable amount: a multiple of the smallest step. */
export function isPayable(dollars: number): boolean {
  return equalsCents(dollars, roundCents(toCents(dollars)));
}

/**
 * Limits of dollars for the decimals of the currency, so that the same number of cents fits in:
 * 100,000 dollars are 10,000,000 yen.
 */
export function moneyLimits({ min, max }: { min: number; max: number }) {
  const scale = 100 / centsPerDollar();
  return { min: min && Math.max(min * scale, toDollars(smallestAmount())), max: max * scale };
}

/** Limits of a product's price, in dollars. */
export function priceLimits() {
  return moneyLimits(limits.price);
}

/** Dollars for programs: `12.5` is `12.50`. */
export function plainPrice(dollars: number): string {
  return dollars.toFixed(decimals());
}

/** Dollars added up as cents. */
export function sumDollars(amounts: readonly number[]): number {
  return toDollars(amounts.reduce((cents, dollars) => cents + toCents(dollars), 0));
}

/** Compares dollars with cents, apart from binary floating point errors. */
export function equalsCents(dollars: number, cents: number): boolean {
  return Math.abs(dollars * centsPerDollar() - cents) < 0.00005;
}
