import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { favourites, sessions, users } from '../db/accountSchema.ts';
import { activity } from '../db/activitySchema.ts';
import { cartJoins, cartLines, checkoutSessions, testPayments } from '../db/checkoutSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';
import { measuredMessages, measuredVisitors } from '../db/measuringSchema.ts';
import { orderHistory, orderMails, orders, ratings } from '../db/orderSchema.ts';
import { removeApiKeysOf } from './apiKeys.ts';
import { removeMfa, removePasswordResetsOf, removeSessionsOf } from './credentials.ts';
import { forgetFormerCustomer } from './formerOrders.ts';
import { anonymizeInvoices } from './invoices.ts';
import { findRequestsOf } from './mails.ts';
import { findVisitorIdsOf, unlinkCheckouts } from './measuring.ts';
import { removeConsentOf } from './newsletter.ts';
import { toOrderSearchText } from './orderLines.ts';
import { removeOrderLinks } from './orderLinks.ts';
import { type StoredOrder, withProducts } from './orders.ts';
import { removeParcelTracking } from './parcels.ts';
import { removeReviewPicturesOf } from './pictures.ts';
import { hasPendingPart, removeReturnNotes } from './returns.ts';
import { findReviewsOf } from './reviews.ts';
import { findAlertsOf, removeAlertsOf } from './stock.ts';
import { removeAddressesOf } from './users.ts';

/** A customer's data that none of their pages shows completely, oldest first. */
export async function findOwnRows(db: Database, userId: string) {
  return {
    checkouts: await db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.userId, userId))
      .orderBy(asc(checkoutSessions.createdAt)),
    ratings: await db
      .select()
      .from(ratings)
      .where(eq(ratings.userId, userId))
      .orderBy(asc(ratings.ratedAt)),
    reviews: await findReviewsOf(db, userId),
    favourites: await db
      .select()
      .from(favourites)
      .where(eq(favourites.userId, userId))
      .orderBy(asc(favourites.createdAt)),
    stockAlerts: await findAlertsOf(db, userId),
    reviewRequests: await findRequestsOf(db, userId),
    measured: await findMeasuredOf(db, userId),
    sessions: await db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
  };
}

/** Measuring visitors linked to a user's checkouts, and their messages, oldest first. */
async function findMeasuredOf(db: Database, userId: string) {
  const ids = await findVisitorIdsOf(db, userId);
  return {
    visitors: await db
      .select()
      .from(measuredVisitors)
      .where(isAnyOf(measuredVisitors.id, ids))
      .orderBy(asc(measuredVisitors.givenAt)),
    messages: await db
      .select()
      .from(measuredMessages)
      .where(isAnyOf(measuredMessages.visitorId, ids))
      .orderBy(asc(measuredMessages.at), asc(measuredMessages.id)),
  };
}

/** No email has capitals in this form (`toEmailKey`), so nobody can find or take this key. */
const keyPrefix = 'DELETED ';

const nobody = { fullName: '', address: '', phone: '', email: '' };

/**
 * Anonymizes a user, because orders and ratings refer to the row. Ends their sessions, and deletes
 * their other data.
 */
export async function anonymizeUser(tx: Database, id: string) {
  await removeSessionsOf(tx, id);
  await removePasswordResetsOf(tx, id);
  await removeMfa(tx, id);
  await removeApiKeysOf(tx, id);
  // While the email is still known.
  await removeAlertsOf(tx, id);
  await forgetGiftCards(tx, id);
  await tx.update(activity).set({ userName: '' }).where(eq(activity.userId, id));
  await tx
    .update(users)
    .set({
      ...{ name: '', email: '', phone: null, address: null, mySizes: {}, note: '' },
      // Nobody stays an admin. No password has an empty hash, which is not verified at all.
      ...{ role: 'customer', passwordHash: '', emailKey: keyPrefix + id },
    })
    .where(eq(users.id, id));
  await removeConsentOf(tx, id);
  await forgetFormerCustomer(tx, { userId: id });
  await removeAddressesOf(tx, id);
  await unlinkCheckouts(tx, id);
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
    // The return URL contains the contact, too.
    .set({
      request: sql`(${testPayments.request} - 'shipping') || '{"email": "", "successUrl": ""}'`,
    })
    .where(inArray(testPayments.id, paymentIds));
}

/** Erases a user's email on gift cards that were sent; the cards stay valid. */
async function forgetGiftCards(tx: Database, id: string) {
  const own = tx.select({ email: users.emailKey }).from(users).where(eq(users.id, id));
  for (const name of ['email', 'buyerEmail'] as const) {
    await tx
      .update(giftCards)
      .set({ [name]: '', message: '' })
      .where(and(isNotNull(giftCards.sentAt), sql`lower(${giftCards[name]}) in ${own}`));
  }
}

/** Personal data of an order; a manual order may have any of it, or none. */
const contact = [orders.fullName, orders.address, orders.phone, orders.email];

/** Orders of deleted users that are done and have no email to send. */
export async function findOrdersToAnonymize(db: Database, doneStates: string[], limit: number) {
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
  const found = rows.map(({ order }) => order);
  return withProducts(db, found);
}

/** Keeps items and amounts; erases the recipient and the notes. */
export async function anonymizeOrder(tx: Database, order: StoredOrder) {
  const searchText = toOrderSearchText({ ...order, ...nobody }, order.products);
  await tx
    .update(orders)
    .set({
      ...nobody,
      ...{ notes: '', customerNote: '', trackingUrl: '', searchText },
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id));
  await removeReturnNotes(tx, order.id);
  await removeParcelTracking(tx, order.id);
  await anonymizeInvoices(tx, order.id);
  await removeOrderLinks(tx, order.id);
  const written = sql`array['fullName', 'address', 'notes', 'customerNote', 'trackingUrl', 'parcel', 'refundNote']`;
  await tx
    .update(orderHistory)
    .set({ changes: sql`${orderHistory.changes} - ${written}` })
    .where(eq(orderHistory.orderId, order.id));
}
