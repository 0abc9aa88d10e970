import { describe, expect, it } from 'vitest';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

describe('old addresses of products', async () => {
  const dist = lastingFolder({ 'index.html': '<!doctype html><title>Shop</title>' });
  const { app, db, ...shop } = await openTestApp({ dist });
  await addProducts(db, [exampleProduct(1)]);
  const admin = await newAdmin({ app, db, ...shop }, 'admin@shop.test');
  const to = `/product/${exampleId(1)}`;
  const save = (set: { from: string; to: string }[], remove: string[] = []) =>
    admin.call('POST /saveredirects', { set, remove });
  await save([
    { from: '/products/wool-coat', to },
    { from: '/product/Linen-Hemd/', to },
    { from: '/women', to },
  ]);

  async function visit(url: string) {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    return [statusCode, headers.location];
  }

  it.each([
    '/products/wool-coat',
    '/products/wool-coat/',
    '/Products/Wool-Coat',
    '/collections/winter/products/wool-coat',
    '/product/linen-hemd/',
  ])('%s is redirected for good', async (url) => {
    expect(await visit(url)).toEqual([301, to]);
  });

  it('keep their query, such as a campaign’s', async () => {
    expect(await visit('/products/wool-coat?utm_source=mail')).toEqual([
      301,
      `${to}?utm_source=mail`,
    ]);
  });

  it('that are unknown get 404, and the shop’s own paths their pages', async () => {
    expect(await visit('/products/other')).toEqual([404, undefined]);
    expect(await visit('/women')).toEqual([200, undefined]);
  });

  it('never lead to another host', async () => {
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      expect((await save([{ from: '/a', to: target }])).statusCode).toBe(400);
    }
  });

  it('are listed, changed and removed', async () => {
    await save([{ from: '/products/WOOL-COAT', to: '/men' }], ['/product/linen-hemd', '/women']);
    expect((await admin.call('GET /redirects')).json()).toEqual([
      { from: '/products/wool-coat', to: '/men' },
    ]);
    expect(await visit('/products/wool-coat')).toEqual([301, '/men']);
  });
});
