import { beforeEach, describe, expect, it } from 'vitest';
import { openAdminShop } from './support/adminShop.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { productInput } from './support/productInput.ts';

describe('an admin’s products', async () => {
  const shop = await forSuite(openAdminShop());
  beforeEach(() => shop.refill());

  const size = (fields: object) => ({ size: 'M', quantity: 1, description: '', ...fields });
  const image = (name: string, flagman = false) => ({ name, flagman });
  const allowed = 'XS, S, M, L, XL, XXL, 2Y, 4Y, 6Y, 8Y, 10Y, 12Y';
  const one = exampleId(1);

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
      [
        'images[0].name must be text of at most 200 characters in the right form',
        { images: [image('../../secret')] },
      ],
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
    ])('is refused with "%s"', async (message, fields) => {
      const id = key === 'POST /modifyproduct' ? { id: one } : {};
      const before = await shop.names();
      const answer = await shop.admin.call(key, { ...id, ...productInput(), ...fields });
      expect(answer.statusCode).toBe(400);
      const path = message.slice(0, message.indexOf(' '));
      expect(answer.json()).toMatchObject({ success: false, message, fields: { [path]: message } });
      expect(await shop.names()).toEqual(before);
    });

    it('lists all errors at once', async () => {
      const wrong = {
        name: ' ',
        price: 1.001,
        sizes: [size({ size: 'Q' })],
        images: [image('lost.webp')],
      };
      const answer = await shop.admin.call(key, {
        ...(key === 'POST /modifyproduct' && { id: one }),
        ...productInput(wrong),
      });
      const paths = ['name', 'price', 'sizes[0].size', 'images[0].name'];
      expect(Object.keys(answer.json().fields)).toEqual(paths);
    });

    it('refuses numbers that the database cannot store', async () => {
      const answer = await shop.admin.call(key, {
        ...(key === 'POST /modifyproduct' && { id: one, version: 2 ** 53 }),
        ...productInput({ sizes: [{ ...size({}), quantitySeen: 2 ** 53 }] }),
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toContain('sizes[0].quantitySeen');
    });

    it('refuses unknown fields', async () => {
      const answer = await shop.admin.call(key, { ...productInput(), rating: 5 });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('rating');
    });
  });
});
