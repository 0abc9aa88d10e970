import { inTransaction } from '../db/transaction.ts';
import type { PaymentState } from '../payments/paymentProvider.ts';
import type { CheckoutSession } from '../repositories/checkoutSessions.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { completeOrder } from './completeOrder.ts';
import { type Ending, releaseSession } from './releaseSession.ts';

/** Whether the session was paid, asked of the provider that it was made with. */
export async function readPaymentState(
  { payments }: CheckoutContext,
  { provider, providerId }: CheckoutSession,
): Promise<PaymentState> {
  if (providerId === null || provider !== payments.name) return 'ended';
  return payments.getSession(providerId);
}

/**
 * Stops a session from being paid, and lets go of its pieces. When the customer was quicker, it
 * becomes their order. Answers `open` when a payment is under way that cannot be stopped.
 */
export async function endCheckout(
  context: CheckoutContext,
  session: CheckoutSession,
  ending: Ending,
): Promise<PaymentState> {
  const { payments, db } = context;
  const known = session.providerId !== null && session.provider === payments.name;
  const state = known && session.providerId ? await payments.expire(session.providerId) : 'ended';
  if (state === 'paid') await completeOrder(context, session);
  if (state === 'ended') {
    await inTransaction(db, (tx) => releaseSession(tx, session, ending, context.now()));
  }
  return state;
}
