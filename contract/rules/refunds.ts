import { i18n } from '../i18n.ts';
import type { Order, OrderChange } from '../schemas/order.ts';
import type { OrderReturn, OrderReturns, PartRefund } from '../schemas/returns.ts';
import { amountProblem } from './amountProblem.ts';
import { roundCents, smallestAmount } from './amounts.ts';
import { decimals, formatCents, toCents } from './money.ts';
import { type OrderBefore, requestsRefund } from './orderChange.ts';
import { isRefunded } from './orderStates.ts';
import { afterRefunds } from './orderTaxes.ts';
import { addedBack, addedNetBack, includedBack, type PaidBill, refundFor } from './paidBill.ts';
import { waitsForExchange } from './returns.ts';
import type { IncludedTax } from './taxes.ts';

/** Refunds of an order, with or without returns: `docs/decisions/0043-returns.md`. */

/** Refunds of an order, in cents; without a `note` they are for returned units. */
type Refunds = readonly { cents: number; note?: string | null | undefined }[];

/**
 * Cents due by now for returned units. A refund without a return reduces it only if the payment
 * would not cover both. The delivery is due once nothing is kept, exchanged units included. Received
 * units that wait for their exchange keep its price. Since prices are rounded, less than the smallest
 * amount is left of each exchanged unit, which is not due.
 */
export function dueForReturns(
  bill: PaidBill,
  received: readonly number[],
  refunds: Refunds,
  requests: readonly OrderReturn[] = [],
): number {
  const waiting = requests.filter(waitsForExchange);
  const exchanged = requests.filter((each) => waitsForExchange(each) || each.exchange?.order);
  const units = exchanged.flatMap(({ lines }) => lines.filter(({ exchange }) => exchange));
  const ofReturns = refunds.filter(({ note }) => typeof note !== 'string');
  const isNothingKept = exchanged.every(({ exchange }) => exchange?.order?.isReturned);
  const due = Math.min(
    refundFor(bill, received, isNothingKept) - sumOf(ofReturns) - sumOf(waiting.map(kept)),
    bill.totalCents - sumOf(refunds) - sumOf(waiting.map(held)),
  );
  const rounding = units.reduce((sum, { quantity }) => sum + quantity, 0) * smallestAmount();
  return due < rounding ? 0 : due;
}

/**
 * The invoice after refunds of `backCents` in total.
 * @param received units of each line that came back
 * @param refunds refunds of parts: those without a `note` are for these units
 */
export function billAfterRefunds(
  bill: PaidBill & { taxes: readonly IncludedTax[] },
  backCents: number,
  received: readonly number[],
  refunds: Refunds,
) {
  const units = refundFor(bill, received, false);
  const paidBack = sumOf(refunds.filter(({ note }) => typeof note !== 'string'));
  const cents = Math.min(units, paidBack);
  const refunded = (part: number) => (units === 0 ? 0 : (part * cents) / units);
  const added = addedBack(bill, received).map(refunded);
  const addedNet = addedNetBack(bill, received).map(refunded);
  const included = includedBack(bill, received).map(
    (tax) => tax && { cents: refunded(tax.cents), net: refunded(tax.net) },
  );
  const unitsBack = { cents, added, addedNet, included };
  return afterRefunds(bill.totalCents, backCents, bill.taxes, unitsBack);
}

function held({ exchange }: OrderReturn) {
  return { cents: toCents(exchange?.total ?? 0) };
}

/** The part of an exchange's price for the units that were received. */
function kept(request: OrderReturn) {
  let [all, back] = [0, 0];
  for (const { exchange, quantity, restocked, damaged } of request.lines) {
    const cents = toCents(exchange?.price ?? 0);
    all += cents * quantity;
    back += cents * (restocked + damaged);
  }
  return { cents: all === 0 ? 0 : roundCents((held(request).cents * back) / all) };
}

function sumOf(refunds: Refunds): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** Refunds of an order, in cents. */
export function refundsOf({ returns }: { returns?: OrderReturns | undefined }) {
  return (returns?.refunds ?? []).map(({ amount, ...refund }) => ({
    ...refund,
    cents: toCents(amount),
  }));
}

