import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { paths } from '../../contract/paths.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import type { Customer } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const dist = lastingFolder({
  'index.html': '<html><head><title>Shop</title></head></html>',
  'config.js': 'window.hemline = {};',
});

onEitherDatabase('what is reduced', (database) => {
  let shop: TestApp;
  let admin: Customer;
  beforeAll(async () => {
    const products = [
      exampleProduct(1, { name: 'Coat', priceCents: 8000, regularPriceCents: 10000 }),
      exampleProduct(2, { name: 'Dress', newCollection: true }),
    ];
    shop = await openTestApp({ products, dist, connection: database() });
    admin = await newAdmin(shop, 'admin@shop.test');
  });
  afterAll(() => shop.app.close());

  const config = async () => (await shop.app.inject('/config.js')).body;
  const pageFor = async (q: string) =>
    (await shop.app.inject(`/api/allproducts?q=${encodeURIComponent(q)}&limit=5`)).headers[
      'x-search-page'
    ];

  it('lists and counts reduced products', async () => {
    const { body, headers } = await shop.app.inject('/api/allproducts?flag=sale&limit=5');
    expect(JSON.parse(body).map(({ name }: { name: string }) => name)).toEqual(['Coat']);
    expect(headers['x-total-count']).toBe('1');
    const counts = (await shop.app.inject('/api/productcounts')).json();
    expect(counts.flag).toContainEqual({ value: 'sale', count: 1 });
  });

  it('words lead to pages that exist, by the owner’s list', async () => {
    expect(await pageFor('Reduced')).toBe(paths.sale);
    expect(await pageFor('new  in')).toBe('/search?flag=newCollection');
    expect(await pageFor('bestsellers')).toBeUndefined();
    expect(await pageFor('new dress')).toBeUndefined();
    expect(await pageFor('returns')).toBe('/contacts#returns');
    expect(await pageFor('gift card')).toBe('/contacts');
    const policies = { ...exampleShopProfile.policies, returns: 'Send it back.' };
    const save = (version: number, more = {}) =>
      admin.call('POST /saveshopfacts', { ...exampleShopProfile, policies, version, ...more });
    await save(0);
    expect(await pageFor('returns')).toBe('/returns');
    const own = [{ words: 'loden, coats', page: '/women?kind=Coats' }];
    expect((await save(1, { searchPages: own })).statusCode).toBe(200);
    expect(await pageFor('Loden')).toBe('/women?kind=Coats');
    expect(await pageFor('returns')).toBeUndefined();
    const elsewhere = [{ words: 'loden', page: '//elsewhere.test' }];
    expect((await save(2, { searchPages: elsewhere })).statusCode).toBe(400);
  });

  it('is offered while something is reduced', async () => {
    expect(await config()).toContain('"sale":true');
    await admin.call('POST /removeproducts', { ids: [exampleId(1)] });
    expect(await config()).not.toContain('"sale":true');
    expect(await pageFor('sale')).toBeUndefined();
  });
});
