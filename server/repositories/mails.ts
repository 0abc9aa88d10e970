import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../db/accountSchema.ts';
import { products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import {
  orderMails,
  orderProducts,
  orders,
  ownerMailKinds,
  ratings,
  returnedUnits,
} from '../db/orderSchema.ts';
import { reviewRequests } from '../db/reviewSchema.ts';
import { visibleTo } from './productFilter.ts';

export type OrderMail = typeof orderMails.$inferSelect;

const isWaiting = isNull(orderMails.sentAt);

const isToCustomer = notInArray(orderMails.kind, [...ownerMailKinds]);

type NewMail = Pick<OrderMail, 'orderId' | 'kind' | 'createdAt'> & {
  aboutId?: string | null | undefined;
};

/** Queues emails to an order's customer, or to the shop's owner. */
export async function insertOrderMail(tx: Database, ...mails: NewMail[]) {
  if (mails.length === 0) return;
  await tx.insert(orderMails).values(mails.map((mail) => ({ ...mail, id: v7() })));
}

/** Returns true if an email of this kind about the order was queued after this time. */
export async function isMailedSince(
  db: Database,
  { orderId, kind, since }: Pick<OrderMail, 'orderId' | 'kind'> & { since: Date },
) {
  const ofKind = and(eq(orderMails.orderId, orderId), eq(orderMails.kind, kind));
  return (await db.$count(orderMails, and(ofKind, gt(orderMails.createdAt, since)))) > 0;
}

/** Returns true if an email about the whole order is waiting. */
export async function isOrderMailWaiting(db: Database, orderId: string) {
  const ofOrder = and(eq(orderMails.orderId, orderId), isNull(orderMails.aboutId));
  return (await db.$count(orderMails, and(ofOrder, isToCustomer, isWaiting))) > 0;
}

/** Waiting emails about an order, oldest first. */
export async function findOrderMails(db: Database, orderId: string) {
  return db
    .select()
    .from(orderMails)
    .where(and(eq(orderMails.orderId, orderId), isWaiting))
    .orderBy(asc(orderMails.id));
}

/** Due emails of any order, in random order, so that failing ones do not block the others. */
export async function findWaitingMails(db: Database, now: Date, limit: number) {
  const isDue = or(isNull(orderMails.retryAt), lte(orderMails.retryAt, now));
  return db
    .select()
    .from(orderMails)
    .where(and(isWaiting, isDue))
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Marks a waiting email as sent; returns false if it was not waiting. */
export async function claimOrderMail(db: Database, id: string, now: Date) {
  const claimed = await db
    .update(orderMails)
    .set({ sentAt: now })
    .where(and(eq(orderMails.id, id), isWaiting))
    .returning({ id: orderMails.id });
  return claimed.length === 1;
}

/** Makes the email wait until this time; only for the process that claimed it. */
export async function releaseOrderMail(db: Database, id: string, retryAt: Date) {
  await db.update(orderMails).set({ sentAt: null, retryAt }).where(eq(orderMails.id, id));
}

/** Gives up the email; only for the process that claimed it. */
export async function refuseOrderMail(db: Database, id: string, refusal: string) {
  await db.update(orderMails).set({ refusal }).where(eq(orderMails.id, id));
}

/** Requeues the customer's latest email if it was refused; else returns false. */
export async function requeueRefusedMail(tx: Database, orderId: string, createdAt: Date) {
  const latest = tx
    .select({ id: orderMails.id })
    .from(orderMails)
    .where(and(eq(orderMails.orderId, orderId), isToCustomer, isNotNull(orderMails.sentAt)))
    .orderBy(desc(orderMails.id))
    .limit(1);
  const requeued = await tx
    .update(orderMails)
    .set({ sentAt: null, retryAt: null, refusal: null, createdAt })
    .where(and(eq(orderMails.id, latest), isNotNull(orderMails.refusal)))
    .returning({ id: orderMails.id });
  return requeued.length > 0;
}

/** Period of deliveries that are due: after the first time, up to the second. */
export type AskedPeriod = { after: Date; until: Date };

/** Records a delivery; the latest one counts until its request is sent. */
export async function insertReviewRequest(
  tx: Database,
  request: { orderId: string; deliveredAt: Date },
) {
  await tx
    .insert(reviewRequests)
    .values(request)
    .onConflictDoUpdate({
      target: reviewRequests.orderId,
      set: { deliveredAt: request.deliveredAt },
      setWhere: isNull(reviewRequests.sentAt),
    });
}

/** Customers with due requests, in random order, so that failing ones do not block the others. */
export async function findReviewRecipients(db: Database, period: AskedPeriod, limit: number) {
  const rows = await db
    .select({ userId: orders.userId })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .where(mayBeAsked(period))
    .groupBy(orders.userId)
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Lines to request reviews of, as bought, in the order of their deliveries. */
export async function findReviewableLines(db: Database, period: AskedPeriod, userId: string) {
  const { orderId, productId, name, picture, size } = orderProducts;
  return db
    .select({
      ...{ orderId, productId, name, picture, size },
      email: users.email,
      language: users.language,
    })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .where(and(eq(orders.userId, userId), mayBeAsked(period)))
    .orderBy(asc(reviewRequests.deliveredAt), orderId, asc(orderProducts.position));
}

/** Marks the requests of these orders as sent. */
export async function setRequestsSent(
  tx: Database,
  orderIds: string[],
  sent: { sentAt: Date; tokenHash: string },
) {
  await tx.update(reviewRequests).set(sent).where(inArray(reviewRequests.orderId, orderIds));
}

/** Requeues the orders of one email; only for the process that claimed it. */
export async function releaseRequests(db: Database, tokenHash: string) {
  await db
    .update(reviewRequests)
    .set({ sentAt: null, tokenHash: null })
    .where(eq(reviewRequests.tokenHash, tokenHash));
}

/** Unsubscribes the recipient of the email with this link. */
export async function endRequestsByToken(db: Database, tokenHash: string) {
  const askedUsers = db
    .select({ id: orders.userId })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .where(eq(reviewRequests.tokenHash, tokenHash));
  await db.update(users).set({ reviewMails: false }).where(inArray(users.id, askedUsers));
}

/** Deletes unsent requests for orders delivered up to this time. */
export async function removeOldRequests(db: Database, until: Date) {
  const { sentAt, deliveredAt } = reviewRequests;
  await db.delete(reviewRequests).where(and(isNull(sentAt), lte(deliveredAt, until)));
}

/** Orders with a sent request to the customer, oldest first. */
export async function findRequestsOf(db: Database, userId: string) {
  const { orderId, sentAt } = reviewRequests;
  return db
    .select({ orderId, sentAt })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(orders.userId, userId), isNotNull(sentAt)))
    .orderBy(asc(sentAt));
}

/** Condition for lines of accounts that kept the item, may rate it, and got no request. */
function mayBeAsked({ after, until }: AskedPeriod): SQL | undefined {
  const { sentAt, deliveredAt } = reviewRequests;
  const { orderId, position, productId, quantity } = orderProducts;
  return and(
    isNull(sentAt),
    gt(deliveredAt, after),
    lte(deliveredAt, until),
    eq(orders.deliveryStatus, 'delivered'),
    eq(orders.paymentStatus, 'paid'),
    eq(orders.refundPending, false),
    eq(users.reviewMails, true),
    // Guests and deleted accounts have none.
    ne(users.email, ''),
    visibleTo('shoppers'),
    sql`${quantity} > (select count(*) from ${returnedUnits}
      where ${returnedUnits.orderId} = ${orderId} and ${returnedUnits.position} = ${position})`,
    sql`not exists (select from ${ratings}
      where ${ratings.userId} = ${orders.userId} and ${ratings.productId} = ${productId})`,
    sql`not exists (select from review_requests asked
      join orders before on before.id = asked.order_id
      join order_products line on line.order_id = before.id
      where asked.sent_at is not null and before.user_id = ${orders.userId}
        and line.product_id = ${productId})`,
  );
}
