import type { OrderChange } from '../../../contract/schemas/order.ts';
import { BadInput, Conflict } from '../../errors.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { shopSettings } from '../catalogue/shopSettings.ts';

/** Which changes of an order there are: `docs/decisions/0012-order-changes.md`. */

/** What an order's history writes down, by the contract's names of the fields. */
export type Changes = Record<string, { from: string; to: string }>;

const changeable = [
  'notes',
  'customerNote',
  'trackingUrl',
  'payment_status',
  'delivery_status',
] as const;

/** Where a parcel's way may end; a refunded order goes nowhere else. */
const ends = ['cancelled', 'returned'];

/** @throws BadInput for a state that the shop does not have */
export function checkStates(change: OrderChange): void {
  checkState('payment_status', change.payment_status, shopSettings.paymentStates);
  checkState('delivery_status', change.delivery_status, shopSettings.deliveryStates);
}

/** What the change makes different. A refund that is under way already is nothing new. */
export function changesOf(order: StoredOrder, change: OrderChange): Changes {
  const before = {
    notes: order.notes,
    trackingUrl: order.trackingUrl,
    customerNote: order.customerNote,
    payment_status: isAgain(order, change) ? change.payment_status : order.paymentStatus,
    delivery_status: order.deliveryStatus,
  };
  const changes: Changes = {};
  for (const name of changeable) {
    const [from, to] = [before[name], change[name]];
    if (to !== undefined && to !== from) changes[name] = { from, to };
  }
  return changes;
}

/** Whether the change is the one that asks for the customer's money back. */
export function asksForRefund(order: StoredOrder, change: OrderChange): boolean {
  return change.payment_status === 'refunded' && !isRefunded(order);
}

/** Whether pieces that are out of the stock go back with this change. */
export function restocks(order: StoredOrder, change: OrderChange): boolean {
  const isCancelled =
    order.deliveryStatus === 'processing' && change.delivery_status === 'cancelled';
  return order.stockDeducted && (isCancelled || asksForRefund(order, change));
}

/** @throws Conflict when the order, as it stands, cannot become what is asked for */
export function refuseWrongChange(order: StoredOrder, change: OrderChange): void {
  const { payment_status: payment, delivery_status: delivery } = change;
  const isMoved = delivery !== order.deliveryStatus;
  if (order.deliveryStatus === 'cancelled' && isMoved) {
    throw new Conflict('This order was cancelled: it cannot go on.');
  }
  if (isRefunded(order) && payment !== order.paymentStatus && payment !== 'refunded') {
    throw new Conflict('This order was refunded: that cannot be taken back.');
  }
  if (asksForRefund(order, change) && order.paymentStatus !== 'paid') {
    throw new Conflict('Only a paid order can be refunded.');
  }
  const goesOn = isMoved && !ends.includes(delivery);
  if (goesOn && (isRefunded(order) || asksForRefund(order, change))) {
    throw new Conflict('A refunded order cannot go on: it can be cancelled or returned.');
  }
}

/** Whether the money went back to the customer, or is about to. */
function isRefunded({ paymentStatus, refundPending }: StoredOrder): boolean {
  return refundPending || paymentStatus === 'refunded';
}

function isAgain(order: StoredOrder, change: OrderChange): boolean {
  return change.payment_status === 'refunded' && isRefunded(order);
}

function checkState(name: string, state: string, states: string[]): void {
  if (states.includes(state)) return;
  const message = `${name} must be one of ${states.join(', ')}`;
  throw new BadInput(message, { [name]: message });
}
