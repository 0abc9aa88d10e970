import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { priceFromMain } from '../../contract/rules/currencies.ts';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { ownSettings } from '../../server/http/configFile.ts';
import { answerInCurrencies } from '../../server/http/currency.ts';
import { createAnswerCache } from '../../server/http/keptAnswer.ts';
import type { Renderer } from '../../server/http/renderedPages.ts';
import { inCurrencyOf, setMainCurrency } from '../../server/lib/currencies.ts';
import type { Context } from '../../server/services/context.ts';
import { renderer } from '../../src/app/renderer.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { signedUp } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

let shop: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;

const index =
  '<!doctype html><title>Shop</title><script src="/config.js"></script><div id="root"></div>';

const dist = lastingFolder({
  'index.html': index,
  'config.js': 'window.hemline = { shop: { name: "Loden" } };',
});

beforeAll(async () => {
  setMainCurrency(dollars);
  shop = await openTestApp({
    products: [
      exampleProduct(1, { name: 'Linen Shirt', priceCents: 10_000, regularPriceCents: 12_000 }),
      exampleProduct(2, { name: 'Tee', priceCents: 2000 }),
      exampleProduct(3, { name: 'Gown', priceCents: 9_000_000 }),
      exampleProduct(4, {
        ...{ name: 'Cap', priceCents: 1060, regularPriceCents: 1120, lowestPriceCents: 1120 },
        saleUntil: '2999-12-31',
      }),
    ],
    dist,
    renderer,
  });
  admin = await newAdmin(shop, 'admin@shop.test');
  await admin.call('POST /savedelivery', {
    ...{ name: 'Courier', price: 10, freeFrom: 200, minDays: 1, maxDays: 2, countries: [] },
  });
  await admin.call('POST /savecode', { code: 'TEN', kind: 'sum', value: 10, minimum: 50 });
  await admin.call('POST /savecurrency', { code: 'EUR', rate: 0.92, ending: 99 });
  await admin.call('POST /savecurrency', { code: 'JPY', rate: 150 });
});
afterAll(async () => {
  setCurrency(dollars);
  await shop.close();
});

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

/** Pays on the test payment page, and returns it. */
async function pay(url: string): Promise<string> {
  const page = (await get(url)).body;
  const token = page.match(/name="token" value="([\w-]+)"/)?.[1] ?? '';
  await shop.app.inject({
    ...{ method: 'POST', url },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'pay', token }).toString(),
  });
  return page;
}

/** The page's own copy of money's rules is this process's in tests. */
async function visit(url: string, code: string) {
  const headers = { accept: 'text/html', cookie: `some=thing; hemline.currency=${code}` };
  const { body } = await get(url, headers);
  setMainCurrency(dollars);
  return body;
}

it('are saved with their rates, each once, and not the main one', async () => {
  const settings = (await admin.call('GET /checkoutsettings')).json();
  expect(settings.currencies).toMatchObject([
    { code: 'EUR', rate: 0.92, ending: 99, version: 1 },
    { code: 'JPY', rate: 150, version: 1 },
  ]);
  const [euro] = settings.currencies;
  const refused = async (body: object) => {
    const answer = await admin.call('POST /savecurrency', body);
    return [answer.statusCode, answer.json().message];
  };
  expect(await refused({ code: 'EUR', rate: 1 })).toEqual([409, 'EUR is there already']);
  expect(await refused({ code: 'USD', rate: 1 })).toEqual([400, 'USD is the shop’s main currency']);
  expect(await refused({ code: 'XXA', rate: 1 })).toEqual([400, 'We know no currency “XXA”']);
  expect((await refused({ ...euro, rate: 0.9, version: 7 }))[0]).toBe(409);
});

