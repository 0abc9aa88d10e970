import type { TaxRate } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { countryKey } from './countries.ts';
import { formatCents } from './money.ts';

/** The tax that a total includes: `docs/decisions/0047-taxes-and-currency.md`. */
export type IncludedTax = {
  name: string;
  /** Percent, with at most two decimals. */
  rate: number;
  /** What of the total it is. */
  cents: number;
};

/**
 * The tax that a total includes, by the country that the order goes to; undefined as long as the
 * address names none, and where that country has no rate.
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

/** Whether two addresses are in different countries, so that an order that moves includes another tax. */
export function isOtherCountry(before: string, after: string): boolean {
  return countryKey(countryOf(before) ?? '') !== countryKey(countryOf(after) ?? '');
}

/** What of so many cents is tax of this rate, rounded to whole cents once. */
export function taxIn(cents: number, rate: number): number {
  const hundredths = toHundredths(rate);
  return Math.round((cents * hundredths) / (10_000 + hundredths));
}

/** Percent in whole hundredths: 7.7 is 770. */
export function toHundredths(rate: number): number {
  return Math.round(rate * 100);
}

/** What stands below the total of a bill. */
export function taxLine({ name, rate, cents }: IncludedTax): { label: string; amount: string } {
  return { label: `Including ${rate}% ${name}`, amount: formatCents(cents) };
}

/** Why a country can't have another rate. */
export function countryTaken(country: string): string {
  return `There is a rate for ${country} already.`;
}
