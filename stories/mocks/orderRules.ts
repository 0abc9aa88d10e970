import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { MockFailure } from './mockEndpoint.ts';

/** An order as a server tells it that has the specification's fields and no others. */
export function withoutOrderExtensions({
  number,
  trackingUrl,
  customerNote,
  ...order
}: Order): Order {
  return order;
}

/** An order as its customer sees it. */
export function toCustomerOrder(order: Order): Order {
  return { ...order, notes: '' };
}

/** What differs between an order and what it is to be, as its history writes it down. */
export function changesOf(order: Order, change: OrderChange) {
  const fields = [
    'payment_status',
    'delivery_status',
    'notes',
    'customerNote',
    'trackingUrl',
  ] as const;
  const isDue = order.refundDue && change.payment_status === 'refunded';
  return Object.fromEntries(
    fields
      .filter((field) => change[field] !== undefined && order[field] !== change[field])
      .filter((field) => !(field === 'payment_status' && isDue))
      .map((field) => [field, { from: order[field] ?? '', to: change[field] ?? '' }]),
  );
}

/** Refuses states that the shop does not have. */
export function checkStates(change: OrderChange, { paymentStates, deliveryStates }: EnvParams) {
  if (!paymentStates.includes(change.payment_status)) throw unknownState('payment_status');
  if (!deliveryStates.includes(change.delivery_status)) throw unknownState('delivery_status');
}

/** Refuses what the server refuses; see docs/decisions/0012-order-changes.md. */
export function refuseChange(order: Order, change: OrderChange) {
  const { payment_status: payment, delivery_status: delivery } = change;
  const isRefunded = order.payment_status === 'refunded' || order.refundDue;
  const isMoved = order.delivery_status !== delivery;
  const refuse = (message: string) => new MockFailure(409, message);
  if (order.delivery_status === 'cancelled' && isMoved) {
    throw refuse('This order was cancelled: it cannot go on.');
  }
  if (isRefunded && order.payment_status !== payment && payment !== 'refunded') {
    throw refuse('This order was refunded: it cannot be changed back.');
  }
  if (!isRefunded && order.payment_status !== 'paid' && payment === 'refunded') {
    throw refuse('Only a paid order can be refunded.');
  }
  if ((isRefunded || payment === 'refunded') && isMoved && !ends(delivery)) {
    throw refuse('A refunded order cannot go on.');
  }
}

function ends(delivery: string): boolean {
  return delivery === 'cancelled' || delivery === 'returned';
}

function unknownState(field: string) {
  const message = `${field} is not one of the shop’s states`;
  return new MockFailure(400, message, { [field]: message });
}
