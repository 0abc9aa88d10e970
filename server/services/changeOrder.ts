import { v7 } from 'uuid';
import type { OrderChange } from '../../contract/schemas/order.ts';
import type { Database } from '../db/connect.ts';
import { inTransaction } from '../db/transaction.ts';
import { BadInput, Conflict, NotFound } from '../errors.ts';
import { lockCustomer } from '../repositories/customers.ts';
import { findOrder, insertHistory, type StoredOrder, updateOrder } from '../repositories/orders.ts';
import { lockStock, takePieces } from '../repositories/stock.ts';
import type { Context } from './context.ts';
import { shopSettings } from './shopSettings.ts';

/**
 * Changes an order's states and notes, and writes down who did it. An order that is cancelled
 * before shipping, or refunded, puts its pieces back into the stock, once. No money moves here.
 * @param id a UUID
 * @throws BadInput for a state that the shop does not have
 * @throws NotFound when there is no such order
 * @throws Conflict when an order would go on that was cancelled, or whose pieces went back
 */
export async function changeOrder(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  id: string,
  { notes, payment_status: paymentStatus, delivery_status: deliveryStatus }: OrderChange,
): Promise<void> {
  checkState('payment_status', paymentStatus, shopSettings.paymentStates);
  checkState('delivery_status', deliveryStatus, shopSettings.deliveryStates);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    const after = { notes, paymentStatus, deliveryStatus };
    const changes = compare(order, after);
    if (Object.keys(changes).length === 0) return;
    if (order.deliveryStatus === 'cancelled' && deliveryStatus !== 'cancelled') {
      throw new Conflict('This order was cancelled and its pieces went back: it cannot go on.');
    }
    if (!order.stockTaken && goesOn(order, after)) {
      throw new Conflict('The pieces of this order went back into the stock: it cannot go on.');
    }
    const givesBack = order.stockTaken && endsBeforeShipping(order, after);
    if (givesBack) await putBack(tx, order);
    await updateOrder(tx, id, { ...after, ...(givesBack && { stockTaken: false }) });
    await insertHistory(tx, { id: v7(), orderId: id, at: now(), userId: adminId, changes });
  });
}

type States = Pick<StoredOrder, 'notes' | 'paymentStatus' | 'deliveryStatus'>;

function endsBeforeShipping(before: States, after: States): boolean {
  const isCancelled =
    before.deliveryStatus === 'processing' && after.deliveryStatus === 'cancelled';
  return isCancelled || after.paymentStatus === 'refunded';
}

/** Whether a change sends an order on its way, or makes it look as if it still had to go. */
function goesOn(before: States, after: States): boolean {
  if (['cancelled', 'returned'].includes(after.deliveryStatus)) return false;
  return after.paymentStatus !== 'refunded' || after.deliveryStatus !== before.deliveryStatus;
}

/** The customer's lock comes first, as everywhere; what was read before it may be out of date. */
async function lockOrder(tx: Database, id: string): Promise<StoredOrder> {
  const unlocked = await findOrder(tx, id);
  if (unlocked) await lockCustomer(tx, unlocked.userId);
  const order = unlocked && (await findOrder(tx, id));
  if (!order) throw new NotFound('There is no such order');
  return order;
}

/** A size that is gone from the shop has nothing to be put back into. */
async function putBack(tx: Database, { products }: StoredOrder): Promise<void> {
  await lockStock(tx, products);
  for (const line of products) await takePieces(tx, line, -line.quantity);
}

function checkState(name: string, state: string, states: string[]): void {
  if (states.includes(state)) return;
  const message = `${name} must be one of ${states.join(', ')}`;
  throw new BadInput(message, { [name]: message });
}

function compare(before: States, after: States): Record<string, { from: string; to: string }> {
  const names = {
    notes: 'notes',
    payment_status: 'paymentStatus',
    delivery_status: 'deliveryStatus',
  } as const;
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, key]) => before[key] !== after[key])
      .map(([name, key]) => [name, { from: before[key], to: after[key] }]),
  );
}
