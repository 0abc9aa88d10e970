import { i18n } from '../i18n.ts';
import type { OrderChange } from '../schemas/order.ts';
import { awaitsPaymentText } from './differences.ts';
import { awaitsPayment, isRefunded, type WithDifferences } from './orderStates.ts';

/** Rules for changes of an order: `docs/decisions/0012-order-changes.md`. */

type Changeable = Required<Omit<OrderChange, 'version'>>;

export type OrderBefore = Changeable &
  WithDifferences & {
    /** The refund is decided, but the payment provider has yet to make it. */
    refundPending: boolean;
    parcels?: readonly unknown[] | undefined;
  };

/** Changes in an order's history, by the contract's names of the fields. */
type OrderChanges = Record<string, { from: string; to: string }>;

/** In the order of the history. */
const changeable = [
  'fullName',
  'email',
  'address',
  'notes',
  'customerNote',
  'trackingUrl',
  'payment_status',
  'delivery_status',
] as const satisfies (keyof Changeable)[];

/** Final states of a delivery; a refunded order can only move to one of these. */
const ends = ['cancelled', 'returned'];

/** Differences that a change makes. A pending refund is not a difference. */
export function changesOf(order: OrderBefore, change: OrderChange): OrderChanges {
  const isAgain = change.payment_status === 'refunded' && isRefunded(order);
  const changes: OrderChanges = {};
  for (const name of changeable) {
    const [from, to] = [order[name], change[name]];
    const isNew = to !== undefined && to !== from && !(isAgain && name === 'payment_status');
    if (isNew) changes[name] = { from, to };
  }
  return changes;
}

export function requestsRefund(order: OrderBefore, change: OrderChange): boolean {
  return change.payment_status === 'refunded' && !isRefunded(order);
}

/** Returns true if the change replaces the address or the recipient. */
export function changesAddress(
  order: Pick<OrderBefore, 'fullName' | 'address'>,
  { fullName = order.fullName, address = order.address }: OrderChange,
): boolean {
  return fullName !== order.fullName || address !== order.address;
}

/** Returns true if an invoice shows one of these changes. */
export function changesInvoice(changes: OrderChanges): boolean {
  return ['fullName', 'email', 'address'].some((name) => name in changes);
}

/** Reason why the order cannot change like this; undefined if it can. */
export function refusalOf(order: OrderBefore, change: OrderChange): string | undefined {
  const { payment_status: payment, delivery_status: delivery } = change;
  const isMoved = delivery !== order.delivery_status;
  if (order.delivery_status === 'cancelled' && isMoved) {
    return i18n.t('This order was cancelled: it cannot be resumed.');
  }
  const isPartlySent = order.delivery_status === 'processing' && (order.parcels ?? []).length > 0;
  if (delivery === 'cancelled' && isPartlySent) {
    return i18n.t(
      'A parcel of this order was sent: it can’t be cancelled. Change its items to what was sent.',
    );
  }
  const goesOut = isMoved && !ends.includes(delivery);
  if (goesOut && awaitsPayment(order)) return i18n.t(awaitsPaymentText);
  const isSentElsewhere = changesAddress(order, change);
  if (isSentElsewhere && order.delivery_status !== 'processing') {
    return i18n.t('Name and address can only be changed until the order is shipped.');
  }
  if (isSentElsewhere && awaitsPayment(order)) return i18n.t(awaitsPaymentText);
  if (isSentElsewhere && order.address === '') {
    return i18n.t(
      'This order has no address: it was handed over, or the customer’s details have been deleted.',
    );
  }
  if (order.email === '' && change.email !== undefined) {
    return i18n.t(
      'This order has no email: it was taken without one, or the customer’s details have been deleted.',
    );
  }
  if (isRefunded(order) && payment !== order.payment_status && payment !== 'refunded') {
    return i18n.t('This order was refunded: that cannot be undone.');
  }
  if (requestsRefund(order, change) && order.payment_status !== 'paid') {
    return i18n.t('Only a paid order can be refunded.');
  }
  if (goesOut && (isRefunded(order) || requestsRefund(order, change))) {
    return i18n.t('A refunded order cannot be resumed: it can be cancelled or returned.');
  }
  return undefined;
}