it('price products, delivery and codes for calls that name one', async () => {
  const product = (code: string) => get(`/api/in/${code}/product/${exampleId(1)}`);
  expect((await product('EUR')).json()).toMatchObject({ price: 91.99, regularPrice: 109.99 });
  expect((await product('JPY')).json()).toMatchObject({ price: 15_000, regularPrice: 18_000 });
  const { headers } = await get('/api/in/EUR/allproducts?limit=1');
  expect(headers.link).toMatch(/^<\/api\/in\/EUR\/allproducts\?/);
  // Cached apart.
  expect((await get(`/api/product/${exampleId(1)}`)).json().price).toBe(100);
  expect((await product('EUR')).json().price).toBe(91.99);
  expect((await get('/api/in/EUR/checkoutoptions')).json().delivery).toMatchObject([
    { price: 8.99, freeFrom: 184 },
  ]);
  expect((await get('/api/in/EUR/discountcode/TEN')).json()).toMatchObject({
    ...{ value: 9.2, minimum: 46 },
  });
  expect((await product('GBP')).json()).toMatchObject({
    message: 'This shop no longer has prices in GBP. Load the page again.',
  });
});

it('show no reduction that rounding to an ending removes', async () => {
  const path = `product/${exampleId(4)}`;
  const reduction = ['lowestPrice', 'saleUntil', 'saleEnds'];
  const main = (await get(`/api/${path}`)).json();
  expect(main).toMatchObject({ price: 10.6, regularPrice: 11.2, lowestPrice: 11.2 });
  expect(Object.keys(main)).toEqual(expect.arrayContaining(reduction));
  const inEuros = (await get(`/api/in/EUR/${path}`)).json();
  expect(inEuros).toMatchObject({ price: 9.99, regularPrice: 0 });
  for (const name of reduction) expect(inEuros).not.toHaveProperty(name);
});

it('are not cached at an older rate', async () => {
  const app = Fastify();
  const send = createAnswerCache(async () => ({ products: 'the same', stock: 'the same' }));
  let centRate = 0.92;
  app.get('/price', (_, reply) =>
    inCurrencyOf({ currency: 'EUR', centRate }, () =>
      send(reply, async () => ({ body: { price: priceFromMain(100) } })),
    ),
  );
  const price = async () => (await app.inject('/price')).json().price;
  expect(await price()).toBe(92);
  centRate = 0.9;
  expect(await price()).toBe(90);
  await app.close();
});

it('filter by the prices that shoppers see', async () => {
  const names = async (query: string) =>
    (await get(`/api/in/EUR/allproducts?${query}`))
      .json()
      .map(({ name }: { name: string }) => name);
  // $20 are €18.40, and so €17.99.
  expect(await names('maxPrice=17.99')).toEqual(['Cap', 'Tee']);
  expect(await names('maxPrice=17.98')).toEqual(['Cap']);
  expect(await names('minPrice=91.99')).toEqual(['Gown', 'Linen Shirt']);
  expect(await names('minPrice=92')).toEqual(['Gown']);
  expect(await names('minPrice=500000000')).toEqual([]);
  expect(await names('maxPrice=500000000')).toHaveLength(4);
  const main = (query: string) => get(`/api/allproducts?${query}`);
  expect((await main('minPrice=500000000')).json()).toEqual([]);
  expect((await main('maxPrice=500000000')).json()).toHaveLength(4);
  expect((await main('q=gown+over+500000000')).statusCode).toBe(200);
});

it('render pages for the cookie, and name the currency to the app', async () => {
  const url = `/product/${exampleId(1)}`;
  const body = await visit(url, 'EUR');
  expect(body).toContain('€91.99');
  expect(body).toContain('"priceCurrency":"EUR"');
  expect(body).not.toContain('$100');
  expect(await visit(url, 'GBP')).toContain('$100.00');
  const config = await visit('/config.js', 'EUR');
  const window: { hemline?: Record<string, unknown> } = {};
  new Function('window', config)(window);
  expect(window.hemline).toMatchObject({
    apiUrl: '/api/in/EUR',
    currency: { code: 'EUR', sign: '€' },
    shop: { currencies: [{ code: 'USD' }, { code: 'EUR' }, { code: 'JPY', digits: 0 }] },
  });
});

