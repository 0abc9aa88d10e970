import { and, eq, gt, sql } from 'drizzle-orm';
import { checkoutSessions, testPayments } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';

export type TestPaymentRow = typeof testPayments.$inferSelect;

/** Adds a payment, unless its key is known. @returns the id of the key's payment */
export async function addTestPayment(
  db: Database,
  payment: typeof testPayments.$inferInsert,
): Promise<string> {
  await db
    .insert(testPayments)
    .values(payment)
    .onConflictDoNothing({ target: testPayments.idempotencyKey });
  const [found] = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .where(eq(testPayments.idempotencyKey, payment.idempotencyKey));
  if (!found) throw new Error(`No test payment for ${payment.idempotencyKey}`);
  return found.id;
}

export async function findTestPayment(
  db: Database,
  id: string,
): Promise<TestPaymentRow | undefined> {
  const [payment] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return payment;
}

/** Changes the status of a payment that has the status `from`, and has not expired by `now` if given. */
export async function changeTestPaymentStatus(
  db: Database,
  id: string,
  from: TestPaymentRow['status'],
  to: TestPaymentRow['status'],
  now?: Date,
): Promise<void> {
  const isAlive = now && gt(testPayments.expiresAt, now);
  await db
    .update(testPayments)
    .set({ status: to })
    .where(and(eq(testPayments.id, id), eq(testPayments.status, from), isAlive));
}

/** Writes down a part that was given back, once a key. */
export async function addTestRefund(
  db: Database,
  id: string,
  { key, cents }: { key: string; cents: number },
): Promise<void> {
  const part = sql`jsonb_build_object(${key}::text, ${cents}::bigint)`;
  await db
    .update(testPayments)
    .set({ refunds: sql`${testPayments.refunds} || ${part}` })
    .where(eq(testPayments.id, id));
}

/** Whether `token` was the form token of the payment; `next` takes its place. */
export async function replaceFormToken(
  db: Database,
  id: string,
  token: string,
  next: string,
): Promise<boolean> {
  const used = await db
    .update(testPayments)
    .set({ formToken: next })
    .where(and(eq(testPayments.id, id), eq(testPayments.formToken, token)))
    .returning({ id: testPayments.id });
  return used.length === 1;
}

/** Payments that were made for a checkout session that is still open. */
export async function findUnclaimedTestPayments(db: Database, limit: number): Promise<string[]> {
  const unclaimed = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.providerId, testPayments.id))
    .where(and(eq(checkoutSessions.status, 'open'), eq(testPayments.status, 'paid')))
    .limit(limit);
  return unclaimed.map(({ id }) => id);
}
