import { isState } from '../../../contract/rules/orderStates.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { orderName } from '../../lib/orderName.ts';

/**
 * What the thank-you page shows of an order. The browser keeps it with the page's place in the
 * history, so it says nothing of where the order goes or who it is for.
 */
export type PlacedOrder = {
  id: string;
  /** What people call it. */
  name: string;
  /** Dollars. */
  total: number;
  products: OrderProduct[];
  delivery?: Order['delivery'];
  discount?: Order['discount'];
  tax?: Order['tax'];
  /** Why nothing will be sent, although it was paid. */
  problem?: string;
};

/** A new order that is cancelled already was paid for too late; its note says so. */
export function toPlacedOrder({
  _id,
  number,
  total,
  products,
  delivery,
  discount,
  tax,
  delivery_status,
  customerNote,
}: Order): PlacedOrder {
  const isCancelled = isState(delivery_status, 'cancelled');
  const problem = isCancelled && (customerNote || 'This order will not be sent.');
  return {
    id: _id,
    name: orderName({ number, _id }),
    total,
    products,
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    ...(tax && { tax }),
    ...(problem && { problem }),
  };
}