it('name the main one to the app, even if the others cannot be read', () => {
  const settings = (codes: string[]) =>
    ownSettings({}, { WEB_VITALS: 'off' }, undefined, {} as never, { currencies: codes });
  const shown = inCurrencyOf({ currency: 'EUR', centRate: 0.92 }, () => settings([]));
  expect(shown).toMatchObject({
    apiUrl: '/api/in/EUR',
    shop: { currencies: [{ code: 'USD' }, { code: 'EUR' }] },
  });
  // Rows that a former main currency left.
  expect(settings(['USD'])).not.toHaveProperty('shop');
  expect(settings(['EUR', 'USD'])).toMatchObject({
    shop: { currencies: [{ code: 'USD' }, { code: 'EUR' }] },
  });
});

it('stay each page’s own, even while it waits for a page in another', async () => {
  const page = `/product/${exampleId(1)}`;
  // Without the app, which would set the currency of this process.
  const queued: Renderer = {
    renderedUrl: (url) => url,
    startScript: '',
    renderPage: async ({ url, settings, fetch }) => {
      // Long enough for the others to be queued.
      await sleep(600);
      const { apiUrl = '/api' } = settings as { apiUrl?: string };
      const { price } = await (await fetch(`${apiUrl}${url}`)).json();
      return { ...{ head: '', styles: '', answers: {} }, language: 'en', body: `Costs ${price}!` };
    },
  };
  const connection = {
    ...{ db: shop.db, engine: 'the same' },
    ...{ exclusively: async () => {}, close: async () => {} },
  };
  const other = await openTestApp({ dist, connection, renderer: queued });
  const costs = async (cookie: string) =>
    (await other.app.inject({ url: page, headers: { accept: 'text/html', cookie } })).body.match(
      /Costs ([\d.]+)!/,
    )?.[1];
  const chosen = ['JPY', 'USD', 'GBP'].map((code) => `hemline.currency=${code}`);
  // Another app's.
  const cookies = ['currency=EUR', ...chosen];
  const first = costs('hemline.currency=EUR');
  // The others wait for it, and so begin in its work.
  await sleep(300);
  const others = await Promise.all(cookies.map(costs));
  expect([await first, ...others]).toEqual(['91.99', '100', '15000', '100', '100']);
  await other.app.close();
});

it('ask the database for pages only, not for files', async () => {
  const asked: string[] = [];
  const app = Fastify();
  const db = {
    select: () => ({ from: () => ({ orderBy: async () => [] }) }),
  } as unknown as Context['db'];
  const select = vi.spyOn(db, 'select');
  answerInCurrencies(app, { db });
  for (const url of ['/*', '/config.js', '/mcp', '/feeds/:secret/google.xml']) {
    app.get(url, async ({ url }) => asked.push(url));
  }
  const files = ['/assets/a.js', '/pictures/1.webp', '/mcp', '/feeds/s/google.xml', '/icon.svg'];
  for (const url of files) await app.inject({ url, headers: { cookie: 'hemline.currency=EUR' } });
  expect(asked).toEqual(files);
  expect(select).not.toHaveBeenCalled();
  for (const url of ['/women', '/config.js?language=pt']) {
    await app.inject({ url, headers: { cookie: 'hemline.currency=EUR' } });
  }
  expect(select).toHaveBeenCalledTimes(2);
});

it('have prices beyond four bytes, and refuse gift cards', async () => {
  await admin.call('POST /savecurrency', { code: 'IDR', rate: 16_000 });
  const eva = await signedUp(shop.app, 'eva@shop.test');
  const dear = exampleId(3);
  await eva.call('POST /addtocart', { itemId: dear, size: 'M' });
  const { price } = (await get(`/api/in/IDR/product/${dear}`)).json();
  // A rupiah has 100 sen.
  expect(price).toBe(1_440_000_000);
  const [{ id: delivery }] = (await get('/api/in/IDR/checkoutoptions')).json().delivery;
  const asked = checkoutRequest(eva.id, [[3, 'M', 1, price]]);
  const details = { ...asked.orderDetails, delivery, total: price };
  const send = (orderDetails: object) =>
    eva.call('POST /in/IDR/stripe/create-checkout-session', { ...asked, orderDetails });
  const refused = await send({ ...details, giftCard: { code: 'ABCD-EFGH-JKLM-NPQR', amount: 1 } });
  expect([refused.statusCode, refused.json().message]).toEqual([
    ...[409, 'Gift cards pay only in the shop’s main currency.'],
  ]);
  const answer = await send(details);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { url: expect.any(String) }]);
  const { pathname } = new URL(answer.json().url);
  await pay(pathname);
  expect((await eva.call('GET /getorders')).json()).toMatchObject([
    { total: price, products: [{ price }], currency: { code: 'IDR', rate: 16_000 } },
  ]);
});

