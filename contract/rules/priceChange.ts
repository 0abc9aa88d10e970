import { limits } from '../limits.ts';
import { toCents, toDollars } from './money.ts';

/** The cents that a price may end in. */
export const priceEndings = [0, 50, 90, 95, 99] as const;

export type PriceEnding = (typeof priceEndings)[number];

/** By how much a price changes: up or, below zero, down. */
type Step = { percent: number } | { dollars: number };

/**
 * `sale` reduces the regular price and keeps it beside the new one; `regular` is the price from now
 * on, and ends a sale; `endSale` goes back to the regular price.
 */
export type PriceChange =
  | { kind: 'sale' | 'regular'; step: Step; ending?: PriceEnding | undefined }
  | { kind: 'endSale' };

export type Prices = { price: number; regularPrice: number };

/**
 * What a change makes of a product's prices, both in dollars; a regular price of 0 is none. A step
 * is taken from the price without a sale, so that the same sale twice is the same sale.
 * @returns a text where it can't be done
 */
export function changedPrices(
  { price, regularPrice }: Prices,
  change: PriceChange,
): Prices | string {
  const full = regularPrice || price;
  if (change.kind === 'endSale') {
    return regularPrice === 0 ? 'It is not on sale' : { price: full, regularPrice: 0 };
  }
  const cents = withEnding(stepped(toCents(full), change.step), change.ending);
  const { min, max } = limits.price;
  if (cents < toCents(min)) return 'Nothing would be left of its price';
  if (cents > toCents(max)) return `It would be above ${max.toLocaleString('en-US')}`;
  const next = toDollars(cents);
  if (change.kind === 'regular') return { price: next, regularPrice: 0 };
  return next < full ? { price: next, regularPrice: full } : 'It would be no less than before';
}

function stepped(cents: number, step: Step): number {
  return 'percent' in step
    ? Math.round((cents * (100 + step.percent)) / 100)
    : cents + toCents(step.dollars);
}

/** The nearest price that ends so; of two as near, the lower one. */
function withEnding(cents: number, ending: PriceEnding | undefined): number {
  if (ending === undefined) return cents;
  const below = Math.floor((cents - ending) / 100) * 100 + ending;
  const nearest = cents - below <= 50 ? below : below + 100;
  // A price of a few cents has none below it.
  return nearest > 0 || cents <= 0 ? nearest : below + 100;
}
