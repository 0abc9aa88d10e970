import { AsyncLocalStorage } from 'node:async_hooks';
import { type CurrencyTerms, convertCents, convertPrice } from '../../contract/rules/currencies.ts';
import { type Currency, currency, setCurrency } from '../../contract/rules/money.ts';
import { currencyOf } from './settings.ts';

/** Currency of the running work. */
const scopes = new AsyncLocalStorage<CurrencyTerms & { currency: Currency }>();

let main = currency();
const inUse = () => scopes.getStore()?.currency ?? main;

/** Sets the shop's main currency; `currency()` is that of an order during `inCurrencyOf`. */
export function setMainCurrency(currency: Currency): void {
  main = currency;
  setCurrency({
    get code() {
      return inUse().code;
    },
    get sign() {
      return inUse().sign;
    },
    get name() {
      return inUse().name;
    },
    get digits() {
      return inUse().digits;
    },
  });
}

const known = new Map<string, Currency>();

function knownCurrency(code: string): Currency {
  const found = known.get(code) ?? currencyOf(code);
  known.set(code, found);
  return found;
}

/** Currency of a row, as `billColumns` keeps it; an absent one is the shop's main currency. */
type InCurrency = { currency?: string | null | undefined } & {
  [Term in keyof CurrencyTerms]?: CurrencyTerms[Term] | undefined;
};

/**
 * Runs `work`, and all that it starts, in the currency of an order or a checkout: amounts are read and
 * written in it, and those of the main currency converted.
 */
export function inCurrencyOf<T>(row: InCurrency, work: () => T): T {
  const { currency: code, ...terms } = termsOf(row);
  if (code === null) return scopes.exit(work);
  return scopes.run({ ...terms, currency: knownCurrency(code) }, work);
}

/** Runs `work` in the shop's main currency. */
export const inMainCurrency = <T>(work: () => T): T => scopes.exit(work);

/** Values of `billColumns` of a row. */
export function termsOf({ currency = null, centRate = 1, priceEnding = null }: InCurrency) {
  return { currency, centRate, priceEnding };
}

/** Values of `billColumns` in the currency in use. */
export function termsInUse() {
  const { currency, ...terms } = scopes.getStore() ?? {};
  return termsOf({ ...terms, currency: currency?.code });
}

/** Converts cents of the main currency, as settings have them, to the currency in use. */
export function fromMain(cents: number): number {
  const terms = scopes.getStore();
  return terms ? convertCents(cents, terms) : cents;
}

/** The same for a price of a product or a delivery. */
export function priceFromMain(cents: number): number {
  const terms = scopes.getStore();
  return terms ? convertPrice(cents, terms) : cents;
}

/** Units of the currency in use for one of the main currency, as its owner entered them. */
export function rateInUse(): number {
  const { centRate = 1 } = scopes.getStore() ?? {};
  return toUnitRate(centRate, inUse());
}

function toUnitRate(centRate: number, { digits = 2 }: Currency): number {
  return Number((centRate * 10 ** ((main.digits ?? 2) - digits)).toPrecision(12));
}
