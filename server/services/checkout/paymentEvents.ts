import { inTransaction } from '../../db/transaction.ts';
import type { PaymentEvent } from '../../payments/paymentProvider.ts';
import { findCheckout } from '../../repositories/checkoutSessions.ts';
import { isKnownEvent, rememberEvent } from '../../repositories/webhookEvents.ts';
import type { CheckoutContext } from '../context.ts';
import { completeOrder } from './completeOrder.ts';
import { endCheckout } from './endCheckout.ts';
import { releaseCheckout } from './releaseCheckout.ts';

/**
 * Does what an event of the provider asks for. It is remembered only afterwards: when the server
 * fails half-way, the provider sends it again, and every step of ours can be repeated.
 */
export async function handlePaymentEvent(
  context: CheckoutContext,
  { id, type, session }: PaymentEvent,
): Promise<void> {
  const { db, now } = context;
  if (await isKnownEvent(db, id)) return;
  if (session?.state === 'paid') await paymentArrived(context, session.id);
  if (session?.state === 'ended') {
    const ended = await findCheckout(db, session.id);
    if (ended) await inTransaction(db, (tx) => releaseCheckout(tx, ended, 'expired', now()));
  }
  await rememberEvent(db, { id, type, receivedAt: now() });
}

/** Makes the order of a paid session. Sessions that are not ours are none of our business. */
export async function paymentArrived(context: CheckoutContext, providerId: string): Promise<void> {
  const session = await findCheckout(context.db, providerId);
  if (session) await completeOrder(context, session);
}

/** The customer went back from the payment page: the units are their cart's again. */
export async function cancelPayment(context: CheckoutContext, providerId: string): Promise<void> {
  const session = await findCheckout(context.db, providerId);
  if (session) await endCheckout(context, session, 'cancelled');
}
