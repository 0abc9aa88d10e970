import { currency, decimals } from './money.ts';

/**
 * Smallest payments of Stripe in cents, by currency, where they are not half a unit. From
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 */
const ofStripe: Record<string, number> = {
  ...{ AED: 200, BGN: 100, CZK: 1500, DKK: 250, GBP: 30, HKD: 400, HUF: 17_500, JPY: 50 },
  ...{ MXN: 1000, MYR: 200, NOK: 300, PLN: 200, RON: 200, SEK: 300, THB: 1000 },
};

/** Stripe converts the others: they must be worth half a dollar, with a margin for the rate. */
const halfDollars: Record<string, number> = {
  ...{ BIF: 2000, CLP: 600, DJF: 120, GNF: 6000, ISK: 100, KMF: 300, KRW: 1000, MGA: 3000 },
  ...{ PYG: 5000, RWF: 1000, UGX: 2500, VND: 16_000, VUV: 80, XAF: 400, XOF: 400, XPF: 80 },
  ...{ TND: 2000 },
};

/** Smallest remainder in cents that payment providers accept: half a dollar, or 50 yen. */
export function leastPayment(): number {
  const { code } = currency();
  return ofStripe[code] ?? halfDollars[code] ?? (decimals() > 2 ? 500 : 50);
}
