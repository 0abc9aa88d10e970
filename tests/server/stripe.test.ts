import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPayments } from '../../server/payments/createPayments.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMailbox } from './support/mailbox.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { sign, startStripe, stripeKey, webhookSecret } from './support/stripeStandIn.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

describe('payments through Stripe', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let shop: TestApp;
  let ana: Customer & { id: string };
  let time: number;
  const mailbox = openMailbox();
  const now = () => new Date(time);

  beforeEach(async () => {
    time = Date.UTC(2026, 2, 1, 12);
    mailbox.mails.length = 0;
    stripe = await startStripe(now);
    shop = await openStripeShop(stripeKey);
    ana = await signedUp(shop.app, 'ana@shop.test');
    for (const number of [1, 1, 2])
      await ana.call('POST /addtocart', { itemId: exampleId(number), size: 'M' });
  });
  afterEach(async () => {
    await shop.close();
    await stripe.close();
  });

  async function openStripeShop(key: string) {
    const connection = await openMemoryDatabase();
    const settings = {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    };
    return openTestApp({
      connection,
      now,
      mailer: mailbox.mailer,
      payments: await createPayments(settings, { db: connection.db, now }),
      config: { RATE_LIMITS: 'off', TRUST_PROXY: 'off', PUBLIC_URL: 'https://shop.example/' },
      products: [
        exampleProduct(1, { name: 'Linen Shirt', priceCents: 8910 }),
        exampleProduct(2, { name: 'Tee', priceCents: 1995 }),
      ],
    });
  }

  const checkOut = (change = {}) =>
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
    );
  const contact = () => {
    const { address, phone, email } = checkoutRequest(ana.id, []).orderDetails;
    return { address, phone, email };
  };
  const post = ({ payload, signature }: { payload: string; signature: string }) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  const orders = async () => (await ana.call('GET /getorders')).json();

  it('asks for a session with everything that Stripe needs', async () => {
    const answer = await checkOut();
    expect(answer.json()).toEqual({ url: 'https://checkout.stripe.test/cs_test_1' });
    const [request] = stripe.requests;
    expect(stripe.requests).toHaveLength(1);
    expect(request).toEqual({
      call: 'POST /v1/checkout/sessions',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: expect.any(String),
      form: {
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        client_reference_id: request?.key,
        customer_email: 'ann@shop.test',
        'line_items[0][quantity]': '2',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '8910',
        'line_items[0][price_data][product_data][name]': 'Linen Shirt, size M',
        'line_items[1][quantity]': '1',
        'line_items[1][price_data][currency]': 'usd',
        'line_items[1][price_data][unit_amount]': '1995',
        'line_items[1][price_data][product_data][name]': 'Tee, size M',
        expires_at: String(Date.UTC(2026, 2, 1, 12, 31) / 1000),
        success_url:
          'https://shop.example/checkout-success?session_id={CHECKOUT_SESSION_ID}&address=Rua%20Augusta%201%2C%20Lisbon%2C%20Portugal%2C%201100-048&phone=%2B351912345678&email=ann%40shop.test',
        cancel_url: 'https://shop.example/cart?payment=cancelled',
      },
    });
  });

  it('asks once for a repeated click, and ends the session of another content', async () => {
    const [first, second] = await Promise.all([checkOut(), checkOut()]);
    expect(second?.json()).toEqual(first?.json());
    expect(new Set(stripe.requests.map(({ key }) => key)).size).toBe(1);
    const other = await checkOut({ phone: '+351999999999' });
    expect(other.json().url).toMatch(/cs_test_2$/);
    expect(stripe.requests.map(({ call }) => call)).toContain(
      'POST /v1/checkout/sessions/cs_test_1/expire',
    );
  });

  it('repeats a request that failed with the same key, and says when Stripe stays away', async () => {
    stripe.control.failing = 1;
    expect((await checkOut()).statusCode).toBe(200);
    expect(stripe.requests.map(({ key }) => key)).toEqual([
      stripe.requests[0]?.key,
      stripe.requests[0]?.key,
    ]);
    stripe.control.failing = 10;
    const refused = await checkOut({ phone: '+351999999999' });
    expect(refused.statusCode).toBe(503);
    stripe.control.failing = 0;
    expect((await checkOut({ phone: '+351999999999' })).statusCode).toBe(200);
  });

  it('makes the order of a signed event, whoever asks after it', async () => {
    await checkOut();
    stripe.pay('cs_test_1');
    const event = stripe.event('checkout.session.completed', 'cs_test_1');
    const answer = await post(event);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: true });
    expect(await orders()).toMatchObject([{ total: 198.15, payment_status: 'paid' }]);
    expect((await post(event)).statusCode).toBe(200);
    const body = { ...contact(), sessionId: 'cs_test_1' };
    const created = await ana.call('POST /createorder', body);
    expect(created.json().order).toEqual((await orders())[0]);
    expect((await ana.call('GET /getcart')).json().cartData).toEqual([]);
    await mailbox.mailer.idle();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('makes the order of a paid session that no event came for, and none of an unpaid one', async () => {
    await checkOut();
    const create = () => ana.call('POST /createorder', contact());
    expect((await create()).statusCode).toBe(402);
    stripe.pay('cs_test_1');
    expect((await create()).json()).toMatchObject({ success: true, order: { total: 198.15 } });
    expect(await orders()).toHaveLength(1);
  });

  it('believes no event that is forged, stale, changed or not signed', async () => {
    await checkOut();
    stripe.pay('cs_test_1');
    const event = stripe.event('checkout.session.completed', 'cs_test_1');
    const stale = new Date(time - 301_000);
    const wrong = [
      { ...event, signature: sign(event.payload, now(), 'whsec_of_somebody_else') },
      { ...event, signature: sign(event.payload, stale) },
      { ...event, payload: event.payload.replace('cs_test_1', 'cs_test_2') },
      { ...event, signature: '' },
      { ...event, signature: 't=1,v1=00' },
      { payload: '{', signature: sign('{', now()) },
    ];
    for (const each of wrong) {
      const answer = await post(each);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    }
    expect(await orders()).toEqual([]);
    expect(
      (await post({ ...event, signature: sign(event.payload, new Date(time - 299_000)) }))
        .statusCode,
    ).toBe(200);
    expect(await orders()).toHaveLength(1);
  });

  it('makes no order of a session that is complete but not paid, nor of somebody else’s', async () => {
    await checkOut();
    const unpaid = { id: 'cs_test_1', status: 'complete', payment_status: 'unpaid' };
    await post(stripe.event('checkout.session.completed', unpaid));
    await post(
      stripe.event('checkout.session.completed', { ...unpaid, id: 'cs_x', payment_status: 'paid' }),
    );
    await post(stripe.event('customer.created', { id: 'cus_1' }));
    expect(await orders()).toEqual([]);
    const paid = { ...unpaid, payment_status: 'paid' };
    await post(stripe.event('checkout.session.async_payment_succeeded', paid));
    expect(await orders()).toHaveLength(1);
  });

  it('gives the pieces free when Stripe says that the session has ended', async () => {
    await checkOut();
    const reserved = async () =>
      (await ana.call(`GET /product/${exampleId(1)}`)).json().sizes[0].quantityReserved;
    expect(await reserved()).toBe(2);
    await post(stripe.event('checkout.session.expired', 'cs_test_1'));
    expect(await reserved()).toBe(0);
  });

  it('gives the money of a payment back that comes too late', async () => {
    await checkOut();
    stripe.pay('cs_test_1');
    time += 60 * 60_000;
    const bob = await signedUp(shop.app, 'bob@shop.test');
    for (let piece = 1; piece <= 3; piece++) {
      await bob.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    }
    await post(stripe.event('checkout.session.completed', 'cs_test_1'));
    expect(await orders()).toMatchObject([
      { payment_status: 'refunded', delivery_status: 'cancelled' },
    ]);
    expect(stripe.refunds).toEqual(['refund-cs_test_1']);
    expect(stripe.requests.at(-1)?.form).toEqual({ payment_intent: 'pi_cs_test_1' });
  });

  it('answers 503 with a wrong key, and keeps the key to itself', async () => {
    await shop.close();
    shop = await openStripeShop('sk_test_wrong');
    ana = await signedUp(shop.app, 'ana@shop.test');
    for (const number of [1, 1, 2])
      await ana.call('POST /addtocart', { itemId: exampleId(number), size: 'M' });
    const answer = await checkOut();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('sk_test');
  });
});
