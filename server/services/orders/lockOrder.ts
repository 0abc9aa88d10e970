import { messages } from '../../../contract/messages.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { findOrder, type StoredOrder } from '../../repositories/orders.ts';
import { lockCustomer } from '../../repositories/users.ts';

/**
 * The customer's lock comes first, as everywhere; what was read before it may be out of date. So may
 * its customer: a guest's order moves into an account.
 * @throws NotFound when there is no such order
 */
export async function lockOrder(tx: Database, id: string): Promise<StoredOrder> {
  let locked: string | undefined;
  for (;;) {
    const order = isUuid(id) ? await findOrder(tx, id) : undefined;
    if (!order) throw new NotFound(messages.noSuchOrder);
    if (order.userId === locked) return order;
    await lockCustomer(tx, order.userId);
    locked = order.userId;
  }
}
