import { msPerDay } from '../../../contract/rules/days.ts';
import { changesAddress } from '../../../contract/rules/orderChange.ts';
import type { OrderChange } from '../../../contract/schemas/order.ts';
import type { CustomerMailKind, OwnerMailKind } from '../../db/orderSchema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { later } from '../../lib/days.ts';
import { createQueueOnce } from '../../mail/queueOnce.ts';
import {
  claimOrderMail,
  findOrderMails,
  findWaitingMails,
  type OrderMail,
  releaseOrderMail,
} from '../../repositories/orderMails.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { CheckoutContext } from '../context.ts';
import { lockOrder } from './lockOrder.ts';
import { makeOrderLink } from './makeOrderLink.ts';
import { orderMail } from './orderMail.ts';
import { ownerMail } from './ownerMail.ts';

/** Milliseconds in which a mail that was not delivered is tried again. */
const mailLife = msPerDay;

const queue = createQueueOnce();

/** What a customer is told of when an admin makes this change. That money is back: see `refund.ts`. */
export function mailDueTo(order: StoredOrder, change: OrderChange): CustomerMailKind | undefined {
  const { delivery_status: state, trackingUrl } = change;
  if (state === 'shipped') {
    const isTrackable = Boolean(trackingUrl) && trackingUrl !== order.trackingUrl;
    return order.deliveryStatus !== 'shipped' || isTrackable ? 'shipped' : undefined;
  }
  if (state === order.deliveryStatus) {
    return changesAddress(order, change) ? 'addressChanged' : undefined;
  }
  return state === 'delivered' || state === 'cancelled' ? state : undefined;
}

/** Sends what is still to be told of this order. Failures are left to the cleanup. */
export async function sendOrderMails(context: CheckoutContext, orderId: string): Promise<void> {
  for (const mail of await findOrderMails(context.db, orderId)) send(context, mail);
}

/** Sends mail that still waits, of any order. */
export async function sendWaitingMails(context: CheckoutContext, limit: number): Promise<void> {
  for (const mail of await findWaitingMails(context.db, limit)) send(context, mail);
}

/**
 * Claims the mail before it goes, so that several servers send it once. When it was not delivered
 * the claim is released for a later cleanup, until it is too old.
 */
function send(context: CheckoutContext, mail: OrderMail): void {
  const { id, orderId, kind, aboutId, createdAt } = mail;
  const { db, mailer, now } = context;
  queue(
    mailer,
    id,
    async () => {
      // Under the order's lock: what changes meanwhile finds that this mail can't tell of it any more.
      const order = await inTransaction(db, async (tx) => {
        const locked = await lockOrder(tx, orderId);
        return (await claimOrderMail(tx, id, now())) ? locked : undefined;
      });
      if (!order) return undefined;
      if (isToOwner(kind)) return ownerMail({ kind, aboutId }, order, context);
      // Of an account that is deleted: there is nobody to tell.
      if (order.email === '') return undefined;
      const link = await makeOrderLink(context, orderId);
      return orderMail({ kind, aboutId }, order, link, context);
    },
    async () => {
      if (now() < later(createdAt, mailLife)) await releaseOrderMail(db, id);
    },
  );
}

function isToOwner(kind: OrderMail['kind']): kind is OwnerMailKind {
  return kind.startsWith('owner');
}
