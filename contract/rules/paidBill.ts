import { roundCents } from './amounts.ts';
import { spread } from './pricing.ts';
import type { IncludedTax } from './taxes.ts';

/** An order's bill as it was paid, in cents. */
export type PaidBill = {
  /** `codeApplies`: false if the code did not reduce the line. */
  lines: readonly { priceCents: number; quantity: number; codeApplies?: boolean | undefined }[];
  discountCents: number;
  /** The part of the discount that applies to the delivery. */
  waivedCents: number;
  totalCents: number;
  /** Those that are `onTop` are part of the total. */
  taxes?: readonly Pick<IncludedTax, 'cents' | 'onTop' | 'lines'>[];
};

/**
 * Total refund in cents for these returned units: their prices, less their share of the discount,
 * and the taxes added to them.
 * The last unit refunds the rest of the payment, including delivery, unless units are exchanged. It
 * is computed for all units together, so that rounding does not add up.
 */
export function refundFor(
  bill: PaidBill,
  received: readonly number[],
  refundsDelivery = true,
): number {
  const { lines, discountCents, waivedCents, totalCents } = bill;
  const isWhole = lines.every(({ quantity }, line) => received[line] === quantity);
  if (isWhole && refundsDelivery) return totalCents;
  let [back, reduced, reducedBack] = [0, 0, 0];
  lines.forEach(({ priceCents, quantity, codeApplies = true }, line) => {
    const cents = priceCents * (received[line] ?? 0);
    back += cents;
    if (!codeApplies) return;
    reduced += priceCents * quantity;
    reducedBack += cents;
  });
  const off = discountCents - waivedCents;
  const net = back - (reduced === 0 ? 0 : roundCents((reducedBack * off) / reduced));
  return addedBack(bill, received).reduce((sum, cents) => sum + cents, net);
}

/**
 * Cents of each tax that are refunded with these units, if it was added to the prices. Without its cents
 * on each line, it is divided among the lines by their prices.
 */
export function addedBack({ lines, taxes = [] }: PaidBill, received: readonly number[]): number[] {
  const prices = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  return taxes.map(({ cents, onTop, lines: taxed = spread(cents, prices) }) =>
    lines.reduce((sum, { quantity }, line) => {
      const part = ((taxed[line] ?? 0) * (received[line] ?? 0)) / quantity;
      return onTop ? sum + roundCents(part) : sum;
    }, 0),
  );
}

/**
 * Net of each added tax that is refunded with these units: the cents that it is charged on. A line has
 * one rate per name of a tax. If only a part of its price is taxed, the rest is at the rate of 0.
 */
export function addedNetBack(
  {
    lines,
    discountCents,
    waivedCents,
    taxes = [],
  }: Pick<PaidBill, 'lines' | 'discountCents' | 'waivedCents'> & { taxes?: readonly IncludedTax[] },
  received: readonly number[],
): number[] {
  const goods = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const reduced = lines.map(({ codeApplies = true }, line) =>
    codeApplies ? (goods[line] ?? 0) : 0,
  );
  const all = reduced.reduce((sum, cents) => sum + cents, 0);
  const off = all === 0 ? 0 : (discountCents - waivedCents) / all;
  return taxes.map((tax) => {
    if (!tax.onTop) return 0;
    const others = taxes.filter((each) => each !== tax && each.onTop && each.name === tax.name);
    return lines.reduce((sum, { quantity }, line) => {
      const paid = (goods[line] ?? 0) - (reduced[line] ?? 0) * off;
      // A rounded tax is up to half a cent less than that of the price.
      const netOf = ({ rate, cents, lines: taxed = spread(cents, goods) }: IncludedTax) =>
        rate === 0 || !taxed[line] ? 0 : Math.min(paid, ((taxed[line] + 0.5) * 100) / rate);
      const untaxed = others.reduce((rest, other) => rest - netOf(other), paid);
      const net = tax.rate === 0 ? Math.max(0, untaxed) : netOf(tax);
      return sum + (net * (received[line] ?? 0)) / quantity;
    }, 0);
  });
}

/** Each included tax refunded with these units, and its net; undefined if its lines are unknown. */
export function includedBack(
  { lines, taxes }: Pick<PaidBill, 'lines'> & { taxes: readonly IncludedTax[] },
  received: readonly number[],
): ({ cents: number; net: number } | undefined)[] {
  const back = (each: readonly number[]) =>
    lines.reduce(
      (sum, { quantity }, line) => sum + ((each[line] ?? 0) * (received[line] ?? 0)) / quantity,
      0,
    );
  return taxes.map(({ onTop, lines: taxed, nets }) =>
    onTop || !taxed || !nets ? undefined : { cents: back(taxed), net: back(nets) },
  );
}
