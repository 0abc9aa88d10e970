import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { pastPrices } from '../../server/db/catalogueSchema.ts';
import { renderer } from '../../src/app/renderer.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { signedUp } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const dist = lastingFolder({
  'index.html': '<html><head><title>Shop</title></head><body><div id="root"></div></body></html>',
  'config.js': 'window.hemline = {};',
});

onEitherDatabase('a sale with days', (database) => {
  async function open(number: number) {
    let time = new Date('2026-03-01T12:00:00Z');
    const options = { connection: database(), now: () => time };
    const shop = await openTestApp({
      ...options,
      products: [exampleProduct(number, { priceCents: 10000 })],
    });
    const other = await openTestApp(options);
    const admin = await newAdmin(shop, `admin-${number}@shop.test`);
    const id = exampleId(number);
    const read = async () => (await admin.call(`GET /getproduct/${id}` as never)).json();
    const change = async (fields: object) => {
      const { name, description, category, newCollection, price, version } = await read();
      const rest = { sizes: [{ size: 'M', quantity: 3, description: '' }], images: [] };
      const same = { id, name, description, category, newCollection, price, version };
      return admin.call('POST /modifyproduct', { ...same, ...rest, ...fields });
    };
    const shown = async (app = shop.app) => {
      const { price, regularPrice, lowestPrice } = (await app.inject(`/api/product/${id}`)).json();
      return { price, regularPrice, lowestPrice };
    };
    const until = (day: string) => {
      time = new Date(`${day}T00:00:01Z`);
    };
    const close = () => Promise.all([shop.app.close(), other.app.close()]);
    return { shop, other, admin, change, shown, until, read, close };
  }

  it('begins and ends by the clock, in every process', async () => {
    const { change, shown, until, other, shop, close } = await open(1);
    const sale = { salePrice: 80, saleFrom: '2026-03-03', saleUntil: '2026-03-05' };
    expect((await change(sale)).statusCode).toBe(200);
    expect(await shown()).toEqual({ price: 100, regularPrice: 0 });
    expect((await shop.app.inject(`/api/product/${exampleId(1)}`)).body).not.toContain(
      '2026-03-03',
    );
    until('2026-03-03');
    expect(await shown(other.app)).toEqual({ price: 80, regularPrice: 100, lowestPrice: 100 });
    expect(await shown()).toEqual({ price: 80, regularPrice: 100, lowestPrice: 100 });
    const list = (await shop.app.inject('/api/allproducts?flag=sale&maxPrice=80')).json();
    expect(list).toHaveLength(1);
    const lastDay = async () => {
      const answer = await shop.app.inject(`/api/product/${exampleId(1)}`);
      const { saleUntil, saleEnds } = answer.json();
      return [saleUntil, saleEnds];
    };
    expect(await lastDay()).toEqual(['2026-03-05', 'Sale ends on 5 March 2026']);
    until('2026-03-05');
    expect(await shown()).toMatchObject({ price: 80 });
    until('2026-03-06');
    expect(await lastDay()).toEqual([undefined, undefined]);
    const cart = await other.app.inject({
      ...{ method: 'POST', url: '/api/getcartunaut' },
      payload: { cartItems: [{ itemId: exampleId(1), size: 'M', quantity: 1 }] },
    });
    expect(cart.body).toContain('"price":100');
    expect(await shown()).toEqual({ price: 100, regularPrice: 0 });
    await close();
  });

  it('begins today at once, is the same after a repeat, and is missed after its last day', async () => {
    const { change, shown, until, read, close } = await open(2);
    await change({ salePrice: 80, saleUntil: '2026-03-02' });
    expect(await shown()).toEqual({ price: 80, regularPrice: 100, lowestPrice: 100 });
    expect(await read()).toMatchObject({ salePrice: 0, saleUntil: '2026-03-02' });
    until('2026-03-09');
    expect(await shown()).toEqual({ price: 100, regularPrice: 0 });
    await change({ salePrice: 70, saleFrom: '2026-03-10', saleUntil: '2026-03-11' });
    until('2026-03-20');
    expect(await shown()).toEqual({ price: 100, regularPrice: 0 });
    expect(await read()).toMatchObject({ salePrice: 0, saleFrom: '', saleUntil: '' });
    await close();
  });

  it('prevents another reduction while it is planned, and ends where it has no price', async () => {
    const { change, shown, until, read, close } = await open(4);
    await change({ salePrice: 60, saleFrom: '2026-03-05' });
    const { statusCode, body } = await change({ price: 80, regularPrice: 100 });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('must wait')]);
    // As the specification's form sends it.
    expect((await change({ price: 50 })).statusCode).toBe(200);
    until('2026-03-05');
    expect(await shown()).toEqual({ price: 50, regularPrice: 0 });
    expect(await read()).toMatchObject({ salePrice: 0, saleFrom: '', saleUntil: '' });
    await close();
  });

  it('is refused with a message that says what to do', async () => {
    const { change, close } = await open(3);
    const refused = async (fields: object) => {
      const { statusCode, body } = await change(fields);
      expect(statusCode).toBe(400);
      return body;
    };
    expect(await refused({ salePrice: 100 })).toContain('must be below the price');
    const backwards = { salePrice: 80, saleFrom: '2026-03-05', saleUntil: '2026-03-04' };
    expect(await refused(backwards)).toContain('must not be before the first day');
    expect(await refused({ salePrice: 80, saleFrom: '2026-02-30' })).toContain('must be a date');
    await close();
  });
});

