import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import {
  checkoutLines,
  checkoutSessions,
  testPayments,
  webhookEvents,
} from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { giftCards } from '../db/giftCardSchema.ts';
import { findPaidTestPages } from './orderPayments.ts';
import { lockPictures } from './pictures.ts';

/** Provider of a checkout that a gift card pays in full. */
export const giftCardProvider = 'giftCard';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/** Amounts of a checkout, with their reasons. */
export type PricedCheckout = Pick<
  CheckoutSession,
  | ('totalCents' | 'deliveryId' | 'deliveryName' | 'deliveryCents')
  | ('code' | 'codeId' | 'discountCents' | 'waivedCents')
  | ('taxes' | 'giftCardCents' | 'giftCardId')
>;

export type SoldLine = Omit<
  typeof checkoutLines.$inferSelect,
  'sessionId' | 'position' | 'replaces'
>;

export async function insertCheckout(
  tx: Database,
  session: Omit<CheckoutSession, 'status' | 'providerId' | 'url' | 'language' | 'deliveryId'> &
    Partial<Pick<CheckoutSession, 'status' | 'providerId' | 'language' | 'deliveryId'>>,
  lines: readonly (SoldLine & { replaces?: number })[],
) {
  const [inserted] = await tx.insert(checkoutSessions).values(session).returning();
  if (!inserted) throw new Error('A session was not inserted');
  const pictures = lines.map(({ picture }) => picture);
  await lockPictures(tx, pictures);
  await tx
    .insert(checkoutLines)
    .values(lines.map((line, position) => ({ ...line, position, sessionId: session.id })));
  return inserted;
}

/** Lines of the session, in the order of the cart page. */
export async function findSoldLines(db: Database, sessionId: string) {
  const { productId, name, picture, size, quantity, priceCents, codeApplies } = checkoutLines;
  return db
    .select({ productId, name, picture, size, quantity, priceCents, codeApplies })
    .from(checkoutLines)
    .where(eq(checkoutLines.sessionId, sessionId))
    .orderBy(asc(checkoutLines.position));
}

/** A customer has at most one open session. */
export function findOpenCheckout(db: Database, userId: string) {
  return findOne(db, and(eq(checkoutSessions.userId, userId), eq(checkoutSessions.status, 'open')));
}

/** By the shop's own id. */
export function findCheckoutById(db: Database, id: string) {
  return findOne(db, eq(checkoutSessions.id, id));
}

/** By the provider's id. */
export function findCheckout(db: Database, providerId: string) {
  return findOne(db, eq(checkoutSessions.providerId, providerId));
}

/** The customer's session with this provider's id; without an id, their latest. */
export function findCheckoutOf(db: Database, userId: string, providerId: string | undefined) {
  const wanted = providerId
    ? eq(checkoutSessions.providerId, providerId)
    : isNotNull(checkoutSessions.providerId);
  return findOne(db, and(eq(checkoutSessions.userId, userId), wanted));
}

async function findOne(db: Database, wanted: SQL | undefined) {
  const [session] = await db
    .select()
    .from(checkoutSessions)
    .where(wanted)
    .orderBy(desc(checkoutSessions.createdAt), desc(checkoutSessions.id))
    .limit(1);
  return session;
}

export async function findOverdueCheckouts(db: Database, now: Date, limit: number) {
  return db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.status, 'open'), lte(checkoutSessions.expiresAt, now)))
    .orderBy(asc(checkoutSessions.expiresAt))
    .limit(limit);
}

/** Stores the payment page of an open session; returns false if it is not open. */
export async function writePaymentPage(
  tx: Database,
  id: string,
  page: { providerId: string; url: string },
) {
  return changeOpen(tx, eq(checkoutSessions.id, id), page);
}

/** Ends an open session, unless its payment page changed since it was read; then returns false. */
export async function endOpenCheckout(
  tx: Database,
  { id, providerId }: Pick<CheckoutSession, 'id' | 'providerId'>,
  status: Exclude<CheckoutSession['status'], 'open'>,
) {
  const page = checkoutSessions.providerId;
  const isAsRead = providerId === null ? isNull(page) : eq(page, providerId);
  return changeOpen(tx, and(eq(checkoutSessions.id, id), isAsRead), { status });
}

