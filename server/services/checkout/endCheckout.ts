import { inTransaction } from '../../db/transaction.ts';
import type { PaymentState } from '../../payments/paymentProvider.ts';
import type { CheckoutSession } from '../../repositories/checkoutSessions.ts';
import type { CheckoutContext } from '../context.ts';
import { completeOrder } from './completeOrder.ts';
import { reachProvider } from './reachProvider.ts';
import { type Ending, releaseCheckout } from './releaseCheckout.ts';

/** Whether the session was paid, asked of the provider that it was made with. */
export async function readPaymentState(
  context: CheckoutContext,
  session: CheckoutSession,
): Promise<PaymentState> {
  return askProvider(context, session, 'getSession');
}

/**
 * Stops a session from being paid, and releases its units. When the customer was quicker, it
 * becomes their order. Answers `open` when a payment is under way that cannot be stopped.
 */
export async function endCheckout(
  context: CheckoutContext,
  session: CheckoutSession,
  ending: Ending,
): Promise<PaymentState> {
  const state = await askProvider(context, session, 'expire');
  if (state === 'paid') await completeOrder(context, session);
  if (state === 'ended') {
    await inTransaction(context.db, (tx) => releaseCheckout(tx, session, ending, context.now()));
  }
  return state;
}

/** A provider that the shop no longer uses cannot be asked: its sessions count as ended. */
async function askProvider(
  context: CheckoutContext,
  { provider, providerId }: CheckoutSession,
  question: 'getSession' | 'expire',
): Promise<PaymentState> {
  const { payments } = context;
  if (providerId === null || provider !== payments.name) return 'ended';
  return reachProvider(context, () => payments[question](providerId));
}