it('is charged at the price of the day', async () => {
  let time = new Date('2026-03-01T12:00:00Z');
  const product = exampleProduct(1, {
    ...{ priceCents: 10000, salePriceCents: 8000, saleFrom: '2026-03-02', saleUntil: '2026-03-02' },
  });
  const shop = await openTestApp({ now: () => time, products: [product] });
  const anna = await signedUp(shop.app, 'anna@shop.test');
  await anna.call('POST /addtocart', { itemId: product.id, size: 'M' });
  const price = async () => (await anna.call('GET /getcart')).json().cartData[0].product.price;
  expect(await price()).toBe(100);
  time = new Date('2026-03-02T00:00:00Z');
  expect(await price()).toBe(80);
  time = new Date('2026-03-03T00:00:00Z');
  expect(await price()).toBe(100);
  await shop.app.close();
});

it('ends on Sunday at midnight of the shop, on its page, in carts and in totals', async () => {
  setTimeZones('America/New_York');
  onTestFinished(() => setTimeZones('UTC'));
  // Clocks are set forward on this Sunday, so it ends an hour earlier in UTC than Saturday.
  let time = new Date('2026-03-08T12:00:00Z');
  const product = exampleProduct(1, {
    ...{ priceCents: 10000, salePriceCents: 8000, saleFrom: '2026-03-02', saleUntil: '2026-03-08' },
  });
  const shop = await openTestApp({ now: () => time, products: [product], dist, renderer });
  onTestFinished(() => shop.app.close());
  const anna = await signedUp(shop.app, 'anna@shop.test');
  await anna.call('POST /addtocart', { itemId: product.id, size: 'M' });
  const headers = { accept: 'text/html' };
  const see = async () => {
    const { body } = await shop.app.inject({ url: `/product/${product.id}`, headers });
    const page = body.replace(/<script.*?<\/script>/gs, '');
    const { price } = (await shop.app.inject(`/api/product/${product.id}`)).json();
    const cart = (await anna.call('GET /getcart')).json().cartData[0].product.price;
    const guest = await shop.app.inject({
      ...{ method: 'POST', url: '/api/getcartunaut' },
      payload: { cartItems: [{ itemId: product.id, size: 'M', quantity: 1 }] },
    });
    return {
      page: /\$(80|100)\.00/.exec(page)?.[1],
      isReduced: page.includes('Sale ends on 8 March 2026'),
      ...{ price, cart, guest: Number(/"price":(\d+)/.exec(guest.body)?.[1]) },
    };
  };
  const pay = async (price: number) => {
    const { id } = anna;
    const bought = checkoutRequest(id, [[1, 'M', 1, price]]);
    return (await anna.call('POST /stripe/create-checkout-session', bought)).statusCode;
  };
  const reduced = { page: '80', isReduced: true, price: 80, cart: 80, guest: 80 };
  expect(await see()).toEqual(reduced);
  time = new Date('2026-03-09T03:59:59.999Z');
  expect(await see()).toEqual(reduced);
  expect(await pay(100)).toBe(409);
  time = new Date('2026-03-09T04:00:00Z');
  expect(await see()).toEqual({ page: '100', isReduced: false, price: 100, cart: 100, guest: 100 });
  expect(await pay(80)).toBe(409);
  expect(await pay(100)).toBe(200);
});

it('answers every call while sales cannot begin, reports it, and tries again', async () => {
  const logged: string[] = [];
  const product = exampleProduct(1, {
    ...{ priceCents: 10000, salePriceCents: 8000, saleFrom: '2026-03-01', saleUntil: '' },
  });
  const stream = { write: (line: string) => logged.push(line) };
  const dist = lastingFolder({
    ...{ 'index.html': '<title>Shop</title>', 'config.js': 'window.hemline = {};' },
  });
  const logger = { level: 'error', stream };
  const shop = await openTestApp({ products: [product], dist, logger });
  await shop.db.execute(sql`alter table past_prices rename to past_prices_away`);
  const get = (url: string) => shop.app.inject(url);
  expect((await get('/config.js')).body).not.toContain('"sale":true');
  expect((await get(`/api/product/${product.id}`)).json()).toMatchObject({ price: 100 });
  const guest = await shop.app.inject({
    ...{ method: 'POST', url: '/api/getcartunaut' },
    payload: { cartItems: [] },
  });
  expect(guest.statusCode).toBe(200);
  expect(logged.filter((line) => line.includes('Sales could not begin or end'))).toHaveLength(1);
  await shop.db.execute(sql`alter table past_prices_away rename to past_prices`);
  const until = [new Date('2025-12-01'), new Date('2026-02-20')];
  await shop.db
    .insert(pastPrices)
    .values(until.map((at) => ({ productId: product.id, priceCents: 9000, until: at })));
  // The first request of the day may be for this file.
  expect((await get('/config.js')).body).toContain('"sale":true');
  const kept = await shop.db.select({ until: pastPrices.until }).from(pastPrices);
  expect(kept).toEqual([{ until: until[1] }, { until: new Date('2026-03-01T12:00:00Z') }]);
  await shop.close();
});
