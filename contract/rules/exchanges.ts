import { i18n } from '../i18n.ts';
import type { ReturnRequest } from '../schemas/returns.ts';
import { roundCents, smallestAmount } from './amounts.ts';
import { leastPayment } from './leastPayment.ts';
import { addedBack, type PaidBill, refundFor } from './paidBill.ts';
import { daysToSendBack } from './returns.ts';
import { inSize } from './sizeNames.ts';
import type { IncludedTax } from './taxes.ts';

/** Exchanges of returned units for another size or colour: `docs/decisions/0073-exchanges.md`. */

/** Days for which the new unit is held: to send the items back, and for their transport. */
export const exchangeDays = daysToSendBack + 14;

type Wanted = {
  productId: string;
  name: string;
  style: string;
  priceCents: number;
  /** Free units of the wanted size. */
  available: number;
};

type Bought = { productId: string; name: string; size: string; priceCents: number };

/** Reason why units of a line can't be exchanged for this; undefined if they can. */
export function exchangeProblem(
  bought: Bought & { style: string },
  wanted: Wanted | undefined,
  { size, quantity }: { size: string; quantity: number },
): string | undefined {
  if (!wanted)
    return i18n.t(
      'The shop no longer has this item: choose another, or send it back for a refund.',
    );
  const isSame = wanted.productId === bought.productId;
  if (isSame && size === bought.size) return i18n.t('Choose another size or colour, or a refund.');
  if (!isSame && (bought.style === '' || bought.style !== wanted.style)) {
    return i18n.t(
      'An exchange is for another size or colour of the same item. Send it back for a refund, and order the other one.',
    );
  }
  const { available } = wanted;
  const item = inSize(wanted.name, size);
  if (available >= quantity) return undefined;
  return available === 0
    ? i18n.t('{item} is sold out: choose another, or a refund.', { item })
    : i18n.t('Only {available} of {item} are left.', { available, item });
}

/**
 * The part of a payment, in cents, that units of a line cost: the price without added taxes, and
 * each added tax.
 */
export type UnitsPaid = { goods: number; added: readonly number[] };

/**
 * Price that was paid for units, after their share of the code.
 * @param before units of each line that were requested earlier: all shares add up to the payment
 */
export function paidForUnits(
  bill: PaidBill,
  before: readonly number[],
  { line, quantity }: { line: number; quantity: number },
): UnitsPaid {
  const after = before.map((units, each) => (each === line ? units + quantity : units));
  const earlier = addedBack(bill, before);
  const added = addedBack(bill, after).map((cents, tax) => cents - (earlier[tax] ?? 0));
  const total = refundFor(bill, after, false) - refundFor(bill, before, false);
  return { goods: added.reduce((sum, cents) => sum - cents, total), added };
}

/**
 * Price of the new unit in cents: what was paid for the old one, its share of a code taken off, or
 * less. A more expensive colour costs the difference in addition; another size never costs more,
 * even if the price has risen.
 */
export function exchangePrice(
  { goods }: UnitsPaid,
  quantity: number,
  wantedCents: number,
  dearerBy = 0,
): number {
  const step = smallestAmount();
  const paidCents = Math.floor(goods / quantity / step) * step;
  return dearerBy > 0 ? paidCents + dearerBy : Math.min(wantedCents, paidCents);
}

/** Extra cost of a unit's colour compared to the bought one, in cents. */
export function dearerBy(
  bought: Pick<Bought, 'productId' | 'priceCents'>,
  wanted: Pick<Wanted, 'productId' | 'priceCents'>,
): number {
  if (wanted.productId === bought.productId) return 0;
  return Math.max(0, wanted.priceCents - bought.priceCents);
}

/** Cents that new units cost beyond what was paid for the old ones; negative if they cost less. */
export function exchangeDifference(totalCents: number, paid: readonly UnitsPaid[]): number {
  const paidCents = paid.reduce(
    (sum, { goods, added }) => added.reduce((all, cents) => all + cents, sum + goods),
    0,
  );
  return Math.floor((totalCents - paidCents) / smallestAmount()) * smallestAmount();
}

/**
 * New lines with prices that can be paid: a difference that is too small for a payment is taken off
 * the more expensive ones.
 * @param lines `more`: extra cents of a unit compared to the bought one
 */
export function payableLines<L extends { priceCents: number; quantity: number; more: number }>(
  lines: readonly L[],
  difference: number,
): L[] {
  const step = smallestAmount();
  let rest = difference < leastPayment() ? Math.max(0, difference) : 0;
  return lines.map((line) => {
    const off = Math.min(line.more, Math.ceil(rest / line.quantity / step) * step);
    rest = Math.max(0, rest - off * line.quantity);
    return { ...line, priceCents: line.priceCents - off };
  });
}

/** Taxes that were added to the old units, for new ones of these prices. */
export function exchangedTaxes(
  taxes: readonly IncludedTax[],
  lines: readonly { cents: number; paid: UnitsPaid }[],
): IncludedTax[] {
  return taxes.flatMap((tax, index) => {
    const added = lines.map(({ cents, paid: { goods, added } }) =>
      goods === 0 ? 0 : roundCents(((added[index] ?? 0) * cents) / goods),
    );
    const sumOf = (some: readonly number[]) => some.reduce((sum, cents) => sum + cents, 0);
    const cents = sumOf(added);
    const net = sumOf(lines.map((line, each) => (added[each] === 0 ? 0 : line.cents)));
    return cents === 0 ? [] : [{ ...tax, cents, net, lines: added }];
  });
}

/** Returns true if two of the lines ask for the same size: an order has each size once. */
export function asksTwice(lines: ReturnRequest['lines']): boolean {
  const wanted = lines.flatMap(({ exchange }) =>
    exchange ? [`${exchange.productId} ${exchange.size}`] : [],
  );
  return new Set(wanted).size < wanted.length;
}

export const asksTwiceText =
  /*i18n*/ 'Two items are exchanged for the same size: ask for one of them, and then for the other.';
