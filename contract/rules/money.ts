import { i18n } from '../i18n.ts';
import { factsOf, writeNumber } from '../languages.ts';

/**
 * Money is summed in whole cents. Amounts of the contract are converted on the way in and out.
 * Dollars and cents mean the units of the currency in use: yen are both, fils are cents.
 */

/** Rate and rounding of a currency: docs/decisions/0092-several-currencies.md. */
export type CurrencyTerms = {
  /** Its cents for one cent of the shop's main currency. */
  centRate: number;
  /** Last two digits of its prices; null for any. */
  priceEnding: number | null;
};

/** Currency of the prices, and its notation. */
export type Currency = {
  /** ISO 4217 code, such as `USD`. */
  code: string;
  /** Prefix of an amount: `$`, or with its space `CHF `. */
  sign: string;
  /** English plural within a sentence: `dollars`. */
  name: string;
  /** Number of decimals, 2 by default. */
  digits?: number | undefined;
  /** Its rate and rounding; absent for the shop's main currency. */
  terms?: CurrencyTerms | undefined;
};

export const dollars: Currency = { code: 'USD', sign: '$', name: 'dollars' };

let shopCurrency = dollars;

/** Sets the currency in use: the shop's, or an order's during `inCurrency`. */
export function setCurrency(currency: Currency): void {
  shopCurrency = currency;
}

/** Currency in use; dollars by default. */
export function currency(): Currency {
  return shopCurrency;
}

/** Name of the currency within a sentence, in the language in use. */
export function currencyName(): string {
  const { code, name } = shopCurrency;
  if (i18n.locale === 'en') return name;
  const { locale } = factsOf(i18n.locale);
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? name;
}

/** Decimals of an amount: 2 for dollars, 0 for yen, 3 for dinars. */
export const decimals = (): number => shopCurrency.digits ?? 2;

/** Cents of a dollar: 100, or 1 for yen. */
export const centsPerDollar = (): number => 10 ** decimals();

/** Dollars to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * centsPerDollar());
}

/** Converts whole cents to the contract's dollars. */
export function toDollars(cents: number): number {
  return cents / centsPerDollar();
}

/** Cents as a price in the language in use: `1250` is `$12.50`, `120000` is `$1,200.00`. */
export function formatCents(cents: number): string {
  const facts = factsOf(i18n.locale);
  const amount = writeNumber(toDollars(cents).toFixed(decimals()), facts);
  const { sign } = shopCurrency;
  // The mark keeps a sign in letters, such as KWD, after its amount.
  const mark = facts.isRightToLeft ? '\u200f' : '';
  return facts.signAfter ? `${amount}\u00a0${mark}${sign.trim()}` : sign + amount;
}

/** A number in the language in use: `1024` is `1,024`. */
export function formatCount(count: number): string {
  return writeNumber(String(count), factsOf(i18n.locale));
}

/** Dollars as a price: `12.5` is `$12.50`. */
export function formatPrice(dollars: number): string {
  return formatCents(toCents(dollars));
}