it('stay with a checkout and its order', async () => {
  const ana = await signedUp(shop.app, 'ana@shop.test');
  await ana.call('POST /addtocart', { itemId: exampleId(2), size: 'M' });
  const asked = checkoutRequest(ana.id, [[2, 'M', 1, 17.99]]);
  const options = (await get('/api/in/EUR/checkoutoptions')).json();
  const [{ id: delivery }] = options.delivery;
  const orderDetails = { ...asked.orderDetails, delivery, total: 26.98 };
  const answer = await ana.call('POST /in/EUR/stripe/create-checkout-session', {
    ...asked,
    orderDetails,
  });
  const { url } = answer.json();
  const { pathname } = new URL(url);
  expect(await pay(pathname)).toContain('<h1>Pay €26.98</h1>');
  const order = { total: 26.98, currency: { code: 'EUR', rate: 0.92 } };
  expect((await ana.call('GET /getorders')).json()).toMatchObject([order]);
  // A later rate changes nothing.
  const { currencies } = (await admin.call('GET /checkoutsettings')).json();
  await admin.call('POST /savecurrency', { ...currencies[0], rate: 2 });
  expect((await ana.call('GET /getorders')).json()).toMatchObject([order]);
  expect((await get(`/api/in/EUR/product/${exampleId(2)}`)).json().price).toBe(39.99);
  await admin.call('POST /savecurrency', { ...currencies[0], version: 2 });
});

it('are named for main-currency orders on pages in another currency', async () => {
  const ben = await signedUp(shop.app, 'ben@shop.test');
  await ben.call('POST /addtocart', { itemId: exampleId(2), size: 'M' });
  const asked = checkoutRequest(ben.id, [[2, 'M', 1, 20]]);
  const [{ id: delivery }] = (await get('/api/checkoutoptions')).json().delivery;
  const orderDetails = { ...asked.orderDetails, delivery, total: 30 };
  const { url } = (
    await ben.call('POST /stripe/create-checkout-session', { ...asked, orderDetails })
  ).json();
  await pay(new URL(url).pathname);
  const [order] = (await ben.call('GET /getorders')).json();
  expect(order).toMatchObject({ total: 30 });
  expect(order).not.toHaveProperty('currency');
  const named = { total: 30, currency: { code: 'USD', sign: '$', rate: 1 } };
  expect((await ben.call('GET /in/EUR/getorders')).json()).toMatchObject([named]);
  await admin.call(`POST /handleorder/${order._id}`, {
    ...{ notes: '', payment_status: 'paid', delivery_status: 'delivered' },
  });
  const returned = await ben.call(`POST /in/EUR/returnorder/${order._id}`, {
    ...{ reason: 'tooSmall', lines: [{ line: 0, quantity: 1 }] },
  });
  expect(returned.json()).toMatchObject({ order: named });
});

it('sell no gift cards, which pay in the main currency only', async () => {
  await admin.call('POST /savegiftcardterms', { isOn: true, amounts: [25] });
  expect((await get('/api/checkoutoptions')).json()).toMatchObject({ giftCards: {} });
  const options = (await get('/api/in/EUR/checkoutoptions')).json();
  expect(options).not.toHaveProperty('giftCards');
  expect(options).not.toHaveProperty('takesGiftCards');
});

it('do not affect the shop’s own calls', async () => {
  const seen = await admin.call(`GET /in/EUR/getproduct/${exampleId(1)}`);
  expect(seen.json().price).toBe(100);
});
