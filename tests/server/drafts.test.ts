import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../server/db/schema.ts';
import { addProducts } from '../../server/repositories/addProducts.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

onBothDatabases('drafts', (database) => {
  const dist = lastingFolder();
  let shop: TestApp;
  let admin: Customer;
  let ana: Customer & { id: string };
  beforeAll(async () => {
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Shop</title>');
    writeFileSync(join(dist, 'config.js'), 'window.hemline = {};');
    shop = await openTestApp({ connection: database(), pictures: somePictures, dist });
    admin = await newAdmin(shop, 'admin@shop.test');
    ana = await signedUp(shop.app, 'ana@shop.test');
    return () => shop.app.close();
  });
  beforeEach(async () => {
    await shop.db.delete(products);
    const alike = { category: 'women', kind: 'Coats', colour: 'Brown', outfit: 'Harbour' } as const;
    await addProducts(shop.db, [
      exampleProduct(1, { ...alike, style: 'parka', name: 'Parka' }),
      exampleProduct(2, { ...alike, style: 'parka', colour: 'Green', name: 'Parka' }),
      exampleProduct(3, { ...alike, style: 'parka', colour: 'Navy', name: 'Windcheater' }),
    ]);
  });

  const third = exampleId(3);
  const setDraft = async (draft: boolean, ids = [third]) => {
    const answer = await admin.call('POST /modifyproducts', { ids, draft });
    expect(answer.json()).toEqual({ success: true, count: ids.length });
  };
  const ask = async (call: `GET /${string}`, who = visitor(shop.app)) =>
    (await who.call(call)).json();
  const idsIn = (list: { _id: string }[]) => list.map(({ _id }) => _id);
  const firstTwo = [exampleId(2), exampleId(1)];

  it('are in no list, count, search or filter, until they are published', async () => {
    expect(idsIn(await ask('GET /allproducts'))).toEqual([third, ...firstTwo]);
    await setDraft(true);
    for (const query of [
      '',
      '?limit=9',
      '?category=women',
      '?kind=Coats',
      '?outfit=Harbour',
      '?size=M',
    ])
      expect(idsIn(await ask(`GET /allproducts${query}`)), query).toEqual(firstTwo);
    for (const sort of ['price-asc', 'rating', 'name'])
      expect(await ask(`GET /allproducts?sort=${sort}`)).toHaveLength(2);
    for (const query of [`id=${third}`, 'q=windcheater', 'q=windcheatr', 'colour=Navy'])
      expect(await ask(`GET /allproducts?${query}`), query).toEqual([]);
    const page = await visitor(shop.app).call('GET /allproducts?limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    expect(await ask('GET /productcounts')).toMatchObject({
      kind: [{ value: 'Coats', count: 2 }],
      colour: [{ value: 'Brown' }, { value: 'Green' }],
      size: [{ value: 'M', count: 2 }],
    });
    await setDraft(false);
    expect(idsIn(await ask('GET /allproducts?q=windcheater'))).toEqual([third]);
  });

  it('are none of the colours of their style', async () => {
    const coloursOf = async (id: string) => (await ask(`GET /product/${id}`)).colourways;
    expect(await coloursOf(exampleId(1))).toHaveLength(3);
    await setDraft(true);
    expect(idsIn(await coloursOf(exampleId(1)))).toEqual(firstTwo);
    await setDraft(true, [exampleId(2)]);
    expect(await coloursOf(exampleId(1))).toBeUndefined();
  });

  it('are among the colours of their style where an admin looks', async () => {
    await setDraft(true);
    const { colourways } = await ask(`GET /getproduct/${third}`, admin);
    expect(idsIn(colourways)).toEqual([third, ...firstTwo]);
  });

  it('have no page, and no line in the sitemap', async () => {
    const visit = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect((await visit(`/product/${third}`)).statusCode).toBe(200);
    await setDraft(true);
    expect((await visit(`/product/${third}`)).statusCode).toBe(404);
    for (const who of [visitor(shop.app), ana, admin]) {
      expect((await who.call(`GET /product/${third}`)).statusCode).toBe(404);
      expect((await who.call(`GET /reviews/${third}`)).statusCode).toBe(404);
    }
    const sitemap = (await visit('/sitemap.xml')).body;
    expect(sitemap).toContain(exampleId(1));
    expect(sitemap).not.toContain(third);
    expect((await visit(`/api/shared/${third}/product-3.webp.jpg`)).statusCode).toBe(404);
  });

  it('can’t be put into a cart, kept as favourites or waited for', async () => {
    await setDraft(true);
    const target = { itemId: third, size: 'M' };
    const alert = { productId: third, size: 'M', email: 'ana@shop.test' };
    for (const answer of [
      await ana.call('POST /addtocart', target),
      await ana.call(`POST /addfavorite/${third}`),
      await ana.call('POST /stockalert', alert),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    const cartItems = [{ ...target, quantity: 1 }];
    const guest = await visitor(shop.app).call('POST /getcartunaut', { cartItems });
    expect(guest.json()).toMatchObject({ cartData: [], removed: cartItems });
    const joined = await ana.call('POST /joincart', { joinId: 'a guest’s cart', cartItems });
    expect(joined.json()).toMatchObject({ cartData: [], removed: cartItems });
  });

  describe('that were published before', () => {
    const line = { itemId: third, size: 'M', quantity: 1 };
    beforeEach(async () => {
      await ana.call('POST /addtocart', { itemId: third, size: 'M' });
      await ana.call(`POST /addfavorite/${third}`);
    });

    it('have gone from carts, and can’t be checked out', async () => {
      await setDraft(true);
      expect((await ana.call('GET /getcart')).json()).toMatchObject({
        cartData: [],
        removed: [line],
      });
      const request = checkoutRequest(ana.id, [[3, 'M', 1, 10]]);
      const refused = await ana.call('POST /stripe/create-checkout-session', request);
      expect(refused.statusCode).toBe(409);
      await setDraft(false);
      expect((await ana.call('GET /getcart')).json().cartData).toHaveLength(1);
      const begun = await ana.call('POST /stripe/create-checkout-session', request);
      expect(begun.statusCode).toBe(200);
    });

    it('are favourites again once they are published', async () => {
      await setDraft(true);
      expect(await ask('GET /getfavorites', ana)).toEqual([]);
      await setDraft(false);
      expect(idsIn(await ask('GET /getfavorites', ana))).toEqual([third]);
    });

    it('stay in the orders that have them, and can’t be rated', async () => {
      const at = '2026-02-01T12:00:00Z';
      const lines = [
        [3, 'M', 1, 1000, 'Windcheater, Navy'] as [number, string, number, number, string],
      ];
      await placeOrder(shop.db, { userId: ana.id, at, lines });
      expect(await ask('GET /getrelprod', ana)).toHaveLength(1);
      await setDraft(true);
      expect(await ask('GET /getrelprod', ana)).toEqual([]);
      expect((await ana.call(`POST /rate/${third}`, { rating: 5 })).statusCode).toBe(404);
      const [order] = await ask('GET /getorders', ana);
      expect(order.products).toMatchObject([{ product_id: third, name: 'Windcheater, Navy' }]);
    });
  });

  it('are no low stock', async () => {
    await setDraft(true);
    const { lowSizes } = await ask('GET /shopsummary', admin);
    expect(lowSizes.map(({ productId }: { productId: string }) => productId).sort()).toEqual(
      firstTwo.toSorted(),
    );
  });

  it('are listed, found and told apart by admins', async () => {
    await setDraft(true);
    const list = await ask('GET /listproducts', admin);
    expect(list.map(({ draft }: { draft: boolean }) => draft)).toEqual([true, false, false]);
    expect(idsIn(await ask('GET /listproducts?state=draft', admin))).toEqual([third]);
    expect(idsIn(await ask('GET /listproducts?state=published', admin))).toEqual(firstTwo);
    expect(idsIn(await ask('GET /listproducts?q=windcheater', admin))).toEqual([third]);
    const page = await admin.call('GET /listproducts?limit=1&state=draft');
    expect(page.headers['x-total-count']).toBe('1');
    expect(await ask(`GET /getproduct/${third}`, admin)).toMatchObject({ draft: true, version: 2 });
  });

  it('are added and published by the form, and stay what they are when it does not say', async () => {
    const input = productInput({ draft: true });
    const { product } = (await admin.call('POST /addproduct', input)).json();
    expect(product.draft).toBe(true);
    expect(await ask('GET /allproducts')).toHaveLength(3);
    const { draft: _, ...unsaid } = input;
    const save = async (fields: object) =>
      (await admin.call('POST /modifyproduct', { id: product._id, ...unsaid, ...fields })).json();
    expect((await save({ price: 12 })).product.draft).toBe(true);
    expect((await save({ draft: false })).product.draft).toBe(false);
    expect(idsIn(await ask('GET /allproducts'))[0]).toBe(product._id);
    expect((await save({ price: 13 })).product.draft).toBe(false);
  });

  it('that are removed come back as drafts', async () => {
    await setDraft(true);
    await admin.call(`DELETE /removeproduct/${third}`);
    expect(await ask('GET /listproducts?state=draft', admin)).toEqual([]);
    await admin.call('POST /restoreproducts', { ids: [third] });
    expect(idsIn(await ask('GET /listproducts?state=draft', admin))).toEqual([third]);
    expect(await ask('GET /allproducts')).toHaveLength(2);
  });

  it('say nothing of themselves in what shoppers are answered', async () => {
    for (const product of await ask('GET /allproducts'))
      expect(product).not.toHaveProperty('draft');
  });
});
