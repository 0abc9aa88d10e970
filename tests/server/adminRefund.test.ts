import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../contract/schemas/order.ts';
import type { Database } from '../../server/db/database.ts';
import { orderRefunds } from '../../server/db/orderSchema.ts';
import { createPayments } from '../../server/services/checkout/createPayments.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { servicesOn } from './support/services.ts';
import { startStripe, stripeKey, webhookSecret } from './support/stripeStandIn.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

describe('a refund through Stripe', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let shop: TestApp;
  let ana: Customer & { id: string };
  let admin: Customer;
  let order: Order;
  let db: Database;
  let runCleanup: () => Promise<void>;

  beforeEach(async () => {
    stripe = await startStripe(now);
    const connection = await openMemoryDatabase();
    const settings = {
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    };
    db = connection.db;
    const payments = await createPayments(settings, { db, now });
    shop = await openTestApp({ connection, now, payments, products: [exampleProduct(1)] });
    runCleanup = () => cleanUp({ ...servicesOn(db, now), payments });
    ana = await signedUp(shop.app, 'ana@shop.test');
    admin = await newAdmin(shop, 'admin@shop.test');
    await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const checkout = checkoutRequest(ana.id, [[1, 'M', 1, 10]]);
    await ana.call('POST /stripe/create-checkout-session', checkout);
    stripe.pay('cs_test_1');
    const { address, phone, email } = checkout.orderDetails;
    order = (await ana.call('POST /createorder', { address, phone, email })).json().order;
  });
  afterEach(async () => {
    await shop.close();
    await stripe.close();
  });

  const refund = () =>
    admin.call(`POST /handleorder/${order._id}`, {
      notes: '',
      payment_status: 'refunded',
      delivery_status: 'cancelled',
    });
  const requests = () => stripe.requests.filter(({ call }) => call === 'POST /v1/refunds');
  const left = async () =>
    (await ana.call(`GET /product/${exampleId(1)}`)).json().sizes[0].quantity as number;

  it('is requested once, with an idempotency key, by 20 admins at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, refund));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json().order).toMatchObject({
        payment_status: 'refunded',
        delivery_status: 'cancelled',
      });
    }
    expect(requests()).toMatchObject([
      { key: 'refund-cs_test_1', form: { payment_intent: 'pi_cs_test_1' } },
    ]);
    expect(stripe.refunds).toEqual(['refund-cs_test_1']);
    expect(await left()).toBe(3);
    const history = (await admin.call(`GET /orderhistory/${order._id}`)).json();
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({
      by: 'admin@shop.test',
      changes: { payment_status: { from: 'paid', to: 'refunded' } },
    });
  });

  it('is retried with the same key until Stripe answers', async () => {
    stripe.control.failing = 100;
    const answer = await refund();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('does not answer'),
      order: { payment_status: 'paid', delivery_status: 'cancelled', refundPending: true },
    });
    expect(stripe.refunds).toEqual([]);
    stripe.control.failing = 0;
    await runCleanup();
    await runCleanup();
    expect((await refund()).json().order).toMatchObject({ payment_status: 'refunded' });
    expect(new Set(requests().map(({ key }) => key))).toEqual(new Set(['refund-cs_test_1']));
    expect(stripe.refunds).toEqual(['refund-cs_test_1']);
    expect(await left()).toBe(3);
  });

  it('of a return is partial, has its own key, and is not repeated after Stripe forgot the key', async () => {
    const states = { notes: '', payment_status: 'paid', delivery_status: 'delivered' };
    await admin.call(`POST /handleorder/${order._id}`, states);
    const lines = [{ line: 0, quantity: 1 }];
    const asked = await ana.call(`POST /returnorder/${order._id}`, { reason: 'tooSmall', lines });
    expect(asked.json().message).toContain('withdrawal is confirmed');
    const [{ id }] = asked.json().order.returns.requests;
    const received = { lines: [{ line: 0, restocked: 1, damaged: 0 }] };
    const { order: back } = (await admin.call(`POST /receivereturn/${id}`, received)).json();
    expect(back).toMatchObject({ delivery_status: 'returned', returns: { refundable: 10 } });
    const refundPart = () => admin.call(`POST /refundreturns/${order._id}`, { amount: 10 });
    expect((await refundPart()).json().order).toMatchObject({ payment_status: 'refunded' });
    expect((await refundPart()).statusCode).toBe(200);
    const [asking] = requests();
    expect(requests()).toHaveLength(1);
    expect(asking).toMatchObject({ form: { payment_intent: 'pi_cs_test_1', amount: '1000' } });
    expect(asking?.key).toBe(`refund-${asking?.form['metadata[key]']}`);
    expect(await left()).toBe(3);

    // The reply was lost, and Stripe's keys have expired.
    stripe.forgetKeys();
    await db.update(orderRefunds).set({ settledAt: null });
    await runCleanup();
    expect(requests()).toHaveLength(1);
    expect((await db.select().from(orderRefunds))[0]?.settledAt).not.toBeNull();
  });

  it('shows customers neither versions nor refunds that are due', async () => {
    stripe.control.failing = 100;
    await refund();
    const [seen] = (await ana.call('GET /getorders')).json();
    expect(seen).toMatchObject({ _id: order._id, payment_status: 'paid' });
    expect(Object.keys(seen).sort()).toEqual(Object.keys(order).sort());
    expect(Object.keys(order)).not.toContain('version');
  });
});
