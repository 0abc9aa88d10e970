import { testEvent, type WebhookEvent, webhookEvents } from '../../../contract/rules/webhooks.ts';
import { withoutAmounts } from '../../lib/withoutAmounts.ts';
import { findOrder } from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import type { findWebhook, StoredMessage } from '../../repositories/webhooks.ts';
import { toPermissions } from '../../security/caller.ts';
import { toAdminProduct } from '../admin/adminProducts.ts';
import type { Context } from '../context.ts';
import { toAdminOrder } from '../orders/orderView.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

/** Rights that the maker has now: none if they are no longer an admin. */
const rightsOf = ({ role, granted }: Found['maker']) =>
  role === 'admin' ? toPermissions(granted) : [];

/** Returns true if its maker may no longer read all of its events. */
export function exceedsMaker({ webhook, maker }: Found): boolean {
  const rights: readonly string[] = rightsOf(maker);
  return webhook.events.some((event) => !rights.includes(webhookEvents[event]));
}

/**
 * Data of a message, as they are now: what the API answers the admin who added the webhook. For
 * removed subjects, only the id. Undefined without the right to read them.
 */
export async function readData(
  context: Context,
  { type, subjectId }: StoredMessage,
  { webhook, maker }: Found,
): Promise<unknown> {
  const permissions = rightsOf(maker);
  if (type === testEvent) return {};
  if (!permissions.includes(webhookEvents[type as WebhookEvent])) return undefined;
  const { db, pictures } = context;
  const gone = { _id: subjectId, isRemoved: true };
  if (type.startsWith('order.')) {
    const stored = await findOrder(db, subjectId);
    const order = stored ? await toAdminOrder(stored, context) : gone;
    const seesAmounts = webhook.seesAmounts && permissions.includes('orders:sums');
    return seesAmounts ? order : withoutAmounts(order);
  }
  const stored = (await findProductsById(db, [subjectId], 'admins')).get(subjectId);
  if (!stored) return gone;
  const product = await toAdminProduct(stored, pictures);
  const { _id, name, sizes } = product;
  return type === 'stock.changed' ? { _id, name, sizes } : product;
}
