import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { insertGiftCard } from '../../server/repositories/giftCards.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { saveCode, saveDelivery, saveTax } from '../../server/services/selling/selling.ts';
import { servicesOn } from './support/services.ts';
import { openStripeShop, type StripeShop } from './support/stripeShop.ts';

describe('payments through Stripe', () => {
  let shop: StripeShop;
  beforeEach(async () => {
    shop = await openStripeShop();
  });
  afterEach(() => shop.close());

  it('are announced as card payments', async () => {
    const options = (await shop.app.inject('/api/checkoutoptions')).json();
    expect(options.payment).toBe('card');
  });

  it('requests a session with everything that Stripe needs', async () => {
    const answer = await shop.checkOut();
    expect(answer.json()).toEqual({ url: 'https://checkout.stripe.test/cs_test_1' });
    const [request] = shop.stripe.requests;
    expect(shop.stripe.requests).toHaveLength(1);
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

  it('sends the recipient’s name, if there is one', async () => {
    expect((await shop.checkOut({ fullName: 'Ann Brandão' })).statusCode).toBe(200);
    const form = shop.stripe.requests[0]?.form ?? {};
    expect(form).toMatchObject({
      'payment_intent_data[shipping][name]': 'Ann Brandão',
      'payment_intent_data[shipping][phone]': '+351912345678',
      'payment_intent_data[shipping][address][line1]': 'Rua Augusta 1',
      'payment_intent_data[shipping][address][city]': 'Lisbon',
      'payment_intent_data[shipping][address][postal_code]': '1100-048',
    });
    expect(form.success_url).not.toContain('Ann');
  });

  it('sends no zip code where there is none, and an added tax as a line', async () => {
    const address = 'Nathan Road 1, Kowloon, Hong Kong';
    const tax = { country: 'Hong Kong', name: 'Sales tax', rate: 10, onTop: true };
    await saveTax(servicesOn(shop.db, shop.now), tax);
    const order = { address, fullName: 'Ann Brandão' };
    expect((await shop.checkOut(order)).statusCode).toBe(409);
    const total = 1.1 * (2 * 89.1 + 19.95);
    expect((await shop.checkOut({ ...order, total: toDollars(toCents(total)) })).statusCode).toBe(
      200,
    );
    const form = shop.stripe.requests[0]?.form ?? {};
    expect(form).not.toHaveProperty('payment_intent_data[shipping][address][postal_code]');
    expect(form).toMatchObject({
      'line_items[2][price_data][product_data][name]': '10% Sales tax',
      'line_items[2][price_data][unit_amount]': '1982',
    });
  });

  it('sends the delivery as a line, and a discount as a coupon', async () => {
    const services = servicesOn(shop.db, shop.now);
    const method = { name: 'Standard', price: 4.9, minDays: 3, maxDays: 5, countries: [] };
    const { delivery } = await saveDelivery(services, method);
    await saveCode(services, { code: 'TENTH', kind: 'percent', value: 10, minimum: 0 });
    const change = { delivery: delivery[0]?.id, code: 'tenth', total: 183.23 };
    expect((await shop.checkOut(change)).statusCode).toBe(200);
    const [coupon, session] = shop.stripe.requests;
    expect(coupon).toMatchObject({
      call: 'POST /v1/coupons',
      key: `coupon-${session?.key}`,
      form: { name: 'TENTH', amount_off: '1982', currency: 'usd', max_redemptions: '1' },
    });
    expect(session?.form).toMatchObject({
      'line_items[2][quantity]': '1',
      'line_items[2][price_data][unit_amount]': '490',
      'line_items[2][price_data][product_data][name]': 'Delivery: Standard, 3 to 5 days',
      'discounts[0][coupon]': 'coupon of 1982',
    });
  });

  it('lets a gift card share the coupon of a code', async () => {
    const services = servicesOn(shop.db, shop.now);
    await saveCode(services, { code: 'TENTH', kind: 'percent', value: 10, minimum: 0 });
    const code = '7M2K9QXD4RTAHEM1';
    const times = { createdAt: shop.now(), activeAt: shop.now() };
    const card = { id: v7(), cents: 5000, email: 'zoe@shop.test', codeHash: hashToken(code) };
    await insertGiftCard(shop.db, { ...card, ...times });
    const giftCard = { code: '7m2k-9qxd-4rta-heml', amount: 50 };
    const answer = await shop.checkOut({ code: 'tenth', total: 178.33, giftCard });
    expect(answer.statusCode).toBe(200);
    const [coupon, session] = shop.stripe.requests;
    expect(coupon?.form).toMatchObject({ name: 'TENTH, Gift card', amount_off: '6982' });
    expect(session?.form).toMatchObject({ 'discounts[0][coupon]': 'coupon of 6982' });
  });

  it('requests one session for repeated clicks, and ends one with other contents', async () => {
    const [first, second] = await Promise.all([shop.checkOut(), shop.checkOut()]);
    expect(second?.json()).toEqual(first?.json());
    expect(new Set(shop.stripe.requests.map(({ key }) => key)).size).toBe(1);
    const other = await shop.checkOut({ phone: '+351999999999' });
    expect(other.json().url).toMatch(/cs_test_2$/);
    expect(shop.stripe.requests.map(({ call }) => call)).toContain(
      'POST /v1/checkout/sessions/cs_test_1/expire',
    );
  });

  it('retries a failed request with the same key, and reports when Stripe stays unavailable', async () => {
    shop.stripe.control.failing = 1;
    expect((await shop.checkOut()).statusCode).toBe(200);
    expect(shop.stripe.requests.map(({ key }) => key)).toEqual([
      shop.stripe.requests[0]?.key,
      shop.stripe.requests[0]?.key,
    ]);
    shop.stripe.control.failing = 10;
    const refused = await shop.checkOut({ phone: '+351999999999' });
    expect(refused.statusCode).toBe(503);
    shop.stripe.control.failing = 0;
    expect((await shop.checkOut({ phone: '+351999999999' })).statusCode).toBe(200);
  });

  it('answers 503 for an invalid key, and does not reveal it', async () => {
    await shop.close();
    shop = await openStripeShop('sk_test_wrong');
    const answer = await shop.checkOut();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('sk_test');
  });
});
