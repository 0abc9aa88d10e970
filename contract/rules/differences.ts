import { i18n } from '../i18n.ts';
import { roundCents, smallestAmount } from './amounts.ts';
import { formatCents } from './money.ts';
import { addedCents, spread } from './pricing.ts';
import type { IncludedTax } from './taxes.ts';

/**
 * Second payments for a more expensive exchange or change:
 * `docs/decisions/0093-second-payments.md`.
 */

/** Days to pay a difference. */
export const daysToPayMore = 7;

export const awaitsPaymentText =
  /*i18n*/ 'A change of this order waits for its payment: wait for it, or withdraw the change first.';

/** A line of a bill with a higher total; `more`: how many of its units are new. */
type DearerLine = { priceCents: number; quantity: number; more: number };

/**
 * Bill and lines of an order whose difference is waived: new units cost that much less, so later
 * changes and refunds need no special case. The rest that can't be taken off their prices becomes a
 * discount.
 * @param goodsCents the part of the difference that is for goods
 */
export function withoutDifference<
  Bill extends {
    totalCents: number;
    code: string | null;
    discountCents: number;
    waivedCents: number;
    taxes: readonly IncludedTax[];
  },
  Line extends DearerLine,
>(
  bill: Bill,
  lines: readonly Line[],
  { cents, goodsCents }: { cents: number; goodsCents: number },
) {
  const step = smallestAmount();
  const most = cents + bill.discountCents - bill.waivedCents;
  const off = spread(
    Math.max(0, Math.min(goodsCents, most)),
    lines.map(({ priceCents, more }) => priceCents * Math.max(0, more)),
  );
  const reduced = lines.map((line, index) => {
    const less = Math.floor((off[index] ?? 0) / line.quantity / step) * step;
    return { ...line, priceCents: line.priceCents - less };
  });
  const totalCents = bill.totalCents - cents;
  const scale = (some: number) => roundCents((some * totalCents) / bill.totalCents);
  const taxes = bill.taxes.map(({ net, lines: taxed, nets: _, ...tax }): IncludedTax => {
    const added = tax.onTop ? taxed : undefined;
    const left = added?.map((some, index) => {
      const { priceCents = 0 } = lines[index] ?? {};
      return priceCents === 0
        ? some
        : roundCents((some * (reduced[index]?.priceCents ?? 0)) / priceCents);
    });
    return {
      ...{ ...tax, cents: left ? left.reduce((sum, some) => sum + some, 0) : scale(tax.cents) },
      ...(net !== undefined && { net: scale(net) }),
      ...(left && { lines: left }),
    };
  });
  const lessTax = addedCents(bill.taxes) - addedCents(taxes);
  const discountCents = bill.discountCents + cents - lessTax - (goodsOf(lines) - goodsOf(reduced));
  const code = bill.code ?? (discountCents > 0 ? '' : null);
  return { bill: { totalCents, taxes, code, discountCents }, lines: reduced };
}

/** Prices of all units. */
export function goodsOf(lines: readonly { priceCents: number; quantity: number }[]): number {
  return lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
}

/**
 * Reason why a difference can't be settled like this by staff, without amounts for staff who may
 * not see them; undefined if it can.
 */
export function outcomeProblem(
  { state, cents, isManual }: { state: string; cents: number; isManual: boolean },
  outcome: 'waive' | 'withdraw' | 'paid',
  seesAmounts = true,
): string | undefined {
  if (state !== 'open') return notOpenProblem({ state, cents }, seesAmounts);
  if (outcome === 'paid' && !isManual) {
    return seesAmounts
      ? i18n.t('The customer pays {price} by their link. You can’t record it here.', {
          price: formatCents(cents),
        })
      : i18n.t('The customer pays the difference by their link. You can’t record it here.');
  }
  return undefined;
}

/** Reason why a closed difference can be neither paid nor settled. */
export function notOpenProblem(
  { state, cents }: { state: string; cents: number },
  seesAmounts = true,
): string {
  const price = formatCents(cents);
  if (state === 'paid') {
    return seesAmounts
      ? i18n.t('{price} more was paid already.', { price })
      : i18n.t('The difference was paid already.');
  }
  return seesAmounts
    ? i18n.t('The difference of {price} is no longer due.', { price })
    : i18n.t('The difference is no longer due.');
}

/**
 * Differences that an order keeps, newest first: a refund takes the latest of the payments made
 * before it first. Money that an exchange's order gets comes from the order's first payment, as far
 * as that covers it.
 * @param refunds those by which money went back
 * @param leftCents the part of all payments that the order still has
 */
export function keptDifferences<P extends { cents: number; paidAt: Date }>(
  paid: readonly P[],
  refunds: readonly { cents: number; createdAt: Date }[],
  leftCents: number,
): P[] {
  const oldestFirst = paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  const kept = oldestFirst.map((payment) => ({ ...payment }));
  for (const refund of refunds.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    let rest = refund.cents;
    for (const payment of kept.toReversed()) {
      if (payment.paidAt > refund.createdAt) continue;
      const back = Math.min(rest, payment.cents);
      payment.cents -= back;
      rest -= back;
    }
  }
  let room = leftCents;
  return kept
    .flatMap((payment) => {
      const cents = Math.min(room, payment.cents);
      room -= cents;
      return cents > 0 ? [{ ...payment, cents }] : [];
    })
    .reverse();
}
