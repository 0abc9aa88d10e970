import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type {
  PaymentProvider,
  PaymentRequest,
  PaymentState,
} from '../../payments/paymentProvider.ts';
import {
  addTestPayment,
  addTestRefund,
  changeTestPaymentStatus,
  findTestPayment,
  findUnclaimedTestPayments,
  replaceFormToken,
  type TestPaymentRow,
} from '../../repositories/checkouts.ts';

export type TestPayment = TestPaymentRow & { request: PaymentRequest; state: PaymentState };

/** The shop's own payment page, which replaces a provider: only the money is not real. */
export type TestPayments = PaymentProvider & {
  name: 'test';
  /** @returns undefined when there is no such payment */
  find: (id: string) => Promise<TestPayment | undefined>;
  /** Replaces the token of the page's last form; undefined if it is another one. */
  useToken: (id: string, token: string) => Promise<TestPayment | undefined>;
  pay: (id: string) => Promise<PaymentState>;
};

export function createTestPayments(options: { db: Database; now: () => Date }): TestPayments {
  const { db, now } = options;

  const toPayment = (row: TestPaymentRow | undefined) =>
    row && ({ ...row, state: stateOf(row, now()) } as TestPayment);
  const find = async (id: string) => toPayment(await findTestPayment(db, id));

  async function getSession(id: string): Promise<PaymentState> {
    return (await find(id))?.state ?? 'ended';
  }

  return {
    name: 'test',
    find,
    getSession,
    async createSession(request) {
      const id = await addTestPayment(db, {
        id: `test_${randomText()}`,
        idempotencyKey: request.key,
        request,
        formToken: randomText(),
        expiresAt: new Date(request.expiresAt),
      });
      return { id, url: `${request.serverUrl}/api/test-payment/${id}` };
    },
    async expire(id) {
      await changeTestPaymentStatus(db, id, 'open', 'expired');
      return getSession(id);
    },
    findUnclaimed: (limit) => findUnclaimedTestPayments(db, limit),
    refund: async (id) => void (await changeTestPaymentStatus(db, id, 'paid', 'refunded')),
    refundPart: (id, part) => addTestRefund(db, id, part),
    useToken: async (id, token) =>
      /^[\w-]+$/.test(token)
        ? toPayment(await replaceFormToken(db, id, token, randomText()))
        : undefined,
    pay: async (id) =>
      (await changeTestPaymentStatus(db, id, 'open', 'paid', now())) ? 'paid' : getSession(id),
  };
}

function stateOf({ status, expiresAt }: TestPaymentRow, now: Date): PaymentState {
  if (status === 'paid' || status === 'refunded') return 'paid';
  return status === 'open' && expiresAt > now ? 'open' : 'ended';
}

export function successUrlOf({ id, request }: TestPayment): string {
  return request.successUrl.replace('{CHECKOUT_SESSION_ID}', id);
}

function randomText(): string {
  return randomBytes(24).toString('base64url');
}
