import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import { createStripePayments } from '../../server/payments/stripePayments.ts';
import { renderer } from '../../src/app/renderer.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMailbox } from './support/mailbox.ts';
import { readPdf } from './support/pdfText.ts';
import { openStripeShop } from './support/stripeShop.ts';
import { stripeKey, webhookSecret } from './support/stripeStandIn.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

describe('a currency', () => {
  it.each([
    ['USD', dollars],
    ['EUR', { code: 'EUR', sign: '€', name: 'euros' }],
    ['GBP', { code: 'GBP', sign: '£', name: 'British pounds' }],
    ['CHF', { code: 'CHF', sign: 'CHF\u00a0', name: 'Swiss francs' }],
    ['JPY', { code: 'JPY', sign: '¥', name: 'Japanese yen', digits: 0 }],
    ['KWD', { code: 'KWD', sign: 'KWD\u00a0', name: 'Kuwaiti dinars', digits: 3 }],
  ])('%s is shown as its code', (code, written) => {
    expect(currencyOf(code)).toEqual(written);
  });
});

describe('a shop with prices in euros', () => {
  beforeAll(() => setCurrency(currencyOf('EUR')));
  afterAll(() => setCurrency(dollars));

  const page =
    '<!doctype html><title>Shop</title><script src="/config.js"></script><div id="root"></div>';

  async function openSite(settings: object) {
    const dist = temporaryFolder({
      'index.html': page,
      'config.js': `window.hemline = ${JSON.stringify(settings)};`,
    });
    const products = [exampleProduct(1, { name: 'Linen Shirt', priceCents: 8910 })];
    const { app, close } = await openTestApp({ products, dist, renderer });
    const visit = async (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });
    return { visit, close };
  }

  /** Settings that config.js gives the app. */
  function settingsIn(script: string) {
    const window: { hemline?: { currency?: object } } = {};
    new Function('window', script)(window);
    return window.hemline;
  }

  it('tells the app, rendered pages and search engines its currency', async () => {
    const { visit, close } = await openSite({ shop: { name: 'Loden' } });
    const config = await visit('/config.js');
    expect(config.headers['content-type']).toMatch(/^text\/javascript/);
    expect(settingsIn(config.body)).toEqual({
      shop: { name: 'Loden' },
      currency: currencyOf('EUR'),
    });
    const product = `/product/${exampleId(1)}`;
    const { body } = await visit(product);
    expect(body).toContain('€89.10');
    expect(body).toContain('"priceCurrency":"EUR"');
    expect(body).not.toContain('$89.10');
    const takeover = (await visit(`/rendered/any${product}`)).json();
    expect(takeover.settings.currency).toEqual(currencyOf('EUR'));
    await close();
  });

  it.each([
    ['that says so itself', { currency: { code: 'EUR', sign: '€' } }],
    ['of an app that calls another server', { apiUrl: 'https://api.test' }],
  ])('leaves config.js unchanged %s', async (_, settings) => {
    const { visit, close } = await openSite(settings);
    expect(settingsIn((await visit('/config.js')).body)).toEqual(settings);
    await close();
  });

  it('tells the app the decimals, even if config.js names only the code', async () => {
    setCurrency(currencyOf('JPY'));
    const { visit, close } = await openSite({ currency: { code: 'JPY', sign: '円' } });
    expect(settingsIn((await visit('/config.js')).body)?.currency).toEqual(currencyOf('JPY'));
    expect((await visit(`/product/${exampleId(1)}`)).body).toContain('¥8,910<');
    await close();
    setCurrency(currencyOf('EUR'));
  });

  it('charges it through Stripe', async () => {
    const shop = await openStripeShop();
    expect((await shop.checkOut()).statusCode).toBe(200);
    expect(shop.stripe.requests[0]?.form).toMatchObject({
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '8910',
    });
    await shop.close();
  });

  it('uses it in emails, on the test payment page and on invoices', async () => {
    const mailbox = openMailbox();
    const shop = await openTestApp({
      products: [exampleProduct(1, { priceCents: 8900 })],
      mailer: mailbox.mailer,
    });
    const ana = await signedUp(shop.app, 'ana@shop.test');
    await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const asked = checkoutRequest(ana.id, [[1, 'M', 1, 89]]);
    const { url } = (await ana.call('POST /stripe/create-checkout-session', asked)).json();
    const { body } = await shop.app.inject(new URL(url).pathname);
    expect(body).toContain('<h1>Pay €89.00</h1>');
    const token = body.match(/name="token" value="([\w-]+)"/)?.[1] ?? '';
    await shop.app.inject({
      ...{ method: 'POST', url: new URL(url).pathname },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action: 'pay', token }).toString(),
    });
    const [{ _id: id }] = (await ana.call('GET /getorders')).json();
    await mailbox.mailer.idle();
    const mail = mailbox.mails.find(({ subject }) => subject.startsWith('We received your order'));
    expect(mail?.text).toContain('Total: €89.00');
    const [invoice = ''] = await readPdf((await ana.call(`GET /invoice/${id}`)).rawPayload);
    expect(invoice).toContain('€89.00');
    expect(invoice).not.toMatch(/\$|\?/);
    await shop.close();
  });
});