/**
 * Cents refunded, or about to be, of an order that otherwise stays paid; includes cents moved to
 * its exchanges' orders.
 */
export function refundedPart(order: { returns?: OrderReturns | undefined }): number {
  return sumOf(refundsOf(order));
}

/** Cents of an order's payment that moved to its exchanges' orders. */
export function exchangedPart(order: { returns?: OrderReturns | undefined }): number {
  return sumOf(refundsOf(order).filter(({ isExchange }) => isExchange));
}

/** An order’s payment, in cents. */
type Paid = {
  payment_status: string;
  refundPending?: boolean | undefined;
  totalCents: number;
  /** Cents refunded or about to be. */
  refundedCents: number;
};

/** Cents of an order's payment that can still be refunded. */
export function remainingCents({ payment_status, refundPending, totalCents, refundedCents }: Paid) {
  return payment_status !== 'paid' || refundPending ? 0 : totalCents - refundedCents;
}

/** Reason why an order can't be refunded: all of its payment moved to its exchanges' orders. */
export function exchangedProblem(
  order: OrderBefore & Paid & { requests: readonly OrderReturn[] },
  change: OrderChange,
): string | undefined {
  const { totalCents, refundedCents, requests } = order;
  const numbers = requests.flatMap(({ exchange }) => exchange?.order?.number ?? []);
  if (!requestsRefund(order, change) || numbers.length === 0) return undefined;
  if (totalCents === 0 || refundedCents !== totalCents) return undefined;
  return i18n.t(
    'Nothing of this order’s payment is left: refund the order of its exchange, {numbers}.',
    { numbers: numbers.reduce((some, other) => i18n.t('{some} or {other}', { some, other })) },
  );
}

/** Message that asks an admin to refund a manual order. */
export const manualRefundText = /*i18n*/ 'Refund the money manually, the way it was paid.';

/** Destination of a refund, for the admin who decides on it. */
export function refundDestination({
  email,
  manualPayment,
  giftCard,
}: Pick<Order, 'email' | 'manualPayment' | 'giftCard'>): string {
  if (manualPayment) return i18n.t(manualRefundText);
  if (!giftCard) {
    return email
      ? i18n.t('The money goes to {email}.', { email })
      : i18n.t('The money goes to the customer.');
  }
  const price = formatCents(toCents(giftCard));
  return email
    ? i18n.t('The gift card gets back its {price} first, then the money goes to {email}.', {
        price,
        email,
      })
    : i18n.t('The gift card gets back its {price} first, then the money goes to the customer.', {
        price,
      });
}

/** Reason why this amount cannot be refunded, for any order; undefined if it can. */
export function partRefundProblem(amount: number): string | undefined {
  const least = smallestAmount();
  if (toCents(amount) >= least) return amountProblem(amount);
  return decimals() === 2
    ? i18n.t('Refund at least one cent.')
    : i18n.t('Refund at least {price}.', { price: formatCents(least) });
}

/**
 * Refunds part of an order, as a step in the form of `contract/rules/returnSteps.ts`.
 * @param made the refund that has the request's id
 */
export function partRefundStep(
  order: Paid,
  made: { cents: number; note?: string | null | undefined } | undefined,
  { amount, note = '' }: Pick<PartRefund, 'amount' | 'note'>,
): { cents: number; note: string; history: PartHistory } | string | undefined {
  const [cents, told] = [toCents(amount), note.trim()];
  if (made) {
    const isSame = made.cents === cents && made.note === told;
    if (isSame) return undefined;
    return i18n.t('You have refunded {price} already.', { price: formatCents(made.cents) });
  }
  if (isRefunded(order)) {
    return i18n.t('This order was refunded already.');
  }
  if (order.payment_status !== 'paid') return i18n.t('This order is not paid.');
  const rest = remainingCents(order);
  if (rest === 0) return i18n.t('All of this order’s payment is on its way back already.');
  if (cents > rest) {
    return i18n.t('At most {price} of this order can still go back.', { price: formatCents(rest) });
  }
  const history = { refund: formatCents(cents), ...(told !== '' && { refundNote: told }) };
  return { cents, note: told, history };
}

type PartHistory = { refund: string; refundNote?: string };