async function changeOpen(tx: Database, wanted: SQL | undefined, change: Partial<CheckoutSession>) {
  const changed = await tx
    .update(checkoutSessions)
    .set(change)
    .where(and(wanted, eq(checkoutSessions.status, 'open')))
    .returning({ id: checkoutSessions.id });
  return changed.length === 1;
}

/** Marks the session as completed, whatever its status was. */
export async function completeCheckout(tx: Database, id: string) {
  await tx.update(checkoutSessions).set({ status: 'completed' }).where(eq(checkoutSessions.id, id));
}

/** Changes the amounts of a session that keeps units for an exchange or a change. */
export async function changeCheckoutBill(
  tx: Database,
  id: string,
  bill: Pick<CheckoutSession, 'totalCents' | 'taxes' | 'code' | 'discountCents'>,
) {
  await tx.update(checkoutSessions).set(bill).where(eq(checkoutSessions.id, id));
}

/** Changes the price of a checkout's size. */
export async function changeCheckoutPrice(
  tx: Database,
  sessionId: string,
  { productId, size, priceCents }: Pick<SoldLine, 'productId' | 'size' | 'priceCents'>,
) {
  const isLine = and(
    eq(checkoutLines.sessionId, sessionId),
    eq(checkoutLines.productId, productId),
    eq(checkoutLines.size, size),
  );
  await tx.update(checkoutLines).set({ priceCents }).where(isLine);
}

export type TestPaymentRow = typeof testPayments.$inferSelect;

/** Adds a payment, unless its key is known. @returns the id of the key's payment */
export async function addTestPayment(db: Database, payment: typeof testPayments.$inferInsert) {
  const [added] = await db
    .insert(testPayments)
    .values(payment)
    .onConflictDoNothing({ target: testPayments.idempotencyKey })
    .returning({ id: testPayments.id });
  if (added) return added.id;
  const [found] = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .where(eq(testPayments.idempotencyKey, payment.idempotencyKey));
  if (!found) throw new Error(`No test payment for ${payment.idempotencyKey}`);
  return found.id;
}

export async function findTestPayment(db: Database, id: string) {
  const [payment] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return payment;
}

/**
 * Changes the status of a payment that has the status `from`, and has not expired by `now` if given;
 * else returns false.
 */
export async function changeTestPaymentStatus(
  db: Database,
  id: string,
  from: TestPaymentRow['status'],
  to: TestPaymentRow['status'],
  now?: Date,
) {
  const isAlive = now && gt(testPayments.expiresAt, now);
  const changed = await db
    .update(testPayments)
    .set({ status: to })
    .where(and(eq(testPayments.id, id), eq(testPayments.status, from), isAlive))
    .returning({ id: testPayments.id });
  return changed.length === 1;
}

/** Records a partial refund, once per key. */
export async function addTestRefund(
  db: Database,
  id: string,
  { key, cents }: { key: string; cents: number },
) {
  const part = sql`jsonb_build_object(${key}::text, ${cents}::bigint)`;
  await db
    .update(testPayments)
    .set({ refunds: sql`${testPayments.refunds} || ${part}` })
    .where(eq(testPayments.id, id));
}

/** Replaces the payment's form token by `next`; undefined if `token` was not its token. */
export async function replaceFormToken(db: Database, id: string, token: string, next: string) {
  const [payment] = await db
    .update(testPayments)
    .set({ formToken: next })
    .where(and(eq(testPayments.id, id), eq(testPayments.formToken, token)))
    .returning();
  return payment;
}

/** Payments of checkout sessions that are still open, of gift cards, and of differences. */
export async function findUnclaimedTestPayments(db: Database, limit: number) {
  const unclaimed = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.providerId, testPayments.id))
    .where(and(eq(checkoutSessions.status, 'open'), eq(testPayments.status, 'paid')))
    .limit(limit);
  const cards = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .innerJoin(giftCards, eq(giftCards.providerId, testPayments.id))
    .where(and(isNull(giftCards.activeAt), eq(testPayments.status, 'paid')))
    .limit(limit);
  return [...[...unclaimed, ...cards].map(({ id }) => id), ...(await findPaidTestPages(db, limit))];
}

/** Returns true if the event was processed before. */
export async function isKnownEvent(db: Database, id: string) {
  return (await db.$count(webhookEvents, eq(webhookEvents.id, id))) > 0;
}

export async function recordEvent(db: Database, event: typeof webhookEvents.$inferInsert) {
  await db.insert(webhookEvents).values(event).onConflictDoNothing();
}
