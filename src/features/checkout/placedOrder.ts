import { isState } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { BilledOrder } from '../../lib/orderBill.ts';
import { orderName } from '../../lib/orderName.ts';

/**
 * What the thank-you page shows of an order. The browser keeps it with the page's place in the
 * history, so it says nothing of where the order goes or who it is for.
 */
export type PlacedOrder = BilledOrder & {
  id: string;
  /** What people call it. */
  name: string;
  /** Why nothing will be sent, although it was paid. */
  problem?: string;
};

/** A new order that is cancelled already was paid for too late; its note says so. */
export function toPlacedOrder(order: Order): PlacedOrder {
  const { _id: id, total, products, delivery, discount, tax } = order;
  const isCancelled = isState(order.delivery_status, 'cancelled');
  const problem = isCancelled && (order.customerNote || 'This order will not be sent.');
  return {
    ...{ id, name: orderName(order), total, products },
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    ...(tax && { tax }),
    ...(problem && { problem }),
  };
}
