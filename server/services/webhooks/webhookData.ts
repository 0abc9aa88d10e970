import { testEvent, type WebhookEvent, webhookEvents } from '../../../contract/rules/webhooks.ts';
import { withoutSums } from '../../lib/withoutSums.ts';
import { findOrder } from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import type { findWebhook, StoredMessage } from '../../repositories/webhooks.ts';
import { toPermissions } from '../../security/caller.ts';
import { toAdminProduct } from '../admin/adminProducts.ts';
import type { Context } from '../context.ts';
import { toAdminOrder } from '../orders/orderView.ts';

/**
 * Data of a message, as they are now: what the API answers the admin who added the webhook. Of what
 * is gone, the id alone. Undefined without the right to read them.
 */
export async function readData(
  context: Context,
  { type, subjectId }: StoredMessage,
  { webhook, maker }: NonNullable<Awaited<ReturnType<typeof findWebhook>>>,
): Promise<unknown> {
  const permissions = maker.role === 'admin' ? toPermissions(maker.granted) : [];
  if (type === testEvent) return {};
  if (!permissions.includes(webhookEvents[type as WebhookEvent])) return undefined;
  const { db, pictures } = context;
  const gone = { _id: subjectId, isRemoved: true };
  if (type.startsWith('order.')) {
    const stored = await findOrder(db, subjectId);
    const order = stored ? await toAdminOrder(stored, context) : gone;
    const seesSums = webhook.seesSums && permissions.includes('orders:sums');
    return seesSums ? order : withoutSums(order);
  }
  const stored = (await findProductsById(db, [subjectId], 'admins')).get(subjectId);
  if (!stored) return gone;
  const product = await toAdminProduct(stored, pictures);
  const { _id, name, sizes } = product;
  return type === 'stock.changed' ? { _id, name, sizes } : product;
}
