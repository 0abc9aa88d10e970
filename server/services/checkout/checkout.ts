import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Conflict, NotAllowed } from '../../errors.ts';
import type { PaymentRequest } from '../../payments/paymentProvider.ts';
import {
  type CheckoutSession,
  findSoldLines,
  writePaymentPage,
} from '../../repositories/checkoutSessions.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { endCheckout } from './endCheckout.ts';
import { openCheckout } from './openCheckout.ts';
import { reachProvider } from './reachProvider.ts';
import { releaseCheckout } from './releaseCheckout.ts';

/** Sessions of other windows that one call ends, before it gives way to the next one. */
const endings = 3;

/**
 * Where to pay for what the customer asks to buy. Asked again with the same content, it answers
 * the same page; with other content the page before takes no more payments, so that a customer
 * never has two of them.
 * @throws NotAllowed when `userId` is not the caller's
 * @throws Conflict when prices, stock or the cart are not as the customer saw them
 * @throws Unavailable when the provider does not answer
 */
export async function startCheckout(
  context: CheckoutContext,
  callerId: string,
  { orderDetails, userId }: CheckoutRequest,
  urls: ShopUrls,
): Promise<{ url: string }> {
  if (userId !== callerId) throw new NotAllowed(messages.notYourCheckout);
  for (let ended = 0; ; ended++) {
    const opened = await openCheckout(context, userId, orderDetails, urls);
    if (!('replaces' in opened)) {
      return { url: opened.url ?? (await askForPage(context, opened, urls)) };
    }
    if (ended === endings) throw startedElsewhere();
    const state = await endCheckout(context, opened.replaces, 'cancelled');
    if (state === 'paid') {
      throw new Conflict(
        'You have just paid for your earlier checkout: check your email for the order.',
      );
    }
    if (state === 'open') {
      throw new Conflict('Your earlier payment is still under way: wait for it to end.');
    }
  }
}

function startedElsewhere(): Conflict {
  return new Conflict('The checkout was started in another window, too: go on there.');
}

/** The session is written down before the provider is asked, so no payment can be without one. */
async function askForPage(
  context: CheckoutContext,
  session: CheckoutSession,
  urls: ShopUrls,
): Promise<string> {
  const { db, payments } = context;
  const request = await toPaymentRequest(context, session, urls);
  const page = await reachProvider(context, () => payments.createSession(request)).catch(
    async (error: unknown) => {
      await inTransaction(db, (tx) => releaseCheckout(tx, session, 'failed', context.now()));
      throw error;
    },
  );
  const written = await inTransaction(db, (tx) =>
    writePaymentPage(tx, session.id, { providerId: page.id, url: page.url }),
  );
  if (written) return page.url;
  await payments.expire(page.id);
  throw startedElsewhere();
}

async function toPaymentRequest(
  { db }: CheckoutContext,
  session: CheckoutSession,
  { serverUrl, appUrl }: ShopUrls,
): Promise<PaymentRequest> {
  const { fullName, address, phone, email } = session;
  const { deliveryName, deliveryCents, code, discountCents } = session;
  // The name stays out of the address bar: the session has it.
  const contact = Object.entries({ address, phone, email })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    key: session.id,
    email,
    ...(fullName && { shipping: { fullName, phone, address } }),
    lines: (await findSoldLines(db, session.id)).map(({ name, size, quantity, priceCents }) => ({
      name,
      size,
      quantity,
      priceCents,
    })),
    ...(deliveryName !== null && { delivery: { name: deliveryName, cents: deliveryCents } }),
    ...(code !== null && { discount: { code, cents: discountCents } }),
    expiresAt: session.expiresAt.toISOString(),
    serverUrl,
    successUrl: `${appUrl}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}&${contact}`,
    cancelUrl: `${appUrl}${paths.cart}?payment=cancelled`,
  };
}
