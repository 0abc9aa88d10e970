import { i18n } from '../i18n.ts';
import { priceLimits, roundCents, smallestAmount } from './amounts.ts';
import { formatCount, toCents, toDollars } from './money.ts';

/** Allowed hundredths at the end of a price; for yen, the last two digits. */
export const priceEndings = [0, 50, 90, 95, 99] as const;

export type PriceEnding = (typeof priceEndings)[number];

/** Price change: positive raises, negative lowers. */
type Step = { percent: number } | { dollars: number };

/**
 * `sale` reduces the regular price and keeps it beside the new one; `regular` sets the price and
 * ends a sale; `endSale` restores the regular price.
 */
export type PriceChange =
  | { kind: 'sale' | 'regular'; step: Step; ending?: PriceEnding | undefined }
  | { kind: 'endSale' };

export type Prices = { price: number; regularPrice: number };

/**
 * Applies a change to a product's prices, in dollars; a regular price of 0 means none, and a sale
 * price above 0 a sale that is planned. A step is
 * taken from the price without a sale, so applying the same sale twice has no further effect.
 * @returns the reason if the change is impossible
 */
export function changedPrices(
  { price, regularPrice, salePrice = 0 }: Prices & { salePrice?: number | undefined },
  change: PriceChange,
): Prices | string {
  const full = regularPrice || price;
  if (change.kind === 'endSale') {
    return regularPrice === 0 && salePrice === 0
      ? i18n.t('It is not on sale')
      : { price: full, regularPrice: 0 };
  }
  const cents = withEnding(applyStep(toCents(full), change.step), change.ending);
  const { min, max } = priceLimits();
  if (cents < toCents(min)) return i18n.t('Nothing would be left of its price');
  if (cents > toCents(max)) {
    return i18n.t('It would be above {price}', { price: formatCount(max) });
  }
  const next = toDollars(cents);
  if (change.kind === 'regular') return { price: next, regularPrice: 0 };
  return next < full
    ? { price: next, regularPrice: full }
    : i18n.t('It would be no less than before');
}

function applyStep(cents: number, step: Step): number {
  return 'percent' in step
    ? roundCents((cents * (100 + step.percent)) / 100)
    : cents + roundCents(toCents(step.dollars));
}

/** Nearest price with this ending; the lower one if two are equally near. */
export function withEnding(cents: number, ending: number | null | undefined): number {
  if (ending === undefined || ending === null) return cents;
  const whole = 100 * smallestAmount();
  const end = ending * smallestAmount();
  const below = Math.floor((cents - end) / whole) * whole + end;
  const nearest = cents - below <= whole / 2 ? below : below + whole;
  // A price of a few cents has no lower neighbour.
  return nearest > 0 || cents <= 0 ? nearest : below + whole;
}
