import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { taxLabel } from '../../../contract/rules/ownNames.ts';
import { isAdded } from '../../../contract/rules/pricing.ts';
import type { ManualOrder } from '../../../contract/schemas/manualOrder.ts';
import type { CheckoutRequest, OrderReply } from '../../../contract/schemas/order.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotAllowed, NotFound, NotPaid } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid, wrongId } from '../../lib/ids.ts';
import { inLanguageOf, pagesUrl } from '../../lib/languages.ts';
import type { PaymentRequest } from '../../payments/paymentProvider.ts';
import {
  type CheckoutSession,
  findCheckoutById,
  findCheckoutOf,
  findSoldLines,
  giftCardProvider,
  writePaymentPage,
} from '../../repositories/checkouts.ts';
import { findOrderOfSession, findOrdersOf } from '../../repositories/orders.ts';
import { addGuest, lockCustomer } from '../../repositories/users.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { callProvider } from '../orders/callProvider.ts';
import { finishOrder } from '../orders/finishOrder.ts';
import { toChangedOrder, toOrder } from '../orders/orderView.ts';
import { shownDelivery } from '../selling/deliveryNames.ts';
import { loadOwnNames } from '../selling/ownWords.ts';
import { completeOrder, writeOrder } from './completeOrder.ts';
import { endCheckout, readPaymentState, releaseCheckout } from './endCheckout.ts';
import { openCheckout, toContentKey, writeCheckout } from './openCheckout.ts';

/** Sessions of other windows that one call ends, before it gives up. */
const endings = 3;

/**
 * Opens a payment page, or returns the one for the same content. With other content the old page is
 * closed, so that a customer never has two. A checkout fully paid by gift card becomes an order at
 * once.
 * @throws NotAllowed when `userId` is not the caller's
 * @throws Conflict when prices, stock or the cart differ from the request
 * @throws Unavailable when the provider does not answer
 */
export async function startCheckout(
  context: CheckoutContext,
  callerId: string,
  { orderDetails, userId }: CheckoutRequest,
  asked: ShopUrls,
  visitorId?: string,
): Promise<{ url: string }> {
  // The payment's end leads back to the customer's language.
  const urls = { ...asked, appUrl: pagesUrl({ ...context, publicUrl: asked.appUrl }) };
  if (userId !== callerId) throw new NotAllowed(messages.notYourCheckout);
  for (let ended = 0; ; ended++) {
    const opened = await openCheckout(context, userId, orderDetails, urls, visitorId);
    if (!('replaces' in opened)) {
      const { provider, providerId } = opened;
      if (provider === giftCardProvider && providerId !== null) {
        await completeOrder(context, opened);
        const url = successUrl(opened, urls).replace('{CHECKOUT_SESSION_ID}', providerId);
        return { url };
      }
      const askedPage = () => askForPage(context, opened, urls);
      return { url: opened.url ?? (await inCurrencyOf(opened, askedPage)) };
    }
    if (ended === endings) throw startedElsewhere();
    const state = await endCheckout(context, opened.replaces, 'cancelled');
    if (state === 'paid') {
      throw new Conflict(
        i18n.t('You have just paid for your earlier checkout: check your email for the order.'),
      );
    }
    if (state === 'open') {
      throw new Conflict(
        i18n.t('Your earlier payment is still in progress. Please wait until it finishes.'),
      );
    }
  }
}

function startedElsewhere(): Conflict {
  return new Conflict(
    i18n.t('You have started the checkout in another window, too. Continue there.'),
  );
}

/** The session is stored before the provider is called, so every payment has one. */
async function askForPage(context: CheckoutContext, session: CheckoutSession, urls: ShopUrls) {
  const { db, payments } = context;
  const request = await toPaymentRequest(context, session, urls);
  const page = await callProvider(context, () => payments.createSession(request)).catch(
    async (error: unknown) => {
      await inTransaction(db, (tx) => releaseCheckout(tx, session, 'failed', context.now()));
      throw error;
    },
  );
  const written = await writePaymentPage(db, session.id, { providerId: page.id, url: page.url });
  if (written) return page.url;
  await payments.expire(page.id);
  throw startedElsewhere();
}

