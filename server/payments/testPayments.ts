import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { checkoutSessions, testPayments } from '../db/checkoutSchema.ts';
import type { Database } from '../db/connect.ts';
import type { PaymentProvider, PaymentState } from './paymentProvider.ts';

export type TestPayment = typeof testPayments.$inferSelect;

/** The shop's own page in place of a provider: everything is real but the money. */
export type TestPayments = PaymentProvider & {
  name: 'test';
  /** @returns undefined when there is no such payment */
  find: (id: string) => Promise<TestPayment | undefined>;
  /** Whether this was the token of the page's last form; it is no longer. */
  useToken: (id: string, token: string) => Promise<boolean>;
  /** Pays, if the payment is still open. */
  pay: (id: string) => Promise<PaymentState>;
};

/** What stands for the session's id in a success address, as with Stripe. */
const idPlaceholder = '{CHECKOUT_SESSION_ID}';

export function createTestPayments(options: { db: Database; now: () => Date }): TestPayments {
  const { db, now } = options;

  async function find(id: string): Promise<TestPayment | undefined> {
    const [payment] = await db.select().from(testPayments).where(eq(testPayments.id, id));
    return payment;
  }

  async function getSession(id: string): Promise<PaymentState> {
    const payment = await find(id);
    if (payment?.status === 'paid' || payment?.status === 'refunded') return 'paid';
    return payment?.status === 'open' && payment.expiresAt > now() ? 'open' : 'ended';
  }

  return {
    name: 'test',
    find,
    getSession,
    async createSession(request) {
      await db
        .insert(testPayments)
        .values({
          id: `test_${randomText()}`,
          idempotencyKey: request.key,
          request,
          formToken: randomText(),
          expiresAt: new Date(request.expiresAt),
        })
        .onConflictDoNothing({ target: testPayments.idempotencyKey });
      const [payment] = await db
        .select({ id: testPayments.id })
        .from(testPayments)
        .where(eq(testPayments.idempotencyKey, request.key));
      if (!payment) throw new Error(`No test payment for ${request.key}`);
      return { id: payment.id, url: `${request.serverUrl}/api/test-payment/${payment.id}` };
    },
    async expire(id) {
      await db
        .update(testPayments)
        .set({ status: 'expired' })
        .where(and(eq(testPayments.id, id), eq(testPayments.status, 'open')));
      return getSession(id);
    },
    async findUnclaimed(limit) {
      const unclaimed = await db
        .select({ id: testPayments.id })
        .from(testPayments)
        .innerJoin(checkoutSessions, eq(checkoutSessions.providerId, testPayments.id))
        .where(and(eq(checkoutSessions.status, 'open'), eq(testPayments.status, 'paid')))
        .limit(limit);
      return unclaimed.map(({ id }) => id);
    },
    async refund(id) {
      await db
        .update(testPayments)
        .set({ status: 'refunded' })
        .where(and(eq(testPayments.id, id), eq(testPayments.status, 'paid')));
    },
    async useToken(id, token) {
      if (!/^[\w-]+$/.test(token)) return false;
      const used = await db
        .update(testPayments)
        .set({ formToken: randomText() })
        .where(and(eq(testPayments.id, id), eq(testPayments.formToken, token)))
        .returning({ id: testPayments.id });
      return used.length === 1;
    },
    async pay(id) {
      const isOpen = and(eq(testPayments.status, 'open'), gt(testPayments.expiresAt, now()));
      await db
        .update(testPayments)
        .set({ status: 'paid' })
        .where(and(eq(testPayments.id, id), isOpen));
      return getSession(id);
    },
  };
}

/** Where a paid customer goes. */
export function successUrlOf({ id, request }: TestPayment): string {
  return request.successUrl.replace(idPlaceholder, id);
}

function randomText(): string {
  return randomBytes(24).toString('base64url');
}
