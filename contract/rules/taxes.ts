import type { TaxRate } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { countryKey } from './countries.ts';
import { formatCents } from './money.ts';

/** The tax that a total includes: `docs/decisions/0047-taxes-and-currency.md`. */
export type IncludedTax = {
  name: string;
  /** Percent, with at most two decimals. */
  rate: number;
  /** The included tax. */
  cents: number;
};

/**
 * Included tax, by the order's country; undefined until the address names one, and for countries
 * without a rate.
 */
export function includedTax(
  totalCents: number,
  rates: readonly TaxRate[],
  address: string,
): IncludedTax | undefined {
  const key = countryKey(countryOf(address) ?? '');
  const found = rates.find(({ country }) => countryKey(country) === key);
  if (!found) return undefined;
  const { name, rate } = found;
  return { name, rate, cents: taxIn(totalCents, rate) };
}

/** Returns true if two addresses are in different countries, whose taxes may differ. */
export function isOtherCountry(before: string, after: string): boolean {
  return countryKey(countryOf(before) ?? '') !== countryKey(countryOf(after) ?? '');
}

/** Tax included in an amount, rounded to whole cents once. */
export function taxIn(cents: number, rate: number): number {
  const hundredths = toHundredths(rate);
  return Math.round((cents * hundredths) / (10_000 + hundredths));
}

/** Cents of an invoice that stay after refunds of `backCents`, and the tax that they include. */
export function afterRefunds(totalCents: number, backCents: number, tax: IncludedTax | undefined) {
  const leftCents = totalCents - backCents;
  if (!tax || backCents === 0) return { leftCents, tax };
  return { leftCents, tax: { ...tax, cents: taxIn(leftCents, tax.rate) } };
}

/** Percent in whole hundredths: 7.7 is 770. */
export function toHundredths(rate: number): number {
  return Math.round(rate * 100);
}

/** Line below the total of a bill. */
export function taxLine({ name, rate, cents }: IncludedTax): { label: string; amount: string } {
  return { label: `Including ${rate}% ${name}`, amount: formatCents(cents) };
}

/** Message for a second rate of a country. */
export function duplicateCountryMessage(country: string): string {
  return `There is a rate for ${country} already.`;
}
