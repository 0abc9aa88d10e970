import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stockAlerts } from '../../server/db/accountSchema.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { readSummary } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import {
  addStockAlert,
  endStockAlerts,
  maxPerEmail,
  sendStockAlerts,
} from '../../server/services/catalogue/stockAlerts.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { signedUp, visitor } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { brokenMailer, mailFromThree } from './support/mailbox.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const shirt = exampleProduct(1, {
  name: 'Linen Shirt',
  sizes: ['S', 'M', 'L'].map((size) => ({
    ...{ size, description: '', reserved: 0 },
    quantity: size === 'L' ? 1 : 0,
  })),
});

onBothDatabases('a stock alert', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), [shirt]);
  });

  const ask = (email = 'ana@shop.test', size = 'M', userId?: string) =>
    addStockAlert(shop.context, { productId: exampleId(1), size, email, userId });
  const restock = (size = 'M', quantity = 1) =>
    shop.db.update(productSizes).set({ quantity }).where(eq(productSizes.size, size));
  const tell = async () => {
    shop.mails.length = 0;
    await cleanUp(shop.context);
    await shop.mailer.idle();
    return shop.mails.map(({ to, subject }) => `${to}: ${subject}`);
  };

  it('gets one email when the size is back', async () => {
    await ask();
    await ask('Ana@shop.test');
    await ask('ben@shop.test', 'S');
    expect(await tell()).toEqual([]);
    await restock();
    expect(await tell()).toEqual(['ana@shop.test: Linen Shirt is back in size M']);
    expect(shop.mails[0]?.text).toContain(`https://shop.test/product/${exampleId(1)}`);
    expect(await tell()).toEqual([]);
    await restock('M', 0);
    await restock();
    expect(await tell()).toEqual([]);
    await restock('M', 0);
    await ask();
    await restock();
    expect(await tell()).toHaveLength(1);
  });

  it('gets one email from several servers', async () => {
    for (let number = 0; number < 5; number++) await ask(`customer-${number}@shop.test`);
    await restock();
    const told = await mailFromThree(shop.context, (context) => sendStockAlerts(context, 100));
    expect(told).toEqual([0, 1, 2, 3, 4].map((n) => `customer-${n}@shop.test`));
  });

  it('gets no email while somebody else holds the unit', async () => {
    const bob = await shop.addCustomer(1);
    await addToCart(shop.context, bob, { itemId: exampleId(1), size: 'L' });
    await ask('ana@shop.test', 'L');
    expect(await tell()).toEqual([]);
    shop.pass(16);
    expect(await tell()).toEqual(['ana@shop.test: Linen Shirt is back in size L']);
  });

  it.each([
    ['could not go', undefined],
    ['is refused by policy', '554 5.7.1 Relay denied'],
  ])('gets a later email if the first %s', async (_, refusal) => {
    await ask();
    await restock();
    const broken = { ...shop.context, mailer: brokenMailer(refusal) };
    await sendStockAlerts(broken, 100);
    await broken.mailer.idle();
    expect(await tell()).toEqual(['ana@shop.test: Linen Shirt is back in size M']);
  });

  it('gets no more emails after the mail server refused the recipient', async () => {
    await ask();
    await restock();
    const refusing = { ...shop.context, mailer: brokenMailer('550 5.1.1 User unknown') };
    await sendStockAlerts(refusing, 100);
    await refusing.mailer.idle();
    expect(await tell()).toEqual([]);
  });

  it('stops waiting with an email’s link, and is eventually erased', async () => {
    await ask();
    await ask('ana@shop.test', 'S');
    await ask('ben@shop.test', 'S');
    await restock();
    await tell();
    const token = /stop-alerts\?token=([\w-]{43})/.exec(shop.mails[0]?.text ?? '')?.[1] ?? '';
    expect(shop.mails[0]?.html).toContain(`/stop-alerts?token=${token}`);
    expect(shop.mails[0]?.unsubscribeUrl).toContain(`/stop-alerts?token=${token}`);
    await endStockAlerts(shop.context, 'T'.repeat(43));
    expect(await shop.db.$count(stockAlerts)).toBe(3);
    await endStockAlerts(shop.context, token);
    expect(await shop.db.$count(stockAlerts)).toBe(1);
    shop.pass(181 * 24 * 60);
    await tell();
    expect(await shop.db.$count(stockAlerts)).toBe(0);
  });

  it('is counted for the admin, with the most wanted size first', async () => {
    await ask();
    await ask('ben@shop.test');
    await ask('ben@shop.test', 'S');
    const { lowSizes } = await readSummary(shop.context);
    expect(lowSizes.map(({ size, waiting }) => [size, waiting])).toEqual([
      ['M', 2],
      ['S', 1],
      ['L', 0],
    ]);
  });
});

describe('requests for stock alerts', () => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({
      products: [shirt],
      config: { RATE_LIMITS: 'on' },
    });
  });
  afterEach(() => shop.close());

  const body = { productId: exampleId(1), size: 'M', email: 'ana@shop.test' };
  const ask = (more: object = {}, from = '127.0.0.1') =>
    visitor(shop.app, from).call('POST /stockalert', { ...body, ...more });

  it('get the same reply, whether or not the email already waits', async () => {
    const first = await ask();
    const again = await ask();
    expect(first.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    expect(await shop.db.$count(stockAlerts)).toBe(1);
  });

  it('are limited per network, and per email', async () => {
    let last = 0;
    for (let count = 0; count < 21; count++) last = (await ask()).statusCode;
    expect(last).toBe(429);
    const sizes = Array.from({ length: maxPerEmail + 2 }, (_, index) => `size ${index}`);
    await shop.db.insert(productSizes).values(
      sizes.map((size, position) => ({
        ...{ productId: exampleId(1), size, position: position + 10, quantity: 0 },
      })),
    );
    for (const [index, size] of sizes.entries()) {
      expect((await ask({ size }, `10.${index}.0.1`)).statusCode).toBe(200);
    }
    expect(await shop.db.$count(stockAlerts)).toBe(maxPerEmail);
  });

  it('are in the export of the logged-in customer, and of nobody else', async () => {
    await ask({ email: 'eve@shop.test' });
    const eve = await signedUp(shop.app, 'eve@shop.test');
    expect((await eve.call('GET /exportuser')).json().stockAlerts).toEqual([]);
    await eve.call('POST /stockalert', { ...body, size: 'S' });
    const { stockAlerts: hers } = (await eve.call('GET /exportuser')).json();
    expect(hers).toMatchObject([{ productId: exampleId(1), size: 'S', email: body.email }]);
  });
});
