import type { StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { sendOrderMails } from './orderMails.ts';
import { refund } from './refund.ts';

/**
 * What an order needs after it, or a change of it, is committed: its money back where that is due,
 * and mail to its customer. Nothing of it fails the order; the next cleanup tries again.
 * @returns the order as it is then
 */
export async function finishOrder(
  context: CheckoutContext,
  order: StoredOrder,
): Promise<StoredOrder> {
  const finished = await refund(context, order);
  await sendOrderMails(context, order.id).catch((error: unknown) =>
    context.report(error, `The mail about order ${order.id} waits`),
  );
  return finished;
}
