import { i18n } from '../i18n.ts';
import type { Parcel } from '../schemas/parcels.ts';
import { awaitsPaymentText, daysToPayMore } from './differences.ts';
import { leastPayment } from './leastPayment.ts';
import { formatCents } from './money.ts';
import { awaitsPayment, isRefunded, type WithDifferences } from './orderStates.ts';
import { sentUnits } from './returns.ts';
import { inSize } from './sizeNames.ts';

/** Changes of an unsent order's lines: `docs/decisions/0079-changed-lines.md`. */

type Key = { productId: string; size: string };

type Line = Key & { name: string; quantity: number; priceCents: number };

type ChangeableOrder = WithDifferences & {
  payment_status: string;
  delivery_status: string;
  refundPending?: boolean | undefined;
  giftCard?: number | undefined;
  products: readonly Line[];
  parcels?: readonly Pick<Parcel, 'lines'>[] | undefined;
  requests: readonly unknown[];
};

type Wanted = readonly (Key & { quantity: number })[];

export function isSameSize(one: Key, other: Key): boolean {
  return one.productId === other.productId && one.size === other.size;
}

/** Returns true if an order's lines can be changed, as far as they are not sent. */
export function mayChangeLines(order: Omit<ChangeableOrder, 'products' | 'parcels'>): boolean {
  return stateProblem(order) === undefined;
}

function stateProblem(order: Omit<ChangeableOrder, 'products' | 'parcels'>): string | undefined {
  if (isRefunded(order))
    return i18n.t('This order was refunded: its items can no longer be changed.');
  if (order.giftCard) return i18n.t('A gift card paid for this order: its items can’t be changed.');
  if (order.delivery_status !== 'processing') {
    return i18n.t(
      '{state, select, shipped {Items can be changed until an order is sent: this one is shipped already.} delivered {Items can be changed until an order is sent: this one is delivered already.} returned {Items can be changed until an order is sent: this one is returned already.} cancelled {Items can be changed until an order is sent: this one is cancelled already.} other {Items can be changed until an order is sent: this one is {state} already.}}',
      { state: order.delivery_status },
    );
  }
  if (awaitsPayment(order)) return i18n.t(awaitsPaymentText);
  if (order.requests.length === 0) return undefined;
  return i18n.t(
    'Items of this order are being returned: take a new order for what else is wanted.',
  );
}

/** Reason why an order can't have these lines; undefined if it can. Sent units stay. */
export function linesProblem(order: ChangeableOrder, wanted: Wanted): string | undefined {
  const problem = stateProblem(order);
  if (problem) return problem;
  const sent = sentUnits(order);
  for (const [index, line] of order.products.entries()) {
    const left = sent[index] ?? 0;
    const kept = wanted.find((each) => isSameSize(each, line))?.quantity ?? 0;
    if (kept < left) {
      const item = inSize(line.name, line.size);
      return i18n.t('{count} of {item} were sent already.', { count: left, item });
    }
  }
  return undefined;
}

/**
 * Price of a line in cents: the ordered price, even in another size; today's price for another
 * product.
 */
export function linePrice(
  { products }: Pick<ChangeableOrder, 'products'>,
  wanted: Key,
  todayCents: number,
): number {
  const ordered =
    products.find((line) => isSameSize(line, wanted)) ??
    products.find(({ productId }) => productId === wanted.productId);
  return ordered?.priceCents ?? todayCents;
}

/**
 * Cents to refund, or to pay in addition, when an order's total changes; or the reason why it
 * can't, without amounts for staff who may not see them.
 */
export function differenceStep(
  order: {
    payment_status: string;
    totalCents: number;
    refundedCents: number;
    manualPayment?: string | undefined;
  },
  totalCents: number,
  seesAmounts = true,
): { refundCents: number; moreCents: number } | string {
  // Refunding the whole total would make it a refunded order.
  if (order.refundedCents > 0 && totalCents <= order.refundedCents) {
    return seesAmounts
      ? i18n.t('{price} of this order were refunded: it must cost more than that.', {
          price: formatCents(order.refundedCents),
        })
      : i18n.t('A part of this order was refunded: it must cost more than that.');
  }
  if (order.payment_status !== 'paid') return { refundCents: 0, moreCents: 0 };
  const more = totalCents - order.totalCents;
  if (more > 0 && more < leastPayment() && order.manualPayment === undefined) {
    return seesAmounts
      ? i18n.t('These items cost only {price} more, which can’t be paid by card.', {
          price: formatCents(more),
        })
      : i18n.t('These items cost so little more that it can’t be paid by card.');
  }
  return { refundCents: Math.max(0, -more), moreCents: Math.max(0, more) };
}

/**
 * Outcome for an admin: "The order comes to $89.00. $20.00 will be refunded to the customer." Without
 * amounts for staff who may not see them.
 */
export function linesMessage(
  { total, refund, more = 0 }: { total: number; refund: number; more?: number },
  isPaidManually: boolean,
  seesAmounts = true,
): string {
  const parts = [
    seesAmounts && i18n.t('The order comes to {price}.', { price: formatCents(total) }),
    ...(more > 0
      ? [
          moreMessage(more, isPaidManually, seesAmounts),
          i18n.t(
            'The new items are held for {count, plural, one {# day} other {# days}}. The order changes once the difference is paid.',
            { count: daysToPayMore },
          ),
        ]
      : [refundMessage(refund, isPaidManually, seesAmounts)]),
  ];
  return parts.filter(Boolean).join(' ');
}

function moreMessage(more: number, isPaidManually: boolean, seesAmounts: boolean): string {
  if (!seesAmounts) {
    return isPaidManually
      ? i18n.t('Collect the difference from the customer and record it here.')
      : i18n.t('The customer is asked by email to pay the difference.');
  }
  const price = formatCents(more);
  return isPaidManually
    ? i18n.t('Collect {price} from the customer and record it here.', { price })
    : i18n.t('The customer is asked by email to pay {price} more.', { price });
}

function refundMessage(refund: number, isPaidManually: boolean, seesAmounts: boolean) {
  if (!seesAmounts) {
    if (refund === 0) return i18n.t('Nothing is refunded.');
    return isPaidManually
      ? i18n.t('Refund the difference manually, the way it was paid.')
      : i18n.t('The difference will be refunded to the customer.');
  }
  if (refund === 0) return undefined;
  const price = formatCents(refund);
  return isPaidManually
    ? i18n.t('Refund {price} manually, the way it was paid.', { price })
    : i18n.t('{price} will be refunded to the customer.', { price });
}

/** Parcels of an order whose lines have moved. */
export function movedParcels<P extends Pick<Parcel, 'lines'>>(
  parcels: readonly P[],
  before: readonly Key[],
  after: readonly Key[],
): P[] {
  return parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map(({ line, quantity }) => {
      const old = before[line];
      return { line: after.findIndex((each) => old && isSameSize(each, old)), quantity };
    }),
  }));
}
