import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { orderProducts, orders, ratings } from '../db/orderSchema.ts';
import { returnedUnits } from '../db/returnSchema.ts';
import { reviewRequests } from '../db/reviewSchema.ts';
import { products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** Deliveries that are asked about now: those after the one time, up to the other. */
export type AskedPeriod = { after: Date; until: Date };

/** Writes down that an order was delivered; the latest delivery counts, until its customer is asked. */
export async function insertReviewRequest(
  tx: Database,
  request: { orderId: string; deliveredAt: Date },
): Promise<void> {
  await tx
    .insert(reviewRequests)
    .values(request)
    .onConflictDoUpdate({
      target: reviewRequests.orderId,
      set: { deliveredAt: request.deliveredAt },
      setWhere: isNull(reviewRequests.sentAt),
    });
}

/**
 * Customers who can be asked about something. Which come first is left to chance: some whose mail
 * fails each time must not keep all others waiting.
 */
export async function findCustomersToAsk(
  db: Database,
  period: AskedPeriod,
  limit: number,
): Promise<string[]> {
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

/** What a customer can be asked about, as it was bought, in the order of their deliveries. */
export async function findLinesToAsk(db: Database, period: AskedPeriod, userId: string) {
  const { orderId, productId, name, picture, size } = orderProducts;
  return db
    .select({ orderId, productId, name, picture, size, email: users.email })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderProducts, eq(orderProducts.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderProducts.productId))
    .where(and(eq(orders.userId, userId), mayBeAsked(period)))
    .orderBy(asc(reviewRequests.deliveredAt), orderId, asc(orderProducts.position));
}

/** From now on their customer has been asked about these orders. */
export async function setRequestsSent(
  tx: Database,
  orderIds: string[],
  sent: { sentAt: Date; tokenHash: string },
): Promise<void> {
  await tx.update(reviewRequests).set(sent).where(inArray(reviewRequests.orderId, orderIds));
}

/** Puts the orders of one mail back in the queue; only for the process that claimed it. */
export async function releaseRequests(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(reviewRequests)
    .set({ sentAt: null, tokenHash: null })
    .where(eq(reviewRequests.tokenHash, tokenHash));
}

/** Unsubscribes the recipient of the mail with this link. */
export async function endRequestsByToken(db: Database, tokenHash: string): Promise<void> {
  const askedUsers = db
    .select({ id: orders.userId })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .where(eq(reviewRequests.tokenHash, tokenHash));
  await db.update(users).set({ reviewMails: false }).where(inArray(users.id, askedUsers));
}

/** Forgets those delivered up to this time whose customer was not asked. */
export async function removeOldRequests(db: Database, until: Date): Promise<void> {
  const { sentAt, deliveredAt } = reviewRequests;
  await db.delete(reviewRequests).where(and(isNull(sentAt), lte(deliveredAt, until)));
}

/** The orders that a customer was asked about, the oldest first. */
export async function findRequestsOf(db: Database, userId: string) {
  const { orderId, sentAt } = reviewRequests;
  return db
    .select({ orderId, sentAt })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(orders.userId, userId), isNotNull(sentAt)))
    .orderBy(asc(sentAt));
}

/** Of a line: its customer has an account, kept it, may rate it, has not, and was never asked. */
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
    // Neither a guest nor what is left of a deleted account has one.
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
