import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/product.ts';
import { products } from '../../server/db/schema.ts';
import { addProducts } from '../../server/repositories/addProducts.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

describe('an admin’s products', () => {
  let shop: TestApp;
  let admin: Customer;
  let ana: Customer;
  let time = Date.UTC(2026, 2, 1);
  const now = () => new Date(time);
  beforeAll(async () => {
    shop = await openTestApp({ pictures: somePictures, now });
    admin = await newAdmin(shop, 'admin@shop.test');
    ana = await signedUp(shop.app, 'ana@shop.test');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.delete(products);
    await addProducts(
      shop.db,
      [1, 2, 3].map((number) => exampleProduct(number)),
    );
  });

  const one = exampleId(1);
  const unknown = exampleId(99);
  const names = async (query = '') =>
    (await visitor(shop.app).call(`GET /allproducts${query}`))
      .json()
      .map(({ name }: { name: string }) => name);
  const change = (fields: object = {}) =>
    admin.call('POST /modifyproduct', { id: one, ...productInput(), ...fields });
  const seen = async (id = one) => (await admin.call(`GET /getproduct/${id}`)).json();

  describe('a new one', () => {
    it('is in the shop at once, as it was typed', async () => {
      const answer = await admin.call('POST /addproduct', productInput());
      expect(answer.statusCode).toBe(200);
      const { success, message, product } = answer.json();
      expect({ success, message }).toEqual({ success: true, message: 'Product Added' });
      expect(product).toEqual({
        ...productInput(),
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        rating: 0,
        ratingCount: 0,
        version: 1,
        updatedAt: now().toISOString(),
        images: [
          expect.objectContaining({
            name: 'front.webp',
            flagman: true,
            signedUrl: '/signed/front.webp',
          }),
          expect.objectContaining({ name: 'back.webp', flagman: false }),
        ],
        sizes: [
          { size: 'S', quantity: 4, quantityReserved: 0, description: 'Chest 90 cm' },
          { size: 'M', quantity: 0, quantityReserved: 0, description: '' },
        ],
      });
      expect(await names()).toEqual(['Linen Shirt', 'Product 3', 'Product 2', 'Product 1']);
      const shown = (await visitor(shop.app).call(`GET /product/${product._id}`)).json();
      expect(shown.price).toBe(89.9);
      expect(shown).not.toHaveProperty('version');
    });

    it('needs neither pictures nor sizes nor mostPopular', async () => {
      const { mostPopular: _, ...input } = productInput({ images: [], sizes: [] });
      const { product } = (await admin.call('POST /addproduct', input)).json();
      expect(product).toMatchObject({ images: [], sizes: [], mostPopular: false });
    });

    it.each([0.01, 0.29, 1.1, 19.99, 64.35, 1005.05, 99999.99, 100_000])(
      'costs %d to the cent',
      async (price) => {
        const { product } = (await admin.call('POST /addproduct', productInput({ price }))).json();
        expect(product.price).toBe(price);
        const rows = await shop.db.select({ cents: products.priceCents }).from(products);
        expect(rows.map(({ cents }) => cents)).toContain(Number((price * 100).toFixed(0)));
      },
    );

    it.each([
      ['the first', [false, false, false], 'a.webp'],
      ['the marked one', [false, true, false], 'b.webp'],
    ])('has %s of its pictures as the main one, and keeps their order', async (_, marks, main) => {
      const images = ['a.webp', 'b.webp', 'c.webp'].map((name, index) => ({
        name,
        flagman: marks[index] ?? false,
      }));
      const { product } = (await admin.call('POST /addproduct', productInput({ images }))).json();
      const shown: ProductInput['images'] = product.images;
      expect(shown.map(({ name }) => name)).toEqual(['a.webp', 'b.webp', 'c.webp']);
      expect(shown.filter(({ flagman }) => flagman).map(({ name }) => name)).toEqual([main]);
    });

    it('loses spaces around its name', async () => {
      const input = productInput({ name: '  Linen Shirt \n' });
      expect((await admin.call('POST /addproduct', input)).json().product.name).toBe('Linen Shirt');
    });
  });

  const size = (fields: object) => ({ size: 'M', quantity: 1, description: '', ...fields });
  const image = (name: string, flagman = false) => ({ name, flagman });
  const allowed = 'XS, S, M, L, XL, XXL, 2Y, 4Y, 6Y, 8Y, 10Y, 12Y';

  describe.each(['POST /addproduct', 'POST /modifyproduct'] as const)('%s', (key) => {
    it.each<[string, object]>([
      ['name must be text of 1 to 120 characters', { name: '' }],
      ['name must be text of 1 to 120 characters', { name: 'x'.repeat(121) }],
      ['name must not be only spaces', { name: ' \t ' }],
      ['description is missing', { description: undefined }],
      ['price must be a number from 0.01 to 100000', { price: '10' }],
      ['price must be a number from 0.01 to 100000', { price: 0 }],
      ['price must be a number from 0.01 to 100000', { price: 100_000.01 }],
      ['price must have at most two decimals', { price: 19.999 }],
      ['price must have at most two decimals', { price: 10.000001 }],
      ['category must be one of women, men, kid', { category: 'dogs' }],
      ['newCollection must be true or false', { newCollection: 'yes' }],
      ['images must be at most 5', { images: 'abcdef'.split('').map((name) => image(name)) }],
      [
        'images must have one main picture, not several',
        { images: [image('a.webp', true), image('b.webp', true)] },
      ],
      [
        'images[1].name is a.webp, which is there already',
        { images: [image('a.webp'), image('a.webp')] },
      ],
      ['images[0].name is lost.webp, which was not uploaded', { images: [image('lost.webp')] }],
      ['images[0].name must be text in the right form', { images: [image('../../secret')] }],
      [`sizes[0].size must be one of ${allowed}`, { sizes: [size({ size: 'XXXL' })] }],
      ['sizes[1].size is M, which is there already', { sizes: [size({}), size({})] }],
      [
        'sizes[0].quantity must be a whole number from 0 to 1000000',
        { sizes: [size({ quantity: -1 })] },
      ],
      [
        'sizes[0].quantity must be a whole number from 0 to 1000000',
        { sizes: [size({ quantity: 1.5 })] },
      ],
      ['sizes[0].description is missing', { sizes: [size({ description: undefined })] }],
    ])('is told "%s"', async (message, fields) => {
      const id = key === 'POST /modifyproduct' ? { id: one } : {};
      const before = await names();
      const answer = await admin.call(key, { ...id, ...productInput(), ...fields });
      expect(answer.statusCode).toBe(400);
      const path = message.slice(0, message.indexOf(' '));
      expect(answer.json()).toMatchObject({ success: false, message, fields: { [path]: message } });
      expect(await names()).toEqual(before);
    });

    it('is told everything that is wrong at once', async () => {
      const wrong = {
        name: ' ',
        price: 1.001,
        sizes: [size({ size: 'Q' })],
        images: [image('lost.webp')],
      };
      const answer = await admin.call(key, {
        ...(key === 'POST /modifyproduct' && { id: one }),
        ...productInput(wrong),
      });
      const paths = ['name', 'price', 'sizes[0].size', 'images[0].name'];
      expect(Object.keys(answer.json().fields)).toEqual(paths);
    });

    it('takes no field that it does not know', async () => {
      const answer = await admin.call(key, { ...productInput(), rating: 5 });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('rating');
    });
  });

  describe('a changed one', () => {
    it('is replaced whole, and its rating stays', async () => {
      const rated = exampleProduct(7, { ratingSum: 9, ratingCount: 2, mostPopular: true });
      await addProducts(shop.db, [rated]);
      time += 1000;
      const answer = await change({ id: rated.id, mostPopular: false, category: 'men' });
      expect(answer.json()).toMatchObject({ success: true, message: 'Product Changed' });
      expect(await seen(rated.id)).toEqual(answer.json().product);
      expect(await seen(rated.id)).toMatchObject({
        name: 'Linen Shirt',
        category: 'men',
        mostPopular: false,
        rating: 4.5,
        ratingCount: 2,
        version: 2,
        updatedAt: now().toISOString(),
        sizes: [{ size: 'S' }, { size: 'M' }],
        images: [{ name: 'front.webp' }, { name: 'back.webp' }],
      });
    });

    it('keeps mostPopular where it is not sent, as the specification has it', async () => {
      await change({ mostPopular: true });
      await change({ mostPopular: undefined });
      expect((await seen()).mostPopular).toBe(true);
    });

    it('is found and sorted by its new words', async () => {
      await change({ name: 'Éclair Coat', description: 'Boiled wool' });
      expect(await names('?q=WOOL')).toEqual(['Éclair Coat']);
      expect(await names('?q=product')).toEqual(['Product 3', 'Product 2']);
      expect((await names('?sort=name'))[0]).toBe('Éclair Coat');
    });

    it('takes sizes and pictures in another order, less and more of them', async () => {
      const sizes = ['L', 'M', 'XS'].map((name) => size({ size: name }));
      await change({ sizes, images: [image('back.webp'), image('front.webp', true)] });
      const { sizes: shown, images } = await seen();
      expect(shown.map((each: { size: string }) => each.size)).toEqual(['L', 'M', 'XS']);
      expect(images).toMatchObject([
        { name: 'back.webp', flagman: false },
        { name: 'front.webp', flagman: true },
      ]);
      await change({ sizes: [], images: [] });
      expect(await seen()).toMatchObject({ sizes: [], images: [] });
    });

    it('refuses whoever changed an older version, and says so', async () => {
      expect((await change({ version: 1 })).json().product.version).toBe(2);
      const late = await change({ version: 1, name: 'Too Late' });
      expect(late.statusCode).toBe(409);
      const message =
        'This product was changed by somebody else meanwhile: reload it to see what is new, then make your change again.';
      expect(late.json()).toMatchObject({ message, fields: { version: message } });
      expect(await seen()).toMatchObject({ name: 'Linen Shirt', version: 2 });
      expect((await change({ version: 2 })).statusCode).toBe(200);
    });

    it('takes the last word of a client that knows no versions', async () => {
      await change({ name: 'First' });
      await change({ name: 'Second' });
      expect(await seen()).toMatchObject({ name: 'Second', version: 3 });
    });

    it.each([
      ['never was there', unknown],
      ['can be none', 'no-id'],
    ])('is 404 when it %s', async (_, id) => {
      expect((await change({ id })).statusCode).toBe(404);
      expect((await admin.call(`GET /getproduct/${id}`)).statusCode).toBe(404);
      expect((await admin.call(`DELETE /removeproduct/${id}`)).statusCode).toBe(404);
    });
  });

  describe('a removed one', () => {
    const remove = () => admin.call(`DELETE /removeproduct/${one}`);

    it('vanishes from every call of shoppers and admins', async () => {
      await ana.call(`POST /addfavorite/${one}`);
      await ana.call('POST /addtocart', { itemId: one, size: 'M' });
      expect((await remove()).json().success).toBe(true);

      expect(await names()).toEqual(['Product 3', 'Product 2']);
      expect((await visitor(shop.app).call(`GET /product/${one}`)).statusCode).toBe(404);
      expect((await ana.call('GET /getfavorites')).json()).toEqual([]);
      const gone = [{ itemId: one, size: 'M', quantity: 1 }];
      expect((await ana.call('GET /getcart')).json()).toMatchObject({
        cartData: [],
        removed: gone,
      });
      const guest = await visitor(shop.app).call('POST /getcartunaut', { cartItems: gone });
      expect(guest.json()).toMatchObject({ cartData: [], removed: gone });
      const again = await ana.call('POST /addtocart', { itemId: one, size: 'M' });
      expect(again.statusCode).toBe(404);

      expect((await admin.call('GET /listproducts')).json()).toHaveLength(2);
      for (const answer of [
        await change(),
        await remove(),
        await admin.call(`GET /getproduct/${one}`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().message).toBe('There is no such product');
      }
    });

    it('comes back as it was, in its old place', async () => {
      await ana.call(`POST /addfavorite/${one}`);
      const before = await seen();
      await remove();
      const restored = await admin.call('POST /restoreproducts', { ids: [one] });
      expect(restored.json()).toEqual({ success: true, count: 1 });
      expect(await seen()).toEqual({ ...before, version: 3, updatedAt: now().toISOString() });
      expect(await names()).toEqual(['Product 3', 'Product 2', 'Product 1']);
      expect((await ana.call('GET /getfavorites')).json()).toHaveLength(1);
    });

    it('tells an admin whose form was open before', async () => {
      const { version } = await seen();
      await remove();
      await admin.call('POST /restoreproducts', { ids: [one] });
      expect((await change({ version })).statusCode).toBe(409);
    });
  });

  describe('several at once', () => {
    const ids = [one, exampleId(3)];

    it('get the same category and flags, and nothing else', async () => {
      const answer = await admin.call('POST /modifyproducts', {
        ids,
        category: 'kid',
        mostPopular: true,
      });
      expect(answer.json()).toEqual({ success: true, count: 2 });
      for (const id of ids) {
        const same = { category: 'kid', mostPopular: true, newCollection: false, version: 2 };
        expect(await seen(id)).toMatchObject({ ...same, price: 10 });
      }
      expect(await seen(exampleId(2))).toMatchObject({ category: 'women', version: 1 });
    });

    it('leave and come back; a repeated call changes nothing', async () => {
      const remove = () => admin.call('POST /removeproducts', { ids });
      const restore = () => admin.call('POST /restoreproducts', { ids });
      expect((await remove()).json().count).toBe(2);
      expect((await remove()).json().count).toBe(0);
      expect(await names()).toEqual(['Product 2']);
      expect((await restore()).json().count).toBe(2);
      expect((await restore()).json().count).toBe(0);
      expect((await seen()).version).toBe(3);
    });

    it.each([
      ['POST /modifyproducts', { mostPopular: true }, unknown],
      ['POST /modifyproducts', { mostPopular: true }, 'no-id'],
      ['POST /removeproducts', {}, unknown],
      ['POST /restoreproducts', {}, unknown],
    ] as const)('are all or none: %s', async (key, fields, wrong) => {
      const gone = exampleId(2);
      await admin.call(`DELETE /removeproduct/${gone}`);
      const list = await admin.call('GET /listproducts');
      const answer = await admin.call(key, { ids: [one, gone, wrong], ...fields });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe(
        'One of these products is not in the shop: reload the list. Nothing was changed.',
      );
      expect((await admin.call('GET /listproducts')).json()).toEqual(list.json());
    });

    it('are not changed when one of them was removed', async () => {
      await admin.call(`DELETE /removeproduct/${exampleId(3)}`);
      const answer = await admin.call('POST /modifyproducts', { ids, newCollection: true });
      expect(answer.statusCode).toBe(404);
      expect(await seen()).toMatchObject({ newCollection: false, version: 1 });
    });

    it.each([
      [{ ids: [] }, 'ids'],
      [{ ids: [one, one] }, 'ids'],
      [{ ids: Array.from({ length: 201 }, (_, index) => exampleId(index)) }, 'ids'],
      [{ ids: one }, 'ids'],
      [{}, 'ids'],
      [{ ids: [one], price: 1 }, 'price'],
    ])('need a list of ids: %#', async (body, field) => {
      for (const key of ['modifyproducts', 'removeproducts', 'restoreproducts'] as const) {
        const answer = await admin.call(`POST /${key}`, body);
        expect(answer.statusCode).toBe(400);
        expect(Object.keys(answer.json().fields)).toEqual([field]);
      }
    });

    it('need something to change', async () => {
      expect((await admin.call('POST /modifyproducts', { ids })).statusCode).toBe(400);
    });
  });
});
