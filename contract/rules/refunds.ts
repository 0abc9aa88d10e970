import type { Order } from '../schemas/order.ts';
import type { OrderReturns, PartRefund } from '../schemas/returns.ts';
import { formatCents, hasTwoDecimals, toCents } from './money.ts';
import { isRefunded } from './orderStates.ts';
import { type PaidBill, refundFor } from './returns.ts';

/** What goes back of an order, for its returns or without one: `docs/decisions/0043-returns.md`. */

/** Refunds of an order, in cents; without a `note` they are for what came back. */
type Refunds = readonly { cents: number; note?: string | null | undefined }[];

/**
 * What is to go back by now for what came back, in cents. What was given back without a return
 * lessens it only where the payment would not do for both.
 */
export function dueForReturns(
  bill: PaidBill,
  received: readonly number[],
  refunds: Refunds,
): number {
  const ofReturns = refunds.filter(({ note }) => typeof note !== 'string');
  return Math.min(refundFor(bill, received) - sumOf(ofReturns), bill.totalCents - sumOf(refunds));
}

function sumOf(refunds: Refunds): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** Refunds of an order as it is told of them, in cents. */
export function refundsOf({ returns }: { returns?: OrderReturns | undefined }) {
  return (returns?.refunds ?? []).map(({ amount, ...refund }) => ({
    ...refund,
    cents: toCents(amount),
  }));
}

/** What went back of an order that stays paid for the rest, or is about to, in cents. */
export function refundedPart(order: { returns?: OrderReturns | undefined }): number {
  return sumOf(refundsOf(order));
}

/** An order’s payment, in cents. */
type Paid = {
  payment_status: string;
  refundPending?: boolean | undefined;
  totalCents: number;
  /** What went back, or is about to. */
  refundedCents: number;
};

/** What of an order’s payment can still go back. */
export function restCents({ payment_status, refundPending, totalCents, refundedCents }: Paid) {
  return payment_status !== 'paid' || refundPending ? 0 : totalCents - refundedCents;
}

/** What an admin does about the refund of an order that was taken by hand. */
export const handBack = 'Give the money back by hand, as it was taken.';

/** Where the money of a refund goes, for the admin who decides on it. */
export function refundGoesTo({ email, takenByHand }: Pick<Order, 'email' | 'takenByHand'>): string {
  return takenByHand ? handBack : `The money goes to ${email || 'the customer'}.`;
}

/** Why this is no sum that goes back, whatever the order; undefined when it is one. */
export function partProblem(amount: number): string | undefined {
  if (toCents(amount) < 1) return 'Refund at least one cent.';
  return hasTwoDecimals(amount) ? undefined : 'A sum has at most two decimals.';
}

/**
 * What comes of it, as a step of a return: `contract/rules/returnSteps.ts`.
 * @param made the refund that has the request's id
 */
export function partRefundOf(
  order: Paid,
  made: { cents: number; note?: string | null | undefined } | undefined,
  { amount, note = '' }: Pick<PartRefund, 'amount' | 'note'>,
): { cents: number; note: string; history: PartHistory } | string | undefined {
  const [cents, told] = [toCents(amount), note.trim()];
  if (made) {
    const isSame = made.cents === cents && made.note === told;
    return isSame ? undefined : `You have refunded ${formatCents(made.cents)} already.`;
  }
  if (isRefunded(order)) {
    return 'This order was refunded already.';
  }
  if (order.payment_status !== 'paid') return 'This order is not paid.';
  const rest = restCents(order);
  if (rest === 0) return 'All of this order’s payment is on its way back already.';
  if (cents > rest) return `At most ${formatCents(rest)} of this order can still go back.`;
  const history = { refund: formatCents(cents), ...(told !== '' && { refundNote: told }) };
  return { cents, note: told, history };
}

type PartHistory = { refund: string; refundNote?: string };
