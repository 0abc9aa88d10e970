import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { isZipOf } from '../../../contract/rules/addresses.ts';
import { parseOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { mayCancel } from '../../../contract/rules/orderStates.ts';
import type {
  LinkedPayment,
  LinkedReturnRequest,
  OpenedOrder,
  OrderLink,
  OrderLinkRequest,
  ProvenOrderLink,
} from '../../../contract/schemas/orderLink.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound, WrongZip } from '../../errors.ts';
import { emailKeys, toEmailKey } from '../../lib/ids.ts';
import { pagesUrl } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { insertOrderMail, isMailedSince } from '../../repositories/mails.ts';
import { findLinkedOrderId, removeOrderLinks } from '../../repositories/orderLinks.ts';
import { findOrder, findOrderByNumber, type StoredOrder } from '../../repositories/orders.ts';
import { hashToken } from '../../security/tokens.ts';
import type { CheckoutContext, Context, ShopUrls } from '../context.ts';
import { changeOrder } from './changeOrder.ts';
import { finishOrder } from './finishOrder.ts';
import { sendOrderMails } from './orderMails.ts';
import { lockOrder, toOrder, toRulesOrder } from './orderView.ts';
import { payDifference } from './payDifference.ts';
import { requestReturn } from './requestReturn.ts';

/**
 * Opens the order of a link; without the zip code, without its personal data.
 * @throws NotFound when the link has expired, was replaced, or never existed
 * @throws WrongZip for another zip code than the address has
 */
export async function openOrder(context: Context, { token, zip }: OrderLink): Promise<OpenedOrder> {
  const stored = await findLinked(context, token);
  if (zip !== undefined) checkZip(stored, zip);
  const isProven = zip !== undefined;
  const order = await toOrder(stored, context);
  return {
    order: isProven ? order : { ...order, fullName: '', address: '', phone: '', email: '' },
    isProven,
    mayCancel: mayCancel(toRulesOrder(stored)),
  };
}

/**
 * Cancels the order before it is sent: its units become available, and the payment is refunded.
 * @throws Conflict when it was sent, or changed meanwhile
 */
export async function cancelOrder(context: CheckoutContext, link: ProvenOrderLink) {
  const stored = await findProvenOrder(context, link);
  const { id, userId, version, notes } = stored;
  if (!mayCancel(toRulesOrder(stored))) {
    throw new Conflict(messages.notCancellable);
  }
  // The version makes sure that the order has not changed since it was read.
  const change = { version, notes, payment_status: 'refunded', delivery_status: 'cancelled' };
  await changeOrder(context, userId, id, change);
  return openOrder(context, link);
}

/** @throws what `requestReturn` throws */
export async function returnLinkedOrder(
  context: CheckoutContext,
  { token, zip, ...request }: LinkedReturnRequest,
): Promise<OpenedOrder> {
  const stored = await findProvenOrder(context, { token, zip });
  await requestReturn(context, { userId: stored.userId, orderId: stored.id }, request);
  return openOrder(context, { token, zip });
}

/** @throws what `payDifference` throws */
export async function payLinkedDifference(
  context: CheckoutContext,
  { paymentId, ...link }: LinkedPayment,
  { serverUrl, appUrl }: ShopUrls,
): Promise<{ url: string }> {
  const { id } = await findProvenOrder(context, link);
  // Without the token, which is the customer's alone; the page shows the outcome.
  const returnUrl = pagesUrl({ ...context, publicUrl: appUrl }) + paths.linkedOrder;
  return payDifference(context, id, paymentId, { serverUrl, returnUrl });
}

/** Replaces every link to the order by a new one, which is sent to its own email only. */
export async function renewOrderLink(context: CheckoutContext, link: ProvenOrderLink) {
  const order = await findProvenOrder(context, link);
  const { id: orderId } = order;
  await inTransaction(context.db, async (tx) => {
    await lockOrder(tx, orderId);
    await removeOrderLinks(tx, orderId);
    await insertOrderMail(tx, { orderId, kind: 'newLink', createdAt: context.now() });
  });
  await finishOrder(context, order);
}

/** Milliseconds after a requested link in which another request sends none. */
const linkPause = 10 * 60_000;

/**
 * Emails a link to the order with this number and email; earlier links keep working. The lookup runs
 * after the reply, so that neither the reply nor its duration reveals whether there is one.
 */
export function mailOrderLink(context: CheckoutContext, request: OrderLinkRequest): void {
  const { db, now, mailer } = context;
  const number = parseOrderNumber(request.number);
  mailer.send(async () => {
    const order = number === undefined ? undefined : await findOrderByNumber(db, number);
    // Without an address there is no zip code, which its page requires.
    const keys = emailKeys(request.email);
    if (!order?.address || !keys.includes(toEmailKey(order.email))) return undefined;
    const mail = { orderId: order.id, kind: 'askedLink' as const };
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, order.id);
      const since = addMs(now(), -linkPause);
      if (await isMailedSince(tx, { ...mail, since })) return;
      await insertOrderMail(tx, { ...mail, createdAt: now() });
    });
    await sendOrderMails(context, order.id);
    return undefined;
  });
}

/** @throws what `openOrder` throws */
export async function findProvenOrder(
  context: Context,
  { token, zip }: ProvenOrderLink,
): Promise<StoredOrder> {
  const order = await findLinked(context, token);
  checkZip(order, zip);
  return order;
}

/** @throws NotFound when the link has expired, was replaced, or never existed */
export async function findLinked({ db, now }: Context, token: string) {
  const id = await findLinkedOrderId(db, hashToken(token), now());
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw new NotFound(messages.orderLinkExpired);
  return order;
}

function checkZip({ address }: StoredOrder, zip: string): void {
  if (!isZipOf(address, zip)) throw new WrongZip();
}
