import type { ReturnRequest } from '../schemas/returns.ts';
import type { PaidBill } from './returns.ts';
import { daysToSendBack } from './returns.ts';
import { inSize } from './sizeNames.ts';

/** Exchanges of returned units for another size or colour: `docs/decisions/0073-exchanges.md`. */

/** Days for which the new unit is held: to send the items back, and for their transport. */
export const exchangeDays = daysToSendBack + 14;

type Wanted = {
  productId: string;
  name: string;
  style: string;
  priceCents: number;
  /** Of the wanted size. */
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
    return 'The shop no longer has this item: choose another, or send it back for a refund.';
  const isSame = wanted.productId === bought.productId;
  if (isSame && size === bought.size) return 'Choose another size or colour, or a refund.';
  if (!isSame && (bought.style === '' || bought.style !== wanted.style)) {
    return 'An exchange is for another size or colour of the same item. Send it back for a refund, and order the other one.';
  }
  const what = inSize(wanted.name, size);
  if (!isSame && wanted.priceCents > bought.priceCents) {
    return `${what} costs more than you paid: send yours back for a refund, and order the other one.`;
  }
  if (wanted.available >= quantity) return undefined;
  return wanted.available === 0
    ? `${what} is sold out: choose another, or a refund.`
    : `Only ${wanted.available} of ${what} are left.`;
}

/**
 * Price of the new unit in cents: at most what was paid for the old one, without its share of the
 * code. Another size never costs more, even if the price has risen.
 */
export function exchangePrice(
  { lines, discountCents, waivedCents }: PaidBill,
  line: number,
  wantedCents: number,
): number {
  const { priceCents = 0, codeApplies = true } = lines[line] ?? {};
  const reduced = lines.reduce(
    (sum, each) => sum + (each.codeApplies === false ? 0 : each.priceCents * each.quantity),
    0,
  );
  const off =
    codeApplies && reduced > 0 ? ((discountCents - waivedCents) * priceCents) / reduced : 0;
  return Math.min(wantedCents, Math.floor(priceCents - off));
}

/** Returns true if two lines ask for the same size: one order has a size once. */
export function asksTwice(lines: ReturnRequest['lines']): boolean {
  const wanted = lines.flatMap(({ exchange }) =>
    exchange ? [`${exchange.productId} ${exchange.size}`] : [],
  );
  return new Set(wanted).size < wanted.length;
}

export const asksTwiceText =
  'Two items are exchanged for the same size: ask for one of them, and then for the other.';
