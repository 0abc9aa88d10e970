import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { changesAddress } from '../../../contract/rules/orderChange.ts';
import type { OrderChange } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/database.ts';
import type { CustomerMailKind, OwnerMailKind } from '../../db/orderSchema.ts';
import { addMs } from '../../lib/time.ts';
import {
  claimOrderMail,
  findOrderMails,
  findWaitingMails,
  type OrderMail,
  refuseOrderMail,
  releaseOrderMail,
} from '../../repositories/mails.ts';
import {
  addOrderLink,
  removeExpiredOrderLinks,
  type StoredOrder,
} from '../../repositories/orders.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { orderMail } from './orderMail.ts';
import { lockOrder } from './orderView.ts';
import { ownerMail } from './ownerMail.ts';

/** Milliseconds for which an undelivered mail is tried again. */
const mailLife = msPerDay;

/** Milliseconds between two attempts, at most; before that, as long as the mail has waited. */
const longestDelay = 3_600_000;

/** Policy replies depend on settings (RFC 3463, 3.8), which the owner may correct. */
const policyReply = /^5\d\d[ -]5\.7\./;

/** Mail that an admin's change causes. `finishOrder.ts` adds the one about a refund. */
export function mailDueTo(
  order: StoredOrder,
  change: OrderChange,
  isRequeued = false,
): CustomerMailKind | undefined {
  const { delivery_status: state, trackingUrl } = change;
  if (state === 'shipped') {
    const isTrackable = Boolean(trackingUrl) && trackingUrl !== order.trackingUrl;
    return order.deliveryStatus !== 'shipped' || isTrackable ? 'shipped' : undefined;
  }
  if (state === order.deliveryStatus) {
    if (changesAddress(order, change)) return 'addressChanged';
    const isOtherEmail = change.email !== undefined && change.email !== order.email;
    return isOtherEmail && !isRequeued ? 'newLink' : undefined;
  }
  return state === 'delivered' || state === 'cancelled' ? state : undefined;
}

/** Sends the waiting mails of this order. Failures are left to the cleanup. */
export async function sendOrderMails(context: CheckoutContext, orderId: string) {
  for (const mail of await findOrderMails(context.db, orderId)) send(context, mail);
}

export async function sendWaitingMails(context: CheckoutContext, limit: number) {
  for (const mail of await findWaitingMails(context.db, context.now(), limit)) send(context, mail);
}

/**
 * Claims the mail before it is sent, so that several servers send it once. An undelivered one is
 * released for a later cleanup, unless its recipient is refused or it is too old.
 */
function send(context: CheckoutContext, mail: OrderMail): void {
  const { id, orderId, kind, aboutId, createdAt } = mail;
  const { db, mailer, now } = context;
  mailer.send(
    async () => {
      // Under the order's lock, because a later change needs a mail of its own.
      const order = await inTransaction(db, async (tx) => {
        const locked = await lockOrder(tx, orderId);
        return (await claimOrderMail(tx, id, now())) ? locked : undefined;
      });
      if (!order) return undefined;
      if (isToOwner(kind)) return ownerMail({ kind, aboutId }, order, context);
      // A deleted account has no recipient.
      if (order.email === '') return undefined;
      const link = await makeOrderLink(context, orderId);
      return orderMail({ kind, aboutId }, order, link, context);
    },
    async (refusal) => {
      const age = now().getTime() - createdAt.getTime();
      const isFinal = age >= mailLife || (refusal !== undefined && !policyReply.test(refusal));
      if (isFinal) await refuseOrderMail(db, id, refusal ?? 'not taken for a day');
      else await releaseOrderMail(db, id, addMs(now(), Math.min(age, longestDelay)));
    },
    id,
  );
}

function isToOwner(kind: OrderMail['kind']): kind is OwnerMailKind {
  return kind.startsWith('owner');
}

/** Lifetime of a link, in milliseconds: as long as questions or returns are likely. */
export const orderLinkLife = 180 * msPerDay;

/** Makes a link for a mail to the order's customer; earlier links keep working. */
export async function makeOrderLink(
  { db, now, publicUrl }: Context,
  orderId: string,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await removeExpiredOrderLinks(tx, now());
    const expiresAt = addMs(now(), orderLinkLife);
    await addOrderLink(tx, { tokenHash: hashToken(token), orderId, expiresAt });
  });
  return `${publicUrl}${paths.linkedOrder}?token=${token}`;
}
