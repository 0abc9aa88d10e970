import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';

/**
 * What the thank-you page shows of an order. The browser keeps it with the page's place in the
 * history, so it says nothing of where the order goes or who it is for.
 */
export type PlacedOrder = {
  id: string;
  /** Dollars. */
  total: number;
  products: OrderProduct[];
  /** Why nothing will be sent, although it was paid. */
  problem?: string;
};

/** A new order that is cancelled already was paid for too late; its notes say so. */
export function toPlacedOrder({
  _id,
  total,
  products,
  delivery_status,
  notes,
}: Order): PlacedOrder {
  const problem = delivery_status === 'cancelled' ? notes : '';
  return { id: _id, total, products, ...(problem && { problem }) };
}
