import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { checkoutLines, checkoutSessions } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { keepPictures } from './pictures.ts';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

/** What a checkout comes to, and why. */
export type PricedCheckout = Pick<
  CheckoutSession,
  | ('totalCents' | 'deliveryName' | 'deliveryCents')
  | ('code' | 'codeId' | 'discountCents' | 'waivedCents')
  | ('taxName' | 'taxRate' | 'taxCents')
>;

export type SoldLine = Omit<typeof checkoutLines.$inferSelect, 'sessionId' | 'position'>;

export async function insertCheckout(
  tx: Database,
  session: Omit<CheckoutSession, 'status' | 'providerId' | 'url'>,
  lines: readonly SoldLine[],
): Promise<CheckoutSession> {
  const [inserted] = await tx.insert(checkoutSessions).values(session).returning();
  if (!inserted) throw new Error('A session was not inserted');
  await keepPictures(
    tx,
    lines.map(({ picture }) => picture),
  );
  await tx
    .insert(checkoutLines)
    .values(lines.map((line, position) => ({ ...line, sessionId: session.id, position })));
  return inserted;
}

/** What the session sells, in the order of the cart page. */
export async function findSoldLines(db: Database, sessionId: string): Promise<SoldLine[]> {
  const { productId, name, picture, size, quantity, priceCents, codeApplies } = checkoutLines;
  return db
    .select({ productId, name, picture, size, quantity, priceCents, codeApplies })
    .from(checkoutLines)
    .where(eq(checkoutLines.sessionId, sessionId))
    .orderBy(asc(checkoutLines.position));
}

/** A customer has at most one session that may be paid. */
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

/** The customer's session with this provider's id, or without one their latest. */
export function findCheckoutOf(db: Database, userId: string, providerId: string | undefined) {
  const wanted = providerId
    ? eq(checkoutSessions.providerId, providerId)
    : isNotNull(checkoutSessions.providerId);
  return findOne(db, and(eq(checkoutSessions.userId, userId), wanted));
}

async function findOne(
  db: Database,
  wanted: SQL | undefined,
): Promise<CheckoutSession | undefined> {
  const [session] = await db
    .select()
    .from(checkoutSessions)
    .where(wanted)
    .orderBy(desc(checkoutSessions.createdAt), desc(checkoutSessions.id))
    .limit(1);
  return session;
}

/** Sessions that are open after their time. */
export async function findOverdueCheckouts(
  db: Database,
  now: Date,
  limit: number,
): Promise<CheckoutSession[]> {
  return db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.status, 'open'), lte(checkoutSessions.expiresAt, now)))
    .orderBy(asc(checkoutSessions.expiresAt))
    .limit(limit);
}

/** Whether the session was still open, and has its payment page now. */
export async function writePaymentPage(
  tx: Database,
  id: string,
  page: { providerId: string; url: string },
): Promise<boolean> {
  return changeOpen(tx, eq(checkoutSessions.id, id), page);
}

/** Whether the session was still open, had no other page than the one that was read, and has ended. */
export async function endOpenCheckout(
  tx: Database,
  { id, providerId }: Pick<CheckoutSession, 'id' | 'providerId'>,
  status: Exclude<CheckoutSession['status'], 'open'>,
): Promise<boolean> {
  const page = checkoutSessions.providerId;
  const isAsRead = providerId === null ? isNull(page) : eq(page, providerId);
  return changeOpen(tx, and(eq(checkoutSessions.id, id), isAsRead), { status });
}

async function changeOpen(
  tx: Database,
  wanted: SQL | undefined,
  change: Partial<CheckoutSession>,
): Promise<boolean> {
  const changed = await tx
    .update(checkoutSessions)
    .set(change)
    .where(and(wanted, eq(checkoutSessions.status, 'open')))
    .returning({ id: checkoutSessions.id });
  return changed.length === 1;
}

/** The session has its order, whatever it was before. */
export async function completeCheckout(tx: Database, id: string): Promise<void> {
  await tx.update(checkoutSessions).set({ status: 'completed' }).where(eq(checkoutSessions.id, id));
}
