import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

describe('the test payment page', () => {
  let shop: TestApp;
  let ana: Customer & { id: string };
  let page: string;
  let count = 0;
  beforeAll(async () => {
    const name = 'Shirt & <b>Tie</b>';
    shop = await openTestApp({ products: [stocked(1, 100, { name, priceCents: 8910 })] });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ana = await signedUp(shop.app, `ana-${++count}@shop.test`);
    for (let unit = 1; unit <= 2; unit++) {
      await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    }
    const request = checkoutRequest(ana.id, [[1, 'M', 2, 89.1]]);
    const { url } = (await ana.call('POST /stripe/create-checkout-session', request)).json();
    expect(url).toMatch(/^http:\/\/localhost(:80)?\/api\/test-payment\/test_[\w-]{32}$/);
    page = new URL(url).pathname;
  });

  const open = (url = page) => shop.app.inject(url);
  const tokenOf = (html: string) => html.match(/name="token" value="([\w-]+)"/)?.[1] ?? '';
  const press = async (action: string, token?: string) =>
    shop.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        action,
        token: token ?? tokenOf((await open()).body),
      }).toString(),
    });
  const orders = async () => (await ana.call('GET /getorders')).json();

  it('shows the total and the lines, needs no script and says that no money moves', async () => {
    const { body, headers, statusCode } = await open();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src data:; form-action 'self' http:\/\/localhost(:80)?; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Test mode: no money moves');
    expect(body).toContain('<h1>Pay $178.20</h1>');
    expect(body).toContain('Shirt &amp; &lt;b&gt;Tie&lt;/b&gt;<small>Size M, 2 × $89.10</small>');
    expect(body.match(/<script.*?<\/script>/g)).toEqual([
      expect.stringContaining('if (persisted) location.reload()'),
    ]);
  });

  it('names items, delivery and total right above the button that orders', async () => {
    const { body } = await open();
    const text = body.slice(body.indexOf('<tbody>')).replace(/<[^>]+>/g, '|');
    expect(text).toMatch(/Shirt .*Size M, 2 × \$89\.10.*\|Total\|/);
    // Nothing else is between them.
    expect(text).toMatch(/\|Total\|+\$178\.20\|+Pay \$178\.20\|/);
  });

  it('pays: the order exists before the customer returns', async () => {
    const paid = await press('pay');
    expect(paid.statusCode).toBe(303);
    expect(await orders()).toMatchObject([{ total: 178.2, payment_status: 'paid' }]);
    const { headers, statusCode } = await open(paid.headers.location);
    expect(statusCode).toBe(303);
    const back = new URL(String(headers.location));
    const { address, phone, email } = checkoutRequest('', []).orderDetails;
    expect(back.pathname).toBe('/checkout-success');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      session_id: page.split('/').at(-1),
      address,
      phone,
      email,
    });
    const sessionId = back.searchParams.get('session_id');
    const created = await ana.call('POST /createorder', { address, phone, email, sessionId });
    expect(created.json().order).toEqual((await orders())[0]);
  });

  it('pays once, however often the button is pressed', async () => {
    const token = tokenOf((await open()).body);
    const presses = await Promise.all([
      press('pay', token),
      press('pay', token),
      press('cancel', token),
    ]);
    expect(presses.map(({ statusCode }) => statusCode)).toContain(303);
    expect(await orders()).toHaveLength(1);
  });

  it('declines: says so, and lets the customer retry', async () => {
    const declined = await press('decline');
    expect(declined.statusCode).toBe(303);
    const { body } = await open(declined.headers.location);
    expect(body).toContain('role="alert">The card was declined and nothing was paid.');
    expect(await orders()).toEqual([]);
    await press('pay');
    expect(await orders()).toHaveLength(1);
  });

  it('cancels: back to the cart, and the page accepts no more payments', async () => {
    const cancelled = await press('cancel');
    expect(cancelled.statusCode).toBe(303);
    expect(cancelled.headers.location).toMatch(
      /^http:\/\/localhost(:80)?\/cart\?payment=cancelled$/,
    );
    const { body, statusCode } = await open();
    expect(statusCode).toBe(410);
    expect(body).toContain('This payment has ended, and nothing was paid.');
    expect(body).toMatch(/href="http:\/\/localhost(:80)?\/cart"/);
    await press('pay', 'x');
    expect(await orders()).toEqual([]);
    expect((await ana.call('GET /getcart')).json().cartData).toMatchObject([{ quantity: 2 }]);
  });

  it('does nothing without its latest form’s token', async () => {
    const used = tokenOf((await open()).body);
    await press('decline', used);
    for (const token of ['', 'x', '\0', used]) {
      const answer = await press('pay', token);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('This page was out of date. Choose again.');
    }
    expect(await orders()).toEqual([]);
  });

  it('accepts only its own form', async () => {
    const payload = { action: 'pay', token: tokenOf((await open()).body) };
    const answer = await shop.app.inject({ method: 'POST', url: page, payload });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().success).toBe(false);
  });

  it('is 404 for an unknown session', async () => {
    expect((await open('/api/test-payment/test_x')).statusCode).toBe(404);
    expect((await open('/api/test-payment/%00')).statusCode).toBe(404);
    const posted = await shop.app.inject({ method: 'POST', url: '/api/test-payment/test_x' });
    expect(posted.statusCode).toBe(303);
  });
});
