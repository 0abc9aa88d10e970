import { type Database, inTransaction } from '../../db/database.ts';
import type { PaymentEvent, PaymentState } from '../../payments/paymentProvider.ts';
import { findCartLines } from '../../repositories/cart.ts';
import {
  type CheckoutSession,
  endOpenCheckout,
  findCheckout,
  findSoldLines,
  giftCardProvider,
  isKnownEvent,
  recordEvent,
} from '../../repositories/checkouts.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from '../cart/holds.ts';
import type { CheckoutContext } from '../context.ts';
import { callProvider } from '../orders/callProvider.ts';
import { differencePaid } from '../orders/differences.ts';
import { giftCardPaid } from '../selling/buyGiftCard.ts';
import { completeOrder } from './completeOrder.ts';

/** Queries the session's own provider for its payment. */
export async function readPaymentState(context: CheckoutContext, session: CheckoutSession) {
  return askProvider(context, session, 'getSession');
}

/**
 * Closes a session's payment page, and releases its units. If the customer has paid, creates their
 * order. Returns `open` when a pending payment cannot be stopped.
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

/** An earlier provider cannot be queried: its sessions count as ended. */
async function askProvider(
  context: CheckoutContext,
  { provider, providerId }: CheckoutSession,
  question: 'getSession' | 'expire',
): Promise<PaymentState> {
  const { payments } = context;
  if (provider === giftCardProvider) return 'paid';
  if (providerId === null || provider !== payments.name) return 'ended';
  return callProvider(context, () => payments[question](providerId));
}

/** Reason why a session ends without an order. Unless it expired, the cart keeps holding the units. */
type Ending = 'cancelled' | 'expired' | 'failed';

/**
 * Ends an open session, and releases its units. A session that got its payment page since it was
 * read is not changed: that page must be closed first.
 */
export async function releaseCheckout(
  tx: Database,
  session: Pick<CheckoutSession, 'id' | 'userId' | 'providerId' | 'expiresAt'>,
  ending: Ending,
  now: Date,
) {
  await lockCustomer(tx, session.userId);
  if (!(await endOpenCheckout(tx, session, ending))) return;
  const lines = await findSoldLines(tx, session.id);
  const stock = await lockHeldStock(tx, session.userId, lines, now);
  const cart = await findCartLines(tx, session.userId);
  for (const line of lines) {
    stock.holdForSession(line, 0, session);
    const inCart = cart.find((each) => sizeId(each) === sizeId(line))?.quantity ?? 0;
    if (ending !== 'expired') stock.hold(line, inCart);
  }
  await stock.save();
}

/**
 * Processes an event of the provider, then records it: if the server fails in between, the provider
 * sends it again, and every step can be repeated.
 */
export async function handlePaymentEvent(
  context: CheckoutContext,
  { id, type, session }: PaymentEvent,
) {
  const { db, now } = context;
  if (await isKnownEvent(db, id)) return;
  if (session?.state === 'paid') await paymentArrived(context, session.id);
  if (session?.state === 'ended') {
    const ended = await findCheckout(db, session.id);
    if (ended) await inTransaction(db, (tx) => releaseCheckout(tx, ended, 'expired', now()));
  }
  await recordEvent(db, { id, type, receivedAt: now() });
}

/**
 * Creates the order of a paid session, records a difference, or mails a paid gift card. Unknown
 * sessions are ignored.
 */
export async function paymentArrived(context: CheckoutContext, providerId: string) {
  const session = await findCheckout(context.db, providerId);
  if (session) await completeOrder(context, session);
  else if (!(await differencePaid(context, providerId))) await giftCardPaid(context, providerId);
}

/** The customer left the payment page: the cart keeps the units. */
export async function cancelPayment(context: CheckoutContext, providerId: string) {
  const session = await findCheckout(context.db, providerId);
  if (session) await endCheckout(context, session, 'cancelled');
}