describe('a shop with another number of decimals', () => {
  afterAll(() => setCurrency(dollars));

  it.each([
    ['JPY', 8910, '8910', '1000'],
    ['ISK', 8910, '891000', '100000'],
    ['KWD', 8.91, '8910', '1000'],
  ])('pays and refunds %s through Stripe in its units', async (code, price, unit, refund) => {
    setCurrency(currencyOf(code));
    const shop = await openStripeShop();
    await shop.ana.call('POST /cleancart', {});
    await shop.ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const asked = checkoutRequest(shop.ana.id, [[1, 'M', 1, price]]);
    const answer = await shop.ana.call('POST /stripe/create-checkout-session', asked);
    expect(answer.statusCode).toBe(200);
    expect(shop.stripe.requests[0]?.form).toMatchObject({
      'line_items[0][price_data][currency]': code.toLowerCase(),
      'line_items[0][price_data][unit_amount]': unit,
    });
    const payments = createStripePayments({
      ...{ secretKey: stripeKey, webhookSecret, apiBase: shop.stripe.url },
    });
    shop.stripe.pay('cs_test_1');
    await payments.refundPart('cs_test_1', { key: 'some', cents: 1000 });
    expect(shop.stripe.requests.at(-1)?.form).toMatchObject({ amount: refund });
    await shop.close();
  });

  it('shows, orders and invoices dinars with three decimals, and refuses a fourth', async () => {
    setCurrency(currencyOf('KWD'));
    const shop = await openTestApp({ products: [exampleProduct(1, { priceCents: 12_500 })] });
    const ana = await signedUp(shop.app, 'ana@shop.test');
    await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const search = '/api/allproducts?minPrice=12.4995&maxPrice=12.5';
    const [found] = (await shop.app.inject(search)).json();
    expect(found.price).toBe(12.5);
    const wrong = checkoutRequest(ana.id, [[1, 'M', 1, 12.501]]);
    expect((await ana.call('POST /stripe/create-checkout-session', wrong)).statusCode).toBe(409);
    const asked = checkoutRequest(ana.id, [[1, 'M', 1, 12.5]]);
    const { url } = (await ana.call('POST /stripe/create-checkout-session', asked)).json();
    const { pathname } = new URL(url);
    const { body } = await shop.app.inject(pathname);
    expect(body).toContain('<h1>Pay KWD\u00a012.500</h1>');
    const token = body.match(/name="token" value="([\w-]+)"/)?.[1] ?? '';
    await shop.app.inject({
      ...{ method: 'POST', url: pathname },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action: 'pay', token }).toString(),
    });
    const [{ _id: id, total }] = (await ana.call('GET /getorders')).json();
    expect(total).toBe(12.5);
    const [invoice = ''] = await readPdf((await ana.call(`GET /invoice/${id}`)).rawPayload);
    expect(invoice).toMatch(/KWD\s12\.500/);
    await shop.close();
  });
});
