import { paths } from '../../../contract/paths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { changesAddress } from '../../../contract/rules/orderChange.ts';
import type { OrderChange } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/database.ts';
import type { CustomerMailKind, OwnerMailKind } from '../../db/orderSchema.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { forStaff, inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { findReplacedOrder } from '../../repositories/exchanges.ts';
import {
  claimOrderMail,
  findOrderMails,
  findWaitingMails,
  type OrderMail,
  refuseOrderMail,
  releaseOrderMail,
} from '../../repositories/mails.ts';
import { addOrderLink } from '../../repositories/orderLinks.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { findGuarantees } from '../../repositories/products.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { loadOwnNames } from '../selling/ownWords.ts';
import { confirms, orderMail } from './orderMail.ts';
import { lockOrder } from './orderView.ts';
import { ownerMail } from './ownerMail.ts';

/** Milliseconds for which an undelivered email is tried again. */
const mailLife = msPerDay;

/** Maximum milliseconds between two attempts; at first, the time that the email has waited. */
const longestDelay = 3_600_000;

/** Time of the next attempt to send an email, at growing intervals; undefined if it is too old. */
export function nextAttempt(since: Date, now: Date, shortest = 0): Date | undefined {
  const age = now.getTime() - since.getTime();
  return age < mailLife ? addMs(now, Math.max(shortest, Math.min(age, longestDelay))) : undefined;
}

/** Delivery states that are announced by email. */
const mailedStates = ['shipped', 'delivered', 'cancelled'] as const;

/** Email that an admin's change causes. `finishOrder.ts` adds the one about a refund. */
export function mailForChange(
  order: StoredOrder,
  change: OrderChange,
  isRequeued = false,
): CustomerMailKind | undefined {
  const { delivery_status: state, trackingUrl } = change;
  const isMoved = state !== order.deliveryStatus;
  const kind = mailedStates.find((mailed) => mailed === state);
  const isTracked = kind === 'shipped' && trackingUrl && trackingUrl !== order.trackingUrl;
  if (kind && (isMoved || isTracked)) return kind;
  if (!isMoved && changesAddress(order, change)) return 'addressChanged';
  const isOtherEmail = change.email !== undefined && change.email !== order.email;
  return isOtherEmail && !isRequeued ? 'newLink' : undefined;
}

/** Sends the waiting emails of this order. Failures are left to the cleanup. */
export async function sendOrderMails(context: CheckoutContext, orderId: string) {
  for (const mail of await findOrderMails(context.db, orderId)) send(context, mail);
}

export async function sendWaitingMails(context: CheckoutContext, limit: number) {
  for (const mail of await findWaitingMails(context.db, context.now(), limit)) send(context, mail);
}

/**
 * Claims the email before it is sent, so that several servers send it once. An undelivered one is
 * released for a later cleanup, unless its recipient is refused or it is too old.
 */
function send(context: CheckoutContext, mail: OrderMail): void {
  const { id, orderId, kind, aboutId, createdAt } = mail;
  const { db, mailer, now } = context;
  let mailedTo: string | undefined;
  mailer.send(
    async () => {
      // Under the order's lock: a later change needs its own email, or ends the link.
      const claimed = await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!(await claimOrderMail(tx, id, now()))) return undefined;
        // A deleted account has no recipient.
        const isLinked = !isToOwner(kind) && order.email !== '';
        const { language } = order;
        const link = isLinked && (await makeOrderLink({ ...context, db: tx }, orderId, language));
        const replaced =
          kind === 'exchanged' ? await findReplacedOrder(tx, order.sessionId) : undefined;
        return { order, link, replaced };
      });
      if (!claimed) return undefined;
      const { order, link, replaced } = claimed;
      mailedTo = order.email;
      if (isToOwner(kind)) {
        const write = () => ownerMail({ kind, aboutId }, order, context);
        return inCurrencyOf(order, () => forStaff(context, write));
      }
      if (!link) return undefined;
      await loadOwnNames(context, order.language);
      const guarantees = confirms(kind)
        ? await findGuarantees(
            db,
            order.products.map(({ productId }) => productId),
          )
        : undefined;
      const write = () => orderMail({ kind, aboutId, replaced, guarantees }, order, link, context);
      return inCurrencyOf(order, () => inLanguageOf(order, context, write));
    },
    async (refusal, isFinal) => {
      const retryAt = nextAttempt(createdAt, now());
      await inTransaction(db, async (tx) => {
        const { email } = await lockOrder(tx, orderId);
        // The corrected email has not refused anything.
        if (email === mailedTo && (isFinal || !retryAt)) {
          await refuseOrderMail(tx, id, refusal ?? 'not taken for a day');
        } else await releaseOrderMail(tx, id, retryAt ?? now());
      });
    },
    id,
  );
}

function isToOwner(kind: OrderMail['kind']): kind is OwnerMailKind {
  return kind.startsWith('owner');
}

/** Lifetime of a link, in milliseconds: as long as questions or returns are likely. */
export const orderLinkLife = 180 * msPerDay;

/** Makes a link for an email to the order's customer; earlier links keep working. */
export async function makeOrderLink(
  context: Context,
  orderId: string,
  language?: string | null,
): Promise<string> {
  const { db, now } = context;
  const token = newToken();
  const expiresAt = addMs(now(), orderLinkLife);
  await addOrderLink(db, { tokenHash: hashToken(token), orderId, expiresAt });
  return `${pagesUrl(context, language ?? null)}${paths.linkedOrder}?token=${token}`;
}
