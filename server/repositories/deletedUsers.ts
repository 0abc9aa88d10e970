import { and, eq, gte, inArray, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import { formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import { favourites, users } from '../db/accountSchema.ts';
import { cartJoins, cartLines } from '../db/cartSchema.ts';
import { checkoutSessions, testPayments } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderHistory, orderMails, orders } from '../db/orderSchema.ts';
import { removeOrderLinks } from './orderLinks.ts';
import { type StoredOrder, withProducts } from './orders.ts';
import { forgetReasons, hasPendingPart } from './returns.ts';
import { removeReviewPicturesOf } from './reviewPictures.ts';
import { removeAddressesOf } from './savedAddresses.ts';
import { toOrderSearchText } from './searchKeys.ts';
import { removeAlertsOf } from './stockAlerts.ts';

/** No email has capitals in this form (`toEmailKey`), so nobody finds or takes this key. */
const keyPrefix = 'DELETED ';

const nobody = { fullName: '', address: '', phone: '', email: '' };

/**
 * Leaves of a user but a row without a person, as their orders and ratings refer to it. What else
 * is theirs goes, but for sessions, links and authenticators, which have their own ways.
 */
export async function forgetUser(tx: Database, id: string): Promise<void> {
  // While the email is still known.
  await removeAlertsOf(tx, id);
  await tx
    .update(users)
    .set({
      ...{ name: '', email: '', phone: null, address: null, mySizes: {} },
      // Nobody is an admin any more; a hash that no password has is not even looked at.
      ...{ role: 'customer', passwordHash: '', emailKey: keyPrefix + id },
    })
    .where(eq(users.id, id));
  await removeAddressesOf(tx, id);
  await removeReviewPicturesOf(tx, id);
  await tx.delete(favourites).where(eq(favourites.userId, id));
  await tx.delete(cartLines).where(eq(cartLines.userId, id));
  await tx.delete(cartJoins).where(eq(cartJoins.userId, id));
  const ofUser = eq(checkoutSessions.userId, id);
  await tx.update(checkoutSessions).set(nobody).where(ofUser);
  const paymentIds = tx
    .select({ id: checkoutSessions.providerId })
    .from(checkoutSessions)
    .where(ofUser);
  await tx
    .update(testPayments)
    // The way back to the shop has the contact in it, too.
    .set({
      request: sql`(${testPayments.request} - 'shipping') || '{"email": "", "successUrl": ""}'`,
    })
    .where(inArray(testPayments.id, paymentIds));
}

/** What an order tells of a person; one that was taken by hand may have any of it, or none. */
const contact = [orders.fullName, orders.address, orders.phone, orders.email];

/** Orders of deleted users that nobody has to be reached about any more: done, and told of. */
export async function findOrdersToForget(
  db: Database,
  doneStates: string[],
  limit: number,
): Promise<StoredOrder[]> {
  const waitingMail = db
    .select({ id: orderMails.id })
    .from(orderMails)
    .where(and(eq(orderMails.orderId, orders.id), sql`${orderMails.sentAt} is null`));
  const rows = await db
    .select({ order: orders })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(
      and(
        gte(users.emailKey, keyPrefix),
        lt(users.emailKey, 'DELETED!'),
        or(...contact.map((column) => ne(column, ''))),
        inArray(orders.deliveryStatus, doneStates),
        eq(orders.refundPending, false),
        not(hasPendingPart),
        notExists(waitingMail),
      ),
    )
    .limit(limit);
  return withProducts(
    db,
    rows.map(({ order }) => order),
  );
}

/** Keeps what was bought and paid; erases the recipient and the notes. */
export async function forgetOrder(tx: Database, order: StoredOrder): Promise<void> {
  const number = formatOrderNumber(order.number);
  const searchText = toOrderSearchText({ ...nobody, number, id: order.id }, order.products);
  await tx
    .update(orders)
    .set({
      ...nobody,
      ...{ notes: '', customerNote: '', trackingUrl: '', searchText },
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id));
  await forgetReasons(tx, order.id);
  await removeOrderLinks(tx, order.id);
  const written = sql`array['fullName', 'address', 'notes', 'customerNote', 'trackingUrl', 'refundNote']`;
  await tx
    .update(orderHistory)
    .set({ changes: sql`${orderHistory.changes} - ${written}` })
    .where(eq(orderHistory.orderId, order.id));
}
