import { v7 } from 'uuid';
import { lineProblems } from '../../../contract/rules/returnSteps.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput } from '../../errors.ts';
import { refuse } from '../../lib/refuse.ts';
import { insertHistory } from '../../repositories/orderHistory.ts';
import { insertOrderMail, type OrderMail } from '../../repositories/orderMails.ts';
import { findOrder, type StoredOrder, updateOrder } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { finishOrder } from './finishOrder.ts';
import { lockOrder } from './lockOrder.ts';

/** What a step of a return, or a refund, does to its order, apart from its own rows. */
type Effect = {
  /** What the order's history says of it. */
  history: { return?: string; refund?: string; refundNote?: string };
  mails?: Pick<OrderMail, 'kind' | 'aboutId'>[];
  deliveryStatus?: string;
  refundedCents?: number;
};

/**
 * Does `work` on an order under its customer's lock, as everything about orders is done. What it
 * answers is written down with it; after that, mail and money go. Without an answer nothing has changed.
 * @param userId who does it
 */
export async function writeReturns(
  context: CheckoutContext,
  { userId, orderId }: { userId: string; orderId: string },
  work: (tx: Database, order: StoredOrder) => Promise<Effect | undefined>,
): Promise<StoredOrder> {
  const at = context.now();
  const written = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const effect = await work(tx, order);
    if (!effect) return order;
    const { history, mails = [], ...update } = effect;
    const { deliveryStatus: to = order.deliveryStatus } = update;
    const changes = {
      ...Object.fromEntries(
        Object.entries(history).map(([name, to]) => [name, { from: null, to }]),
      ),
      ...(to !== order.deliveryStatus && { delivery_status: { from: order.deliveryStatus, to } }),
    };
    await updateOrder(tx, orderId, update);
    await insertHistory(tx, { id: v7(), orderId, at, userId, changes });
    for (const mail of mails) await insertOrderMail(tx, { ...mail, orderId, createdAt: at });
    return (await findOrder(tx, orderId)) ?? order;
  });
  return finishOrder(context, written);
}

/** @throws BadInput for a line that is named twice, or is not among those known */
export function checkLines(lines: readonly { line: number }[], known: readonly number[]): void {
  refuse(lineProblems(lines, known), BadInput);
}
