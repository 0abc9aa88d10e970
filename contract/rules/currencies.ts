import type { OrderCurrency } from '../schemas/order.ts';
import { roundCents, smallestAmount } from './amounts.ts';
import { inCurrency } from './inCurrency.ts';
import { type Currency, type CurrencyTerms, currency, toCents, toDollars } from './money.ts';
import { withEnding } from './priceChange.ts';

/**
 * Converts cents of the main currency, such as the limit of a tax, to the currency in use.
 * @param terms absent for the main currency itself
 */
export function fromMain(cents: number, terms = currency().terms): number {
  return terms ? roundCents(cents * terms.centRate) : cents;
}

/** The same for a price of a product or a delivery, with its ending. Only what is free stays free. */
export function priceFromMain(cents: number, terms = currency().terms): number {
  if (cents === 0 || !terms) return cents;
  return Math.max(smallestAmount(), withEnding(fromMain(cents, terms), terms.priceEnding));
}

/** Cents of a currency for one cent of the main one; `rate`: its units for one unit of the main one. */
export function toCentRate(rate: number, { digits = 2 }: Decimals, main: Decimals): number {
  return roundRate(rate * 10 ** (digits - (main.digits ?? 2)));
}

type Decimals = Pick<Currency, 'digits'>;

/** Removes the error of binary fractions. */
export const roundRate = (rate: number): number => Number(rate.toPrecision(12));

/**
 * Price in the currency of an order, by its rate, as the server charges for new items.
 * @param dollars of the main currency
 * @param order absent for the main currency itself
 */
export function priceInOrder(dollars: number, order: OrderCurrency | undefined, main: Currency) {
  if (!order) return dollars;
  const { rate, ending = null } = order;
  const cents = inCurrency(main, () => toCents(dollars));
  const terms = { centRate: toCentRate(rate, order, main), priceEnding: ending };
  return inCurrency({ ...order, terms }, () => toDollars(priceFromMain(cents)));
}

/**
 * Lowest main price, in cents, whose converted price is at least `cents`.
 * @param most of the main currency's cents
 */
export function mainCentsBelow(cents: number, terms: CurrencyTerms, most: number): number {
  let [from, to] = [0, most + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (priceFromMain(middle, terms) < cents) from = middle + 1;
    else to = middle;
  }
  return from;
}
