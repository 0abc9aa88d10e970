import type { OrderChange } from '../schemas/order.ts';
import { isRefunded } from './orderStates.ts';

/** Which changes of an order there are: `docs/decisions/0012-order-changes.md`. */

type Changeable = Required<Omit<OrderChange, 'version'>>;

/** An order as a change finds it. */
export type OrderBefore = Changeable & {
  /** The refund is decided, and the payment provider has yet to do it. */
  refundPending: boolean;
};

/** What an order's history writes down, by the contract's names of the fields. */
type OrderChanges = Record<string, { from: string; to: string }>;

/** In the order in which the history tells them. */
const changeable = [
  'fullName',
  'address',
  'notes',
  'customerNote',
  'trackingUrl',
  'payment_status',
  'delivery_status',
] as const satisfies (keyof Changeable)[];

/** Where a parcel's way may end; a refunded order goes nowhere else. */
const ends = ['cancelled', 'returned'];

/** What the change makes different. A refund that is under way already is nothing new. */
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

/** Whether the change is the one that asks for the customer's money back. */
export function asksForRefund(order: OrderBefore, change: OrderChange): boolean {
  return change.payment_status === 'refunded' && !isRefunded(order);
}

/** Whether the order is to go to another address than before, or to another person. */
export function changesAddress(
  order: Pick<OrderBefore, 'fullName' | 'address'>,
  { fullName = order.fullName, address = order.address }: OrderChange,
): boolean {
  return fullName !== order.fullName || address !== order.address;
}

/** Why the order, as it stands, cannot become what is asked for; undefined when it can. */
export function refusalOf(order: OrderBefore, change: OrderChange): string | undefined {
  const { payment_status: payment, delivery_status: delivery } = change;
  const isMoved = delivery !== order.delivery_status;
  if (order.delivery_status === 'cancelled' && isMoved) {
    return 'This order was cancelled: it cannot be resumed.';
  }
  const isSentElsewhere = changesAddress(order, change);
  if (isSentElsewhere && order.delivery_status !== 'processing') {
    return 'Name and address can only be changed until the order is shipped.';
  }
  if (isSentElsewhere && order.address === '') {
    return 'This order has no address: it was handed over, or the customer’s details have been deleted.';
  }
  if (isRefunded(order) && payment !== order.payment_status && payment !== 'refunded') {
    return 'This order was refunded: that cannot be undone.';
  }
  if (asksForRefund(order, change) && order.payment_status !== 'paid') {
    return 'Only a paid order can be refunded.';
  }
  if (isMoved && !ends.includes(delivery) && (isRefunded(order) || asksForRefund(order, change))) {
    return 'A refunded order cannot be resumed: it can be cancelled or returned.';
  }
  return undefined;
}
