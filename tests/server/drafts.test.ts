import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

onEitherDatabase('drafts', (database) => {
  const dist = lastingFolder({
    'index.html': '<!doctype html><title>Shop</title>',
    'config.js': 'window.hemline = {};',
  });
  let shop: TestApp;
  let admin: Customer;
  let ana: Customer & { id: string };
  beforeAll(async () => {
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
  const line = { itemId: third, size: 'M', quantity: 1 };

  it('are in no list, count, search or filter until they are published', async () => {
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
    for (const product of await ask('GET /allproducts'))
      expect(product).not.toHaveProperty('draft');
  });

  it('are not among their style’s colours, except for admins', async () => {
    const coloursOf = async (id: string) => (await ask(`GET /product/${id}`)).colourways;
    expect(await coloursOf(exampleId(1))).toHaveLength(3);
    await setDraft(true);
    expect(idsIn(await coloursOf(exampleId(1)))).toEqual(firstTwo);
    const { colourways } = await ask(`GET /getproduct/${third}`, admin);
    expect(idsIn(colourways)).toEqual([third, ...firstTwo]);
    await setDraft(true, [exampleId(2)]);
    expect(await coloursOf(exampleId(1))).toBeUndefined();
  });

  it('have no page and no sitemap entry', async () => {
    const visit = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect((await visit(`/product/${third}`)).statusCode).toBe(200);
    await setDraft(true);
    expect((await visit(`/product/${third}`)).statusCode).toBe(404);
    const sitemap = (await visit('/sitemap.xml')).body;
    expect(sitemap).toContain(exampleId(1));
    expect(sitemap).not.toContain(third);
    expect((await visit(`/api/shared/${third}/product-3.webp.jpg`)).statusCode).toBe(404);
  });

  it('can’t be added to a cart or get stock alerts', async () => {
    await setDraft(true);
    const alert = { productId: third, size: 'M', email: 'ana@shop.test' };
    expect((await ana.call('POST /stockalert', alert)).statusCode).toBe(404);
    const cartItems = [line];
    const guest = await visitor(shop.app).call('POST /getcartunaut', { cartItems });
    expect(guest.json()).toMatchObject({ cartData: [], removed: cartItems });
    const joined = await ana.call('POST /joincart', { joinId: 'a guest’s cart', cartItems });
    expect(joined.json()).toMatchObject({ cartData: [], removed: cartItems });
  });

  describe('that were published before', () => {
    beforeEach(async () => {
      await ana.call('POST /addtocart', { itemId: third, size: 'M' });
      await ana.call(`POST /addfavorite/${third}`);
    });

    it('are removed from carts and can’t be checked out', async () => {
      await setDraft(true);
      expect(await ask('GET /getfavorites', ana)).toEqual([]);
      expect((await ana.call('GET /getcart')).json()).toMatchObject({
        cartData: [],
        removed: [line],
      });
      const request = checkoutRequest(ana.id, [[3, 'M', 1, 10]]);
      const refused = await ana.call('POST /stripe/create-checkout-session', request);
      expect(refused.statusCode).toBe(409);
      await setDraft(false);
      expect(idsIn(await ask('GET /getfavorites', ana))).toEqual([third]);
      expect((await ana.call('GET /getcart')).json().cartData).toHaveLength(1);
      const begun = await ana.call('POST /stripe/create-checkout-session', request);
      expect(begun.statusCode).toBe(200);
    });

    it('stay in their orders, and can’t be rated', async () => {
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

  it('are listed and marked for admins, never count as low stock, and are restored as drafts', async () => {
    await setDraft(true);
    const list = await ask('GET /listproducts', admin);
    expect(list.map(({ draft }: { draft: boolean }) => draft)).toEqual([true, false, false]);
    expect(idsIn(await ask('GET /listproducts?state=draft', admin))).toEqual([third]);
    expect(idsIn(await ask('GET /listproducts?state=published', admin))).toEqual(firstTwo);
    expect(idsIn(await ask('GET /listproducts?q=windcheater', admin))).toEqual([third]);
    const page = await admin.call('GET /listproducts?limit=1&state=draft');
    expect(page.headers['x-total-count']).toBe('1');
    expect(await ask(`GET /getproduct/${third}`, admin)).toMatchObject({ draft: true, version: 2 });
    const { lowSizes } = await ask('GET /shopsummary', admin);
    const low = lowSizes.map(({ productId }: { productId: string }) => productId);
    expect(low.sort()).toEqual(firstTwo.toSorted());
    await admin.call(`DELETE /removeproduct/${third}`);
    expect(await ask('GET /listproducts?state=draft', admin)).toEqual([]);
    await admin.call('POST /restoreproducts', { ids: [third] });
    expect(idsIn(await ask('GET /listproducts?state=draft', admin))).toEqual([third]);
    expect(await ask('GET /allproducts')).toHaveLength(2);
  });

  it('are added and published with the form, and keep their state if it omits it', async () => {
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
});
