/**
 * Money is summed in whole cents; the contract's dollars are turned into cents on the way in, and
 * back on the way out. Dollars and cents stand for those of whatever currency the shop sells in.
 */

/** What prices are in, and how they are written. */
export type Currency = {
  /** Of ISO 4217: `USD`. It has two decimals. */
  code: string;
  /** What an amount begins with: `$`, or with its space `CHF `. */
  sign: string;
  /** Several of it, within a sentence: `dollars`. */
  name: string;
};

export const dollars: Currency = { code: 'USD', sign: '$', name: 'dollars' };

let shopCurrency = dollars;

/** What this process writes every price in, said once, before the first one. */
export function setCurrency(currency: Currency): void {
  shopCurrency = currency;
}

/** What prices are in; dollars when nothing was said. */
export function currency(): Currency {
  return shopCurrency;
}

/** Dollars to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents to the contract's dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Dollars added up as cents. */
export function sumDollars(amounts: readonly number[]): number {
  return toDollars(amounts.reduce((cents, dollars) => cents + toCents(dollars), 0));
}

/** Whether dollars are this many cents; only what binary floating point adds is passed over. */
export function isCents(dollars: number, cents: number): boolean {
  return Math.abs(dollars * 100 - cents) < 0.00005;
}

/** Whether a number has at most two decimals, as every price and every tax rate has. */
export function hasTwoDecimals(number: number): boolean {
  return isCents(number, toCents(number));
}

/** Cents as a price: `1250` is `$12.50`, `120000` is `$1,200.00`. */
export function formatCents(cents: number): string {
  return shopCurrency.sign + withCommas((cents / 100).toFixed(2));
}

/** How many, as `7` or `1,024`. */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

/** Not by `toLocaleString`, whose first call takes 40 ms, more than all else of a page's first price. */
function withCommas(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Dollars as a price: `12.5` is `$12.50`. */
export function formatPrice(dollars: number): string {
  return formatCents(toCents(dollars));
}
