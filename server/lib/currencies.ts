import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '../../contract/limits.ts';
import { mainCentsBelow, roundRate, toCentRate } from '../../contract/rules/currencies.ts';
import {
  type Currency,
  type CurrencyTerms,
  currency,
  setCurrency,
} from '../../contract/rules/money.ts';
import type { CurrencyInput } from '../../contract/schemas/currencies.ts';
import { currencyOf } from './settings.ts';

/** Currency of the running work. */
const scopes = new AsyncLocalStorage<Currency>();

let main = currency();
const inUse = () => scopes.getStore() ?? main;

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
    get terms() {
      return inUse().terms;
    },
  });
}

const known = new Map<string, Currency>();

export function knownCurrency(code: string): Currency {
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
  return scopes.run({ ...knownCurrency(code), terms }, work);
}

/** Returns true unless the running work is in another currency. */
export const isInMainCurrency = (): boolean => scopes.getStore() === undefined;

/** Runs `work` in the shop's main currency. */
export const inMainCurrency = <T>(work: () => T): T => scopes.exit(work);

/** ISO 4217 code of the shop's main currency. */
export const mainCode = (): string => main.code;

/** Values of `billColumns` of a row. */
export function termsOf({ currency = null, centRate = 1, priceEnding = null }: InCurrency) {
  return { currency, centRate, priceEnding };
}

/** Values of `billColumns` in the currency in use. */
export function termsInUse() {
  const { terms, code } = inUse();
  return termsOf({ ...terms, currency: terms && code });
}

/** Cents of the main currency whose prices are within this range of the currency in use. */
export function mainRange(minCents: number | undefined, maxCents: number | undefined) {
  const { terms } = inUse();
  const below = (cents: number) =>
    Math.min(terms ? mainCentsBelow(cents, terms, largestInteger) : cents, largestInteger);
  return {
    minCents: minCents === undefined ? undefined : below(minCents),
    maxCents: maxCents === undefined ? undefined : below(maxCents + 1) - 1,
  };
}

/** Postgres' largest integer; no price is as high. */
const largestInteger = limits.count.max;

/** Units of the currency in use for one of the main currency, as its owner entered them. */
export function rateInUse(): number {
  const { digits = 2, terms } = inUse();
  return roundRate((terms?.centRate ?? 1) * 10 ** ((main.digits ?? 2) - digits));
}

/** Terms of a currency from its rate: units for one unit of the main currency. */
export function termsAt({ code, rate, ending }: CurrencyRate) {
  return {
    currency: code,
    priceEnding: ending ?? null,
    centRate: toCentRate(rate, knownCurrency(code), main),
  };
}

type CurrencyRate = Pick<CurrencyInput, 'code' | 'rate' | 'ending'>;
