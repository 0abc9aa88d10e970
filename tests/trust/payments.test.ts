import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../server/db/database.ts';
import { mergeCart } from '../../server/services/cart/customerCart.ts';
import { createPayments } from '../../server/services/checkout/createPayments.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { onBothDatabases } from '../server/support/bothDatabases.ts';
import { checkOut } from '../server/support/checkoutRequest.ts';
import { shuffle } from '../server/support/crowd.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { startStripe, stripeKey, webhookSecret } from '../server/support/stripeStandIn.ts';
import { openTestApp } from '../server/support/testApp.ts';
import { openTestShop, type TestShop } from '../server/support/testShop.ts';
import { amount } from './support/amount.ts';
import { findContradictions } from './support/ledger.ts';

const count = amount('PAYMENTS', 20, 100);

onBothDatabases(`${count} payments`, (database) => {
  let connection: Connection;
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let now = () => new Date();
  beforeAll(async () => {
    connection = database();
    stripe = await startStripe(() => now());
  });
  afterAll(() => stripe.close());

  /** Customers who have each reached the payment page: the test page, or Stripe's. */
  async function begin(isStripe: boolean) {
    const sizes = [{ size: 'M', quantity: count, description: '' }];
    const shop = await openTestShop(connection, [exampleProduct(1, { sizes })]);
    now = shop.now;
    const keys = { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    const settings = { ...(isStripe ? keys : {}), STRIPE_API_BASE: stripe.url };
    const payments = await createPayments(settings as Parameters<typeof createPayments>[0], shop);
    const context = { ...shop.context, payments };
    const ids: string[] = [];
    for (let number = 0; number < count; number++) {
      const customer = await shop.addCustomer(number);
      await mergeCart(context, customer, [{ itemId: exampleId(1), size: 'M', quantity: 1 }], 'one');
      ids.push(await checkOut({ ...shop, context } as TestShop, customer, [[1, 'M', 1, 10]]));
    }
    return { ...shop, context, ids };
  }

  type Begun = Awaited<ReturnType<typeof begin>>;

  async function expectOrders(shop: Begun): Promise<void> {
    expect(await shop.countOrders()).toBe(count);
    expect(await shop.stockOf(1)).toEqual({ quantity: 0, reserved: 0, held: 0 });
    expect(await findContradictions(shop.db, shop.now())).toEqual({});
    expect(shop.reports).toEqual([]);
  }

  it('become one order each, although every tab was closed', async () => {
    const shop = await begin(false);
    for (const id of shop.ids) await shop.payments.pay(id);
    expect(await shop.countOrders()).toBe(0);
    await Promise.all([cleanUp(shop.context), cleanUp(shop.context)]);
    await expectOrders(shop);
  });

  it('through Stripe become orders too, although no webhook arrived', async () => {
    const shop = await begin(true);
    for (const id of shop.ids) stripe.pay(id);
    shop.pass(31);
    await Promise.all([cleanUp(shop.context), cleanUp(shop.context)]);
    await expectOrders(shop);
  });

  it('through Stripe are not lost while the webhook is down for five minutes', async () => {
    const shop = await begin(true);
    const { payments } = shop.context;
    const start = async () => {
      const { app } = await openTestApp({ connection, now: shop.now, payments });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      return { app, url: `http://127.0.0.1:${port}/api/stripe/webhook` };
    };
    const kept = new Set<string>();
    let refused = 0;
    // Stripe retries after anything but a 2xx, and may send an event twice.
    const send = async (url: string, id: string) => {
      const { payload, signature } = stripe.event(
        'checkout.session.completed',
        id,
        shop.now(),
        `evt_${id}`,
      );
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
      if (answer?.ok) kept.add(id);
      else refused++;
    };

    let server = await start();
    for (const id of shop.ids) stripe.pay(id);
    const deliveries = shuffle([...shop.ids, ...shop.ids]);
    // Stops during the payments, without a reply to open requests.
    const sending = deliveries.map((id, index) =>
      index === count ? server.app.close() : send(server.url, id),
    );
    server.app.server.closeAllConnections();
    await Promise.all(sending);
    await server.app.close();
    for (let minute = 1; minute <= 5; minute++) {
      shop.pass(1);
      for (const id of shop.ids) if (!kept.has(id)) await send(server.url, id);
    }
    expect(refused).toBeGreaterThan(count);

    server = await start();
    await Promise.all(shop.ids.filter((id) => !kept.has(id)).map((id) => send(server.url, id)));
    expect(kept.size).toBe(count);
    await expectOrders(shop);
    await Promise.all(shuffle([...shop.ids]).map((id) => send(server.url, id)));
    await expectOrders(shop);
    await server.app.close();
  });
});