async function toPaymentRequest(
  context: CheckoutContext,
  session: CheckoutSession,
  urls: ShopUrls,
): Promise<PaymentRequest> {
  const { fullName, address, phone, email } = session;
  const { deliveryName, deliveryCents, code, discountCents, giftCardCents, taxes } = session;
  const added = taxes.filter(isAdded);
  const lines = await findSoldLines(context.db, session.id);
  if (added.length > 0) await loadOwnNames(context, session.language);
  return {
    key: session.id,
    email,
    ...(session.currency !== null && { currency: session.currency }),
    ...(fullName && { shipping: { fullName, phone, address } }),
    lines: lines.map(({ name, size, quantity, priceCents }) => {
      return { name, size, quantity, priceCents };
    }),
    ...(deliveryName !== null && {
      // In the session's language, as a repeated request must be the same.
      delivery: inLanguageOf(session, context, () => {
        const name = shownDelivery(deliveryName);
        const label = i18n.t('Delivery: {delivery}', { delivery: name });
        return { name, label, cents: deliveryCents };
      }),
    }),
    ...(code !== null && { discount: { code, cents: discountCents } }),
    ...(giftCardCents > 0 && { giftCardCents }),
    ...(added.length > 0 && {
      taxes: inLanguageOf(session, context, () =>
        added.map((tax) => ({ ...tax, name: taxLabel(tax.name) })),
      ),
    }),
    expiresAt: session.expiresAt.toISOString(),
    serverUrl: urls.serverUrl,
    successUrl: successUrl(session, urls),
    cancelUrl: `${urls.appUrl}${paths.cart}?payment=cancelled`,
  };
}

function successUrl({ address, phone, email }: CheckoutSession, { appUrl }: ShopUrls): string {
  // The name is not part of the URL: the session has it.
  const contact = Object.entries({ address, phone, email })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${appUrl}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}&${contact}`;
}

/**
 * Returns the order of the customer's paid session, and creates it if the provider's event has not.
 * @param sessionId the provider's; by default the customer's latest session
 * @throws NotFound when it is not a session of the customer
 * @throws NotPaid when the provider has no payment for it, or not yet
 */
export async function createOrder(
  context: CheckoutContext,
  userId: string,
  sessionId: string | undefined,
): Promise<OrderReply> {
  const session = await findCheckoutOf(context.db, userId, sessionId);
  if (!session) throw new NotFound(messages.noSuchCheckout);
  let order = await findOrderOfSession(context.db, session.id);
  if (!order) {
    if ((await readPaymentState(context, session)) !== 'paid') {
      throw new NotPaid(messages.notPaidYet);
    }
    order = await completeOrder(context, session);
  }
  return {
    success: true,
    message: order.stockDeducted ? messages.ordered : order.customerNote,
    order: await toOrder(order, context),
  };
}

/** Name of the provider of manual orders. */
const provider = 'hand';

/**
 * Creates a manual order, by telephone or at a market, for a new guest, with the checkout's rules
 * but no provider. A repeated request returns the first order.
 * @throws BadInput for an invalid id, or an account's
 * @throws Conflict when prices or stock differ, or the id was used with another content
 */
export async function takeOrder(context: CheckoutContext, adminId: string, request: ManualOrder) {
  const { requestId: guestId, orderDetails: details, payment, notes, mailsCustomer } = request;
  if (!isUuid(guestId)) throw wrongId();
  const contentKey = toContentKey(request);
  const { order, isNew } = await inTransaction(context.db, async (tx) => {
    const now = context.now();
    await addGuest(tx, guestId, now);
    if (!(await lockCustomer(tx, guestId)).isGuest) throw wrongId();
    const [before] = await findOrdersOf(tx, guestId);
    if (before) {
      const session = await findCheckoutById(tx, before.sessionId);
      if (session?.contentKey === contentKey) return { order: before, isNew: false };
      const number = formatOrderNumber(before.number);
      throw new Conflict(messages.takenAs(number));
    }
    const { languages } = context;
    const checkout = { userId: guestId, details, urls: nowhere, provider, now, contentKey };
    const session = await writeCheckout(tx, { ...checkout, languages, isManual: true });
    // The guest was created a moment ago, so there is no other session.
    if ('replaces' in session) throw wrongId();
    const mails = mailsCustomer && details.email !== '';
    return writeOrder(
      tx,
      session,
      { now, languages },
      { adminId, payment, notes, mailsCustomer: mails },
    );
  });
  const finished = isNew ? await finishOrder(context, order) : order;
  return toChangedOrder(finished, context, messages.orderTaken);
}

/** There is no payment page. */
const nowhere = { serverUrl: '', appUrl: '' };
