import { createPayments } from '../../../server/services/checkout/createPayments.ts';
import { checkoutRequest } from './checkoutRequest.ts';
import { signedUp } from './customer.ts';
import { exampleId, exampleProduct } from './exampleProduct.ts';
import { openMailbox } from './mailbox.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { startStripe, stripeKey, webhookSecret } from './stripeStandIn.ts';
import { openTestApp } from './testApp.ts';

/** A shop with Stripe, a customer with two shirts and a tee in the cart, and a clock. */
export async function openStripeShop(key = stripeKey) {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const stripe = await startStripe(now);
  const mailbox = openMailbox();
  const connection = await openMemoryDatabase();
  const settings = {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const shop = await openTestApp({
    connection,
    now,
    mailer: mailbox.mailer,
    payments: await createPayments(settings, { db: connection.db, now }),
    config: { PUBLIC_URL: 'https://shop.example/' },
    products: [
      exampleProduct(1, { name: 'Linen Shirt', priceCents: 8910 }),
      exampleProduct(2, { name: 'Tee', priceCents: 1995 }),
    ],
  });
  const ana = await signedUp(shop.app, 'ana@shop.test');
  for (const number of [1, 1, 2])
    await ana.call('POST /addtocart', { itemId: exampleId(number), size: 'M' });

  return {
    ...shop,
    stripe,
    mailbox,
    ana,
    now,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Starts a payment of the whole cart. */
    checkOut: (change = {}) =>
      ana.call(
        'POST /stripe/create-checkout-session',
        checkoutRequest(
          ana.id,
          [
            [1, 'M', 2, 89.1],
            [2, 'M', 1, 19.95],
          ],
          change,
        ),
      ),
    contact: () => {
      const { address, phone, email } = checkoutRequest(ana.id, []).orderDetails;
      return { address, phone, email };
    },
    /** Sends an event as Stripe does. */
    post: ({ payload, signature }: { payload: string; signature: string }) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      }),
    orders: async () => (await ana.call('GET /getorders')).json(),
    close: async () => {
      await shop.close();
      await stripe.close();
    },
  };
}

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;
