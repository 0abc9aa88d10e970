import type { OrderChange } from '../../../contract/schemas/order.ts';
import { changeOrder } from '../../../server/services/orders/changeOrder.ts';
import type { TestShop } from './testShop.ts';

/** Saves an order as an admin: paid and processing, plus these changes. */
export function editOrder(
  { context }: Pick<TestShop, 'context'>,
  admin: string,
  order: string,
  changes: Partial<OrderChange> = {},
) {
  const unchanged = { notes: '', payment_status: 'paid', delivery_status: 'processing' };
  return changeOrder(context, admin, order, { ...unchanged, ...changes });
}
