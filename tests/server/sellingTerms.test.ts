import { expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { renderer } from '../../src/app/renderer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const page = `<!doctype html><html lang="en"><head><title>Shop</title>
<script src="/config.js"></script></head><body><div id="root"></div></body></html>`;

const product = exampleProduct(1, {});
const dist = lastingFolder({ 'index.html': page, 'config.js': 'window.hemline = {};' });
const shop = await forSuite(openTestApp({ products: [product], dist, renderer }));
const admin = await newAdmin(shop, 'admin@shop.test');

const options = async () => (await shop.app.inject('/api/checkoutoptions')).json();
const read = async (url: string) =>
  (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body;

it('are those of the owner, as soon as they are saved', async () => {
  expect(await options()).toMatchObject({ delivery: [], returns: { days: 14 }, payment: 'test' });
  const url = `/product/${product.id}`;
  expect(await read(url)).toContain('within 14 days of its delivery');
  expect(await read(url)).not.toContain('Post, 2 to 3 days');

  const delivery = { name: 'Post', price: 5, minDays: 2, maxDays: 3, countries: ['Portugal'] };
  await admin.call('POST /savedelivery', delivery);
  expect(await read(url)).toContain('Post, 2 to 3 days: $5.00. To Portugal.');

  const change = { returnDays: 30, returnsPaidBy: 'customer', version: 0 };
  await admin.call('POST /saveshopfacts', { ...exampleShopProfile, ...change });
  expect((await options()).returns).toEqual({ days: 30, paidBy: 'customer' });
  const body = await read(url);
  expect(body).toContain('within 30 days of its delivery. You pay for sending it.');

  await admin.call('POST /saveshopfacts', { ...exampleShopProfile, returnDays: 0, version: 1 });
  expect(await options()).not.toHaveProperty('returns');
  expect(await read(url)).not.toContain('of its delivery');
});
