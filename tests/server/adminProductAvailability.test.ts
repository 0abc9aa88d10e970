import { beforeEach, describe, expect, it } from 'vitest';
import { openAdminShop } from './support/adminShop.ts';
import { visitor } from './support/customer.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';

describe('an admin’s products', async () => {
  const shop = await forSuite(openAdminShop());
  beforeEach(() => shop.refill());

  const one = exampleId(1);
  const unknown = exampleId(99);

  describe('a removed product', () => {
    const remove = () => shop.admin.call(`DELETE /removeproduct/${one}`);

    it('disappears from every call of shoppers and admins', async () => {
      await shop.ana.call(`POST /addfavorite/${one}`);
      await shop.ana.call('POST /addtocart', { itemId: one, size: 'M' });
      expect((await remove()).json().success).toBe(true);

      expect(await shop.names()).toEqual(['Product 3', 'Product 2']);
      expect((await visitor(shop.app).call(`GET /product/${one}`)).statusCode).toBe(404);
      expect((await shop.ana.call('GET /getfavorites')).json()).toEqual([]);
      const gone = [{ itemId: one, size: 'M', quantity: 1 }];
      expect((await shop.ana.call('GET /getcart')).json()).toMatchObject({
        cartData: [],
        removed: gone,
      });
      const guest = await visitor(shop.app).call('POST /getcartunaut', { cartItems: gone });
      expect(guest.json()).toMatchObject({ cartData: [], removed: gone });
      const again = await shop.ana.call('POST /addtocart', { itemId: one, size: 'M' });
      expect(again.statusCode).toBe(404);

      expect((await shop.admin.call('GET /listproducts')).json()).toHaveLength(2);
      for (const answer of [
        await shop.change(),
        await remove(),
        await shop.admin.call(`GET /getproduct/${one}`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().message).toBe('We can’t find this product');
      }
    });

    it('is restored unchanged at its old place', async () => {
      await shop.ana.call(`POST /addfavorite/${one}`);
      const before = await shop.seen();
      await remove();
      const restored = await shop.admin.call('POST /restoreproducts', { ids: [one] });
      expect(restored.json()).toEqual({ success: true, count: 1 });
      expect(await shop.seen()).toEqual({
        ...before,
        version: 3,
        updatedAt: shop.now().toISOString(),
      });
      expect(await shop.names()).toEqual(['Product 3', 'Product 2', 'Product 1']);
      expect((await shop.ana.call('GET /getfavorites')).json()).toHaveLength(1);
    });
  });

  describe('bulk changes', () => {
    it.each([
      ['POST /modifyproducts', { mostPopular: true }, unknown],
      ['POST /modifyproducts', { mostPopular: true }, 'no-id'],
      ['POST /modifyproducts', { newCollection: true }, exampleId(2)],
      ['POST /removeproducts', {}, unknown],
      ['POST /restoreproducts', {}, unknown],
    ] as const)('are all or none: %s', async (key, fields, wrong) => {
      const gone = exampleId(2);
      await shop.admin.call(`DELETE /removeproduct/${gone}`);
      const list = await shop.admin.call('GET /listproducts');
      const answer = await shop.admin.call(key, {
        ids: [...new Set([one, gone, wrong])],
        ...fields,
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe(
        'One of these products is not in the shop: reload the list. Nothing was changed.',
      );
      expect((await shop.admin.call('GET /listproducts')).json()).toEqual(list.json());
    });

    it.each([
      [{ ids: [] }, 'ids'],
      [{ ids: [one, one] }, 'ids'],
      [{ ids: Array.from({ length: 201 }, (_, index) => exampleId(index)) }, 'ids'],
      [{ ids: one }, 'ids'],
      [{}, 'ids'],
      [{ ids: [one], price: 1 }, 'price'],
    ])('require a list of ids: %#', async (body, field) => {
      for (const key of ['modifyproducts', 'removeproducts', 'restoreproducts'] as const) {
        const answer = await shop.admin.call(`POST /${key}`, body);
        expect(answer.statusCode).toBe(400);
        expect(Object.keys(answer.json().fields)).toEqual([field]);
      }
    });
  });
});
