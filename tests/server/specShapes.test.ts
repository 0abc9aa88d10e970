import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeDelivery } from '../../server/repositories/selling.ts';
import { openAdminShop } from './support/adminShop.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { newCustomer, signedUp, visitor } from './support/customer.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { productInput } from './support/productInput.ts';

describe('shapes from the specification', async () => {
  const shop = await forSuite(openAdminShop());
  beforeEach(() => shop.refill());
  const add = { itemId: exampleId(1), size: 'M' };

  it('are accepted for a product: sizes and pictures as in replies', async () => {
    await shop.ana.call('POST /addtocart', add);
    const { _id: id, ...product } = (
      await visitor(shop.app).call(`GET /product/${add.itemId}`)
    ).json();
    const { name, description, price, category, newCollection, sizes } = product;
    const [reserved] = sizes.filter(({ size }: { size: string }) => size === add.size);
    expect(reserved.quantityReserved).toBe(1);
    const images = [{ name: 'front.webp', flagman: true, signedUrl: '/signed/front.webp' }];
    const answer = await shop.admin.call('POST /modifyproduct', {
      ...{ id, name, description, price, category, newCollection, images },
      sizes: sizes.map((size: object) => ({ ...size, quantityReserved: 0 })),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const noCodes = { sku: '', barcode: '' };
    const withCodes = sizes.map((size: object) => ({ ...size, ...noCodes }));
    expect(answer.json().product.sizes).toEqual(withCodes);
    const added = await shop.admin.call('POST /addproduct', {
      ...productInput({ images }),
      sizes: [{ size: 'M', quantity: 3, quantityReserved: 2, description: '' }],
    });
    expect(added.json().product.sizes[0].quantityReserved).toBe(0);
  });

  it('are accepted for a guest’s cart: a bare list, and items as in replies', async () => {
    const guest = visitor(shop.app);
    const cartOf = async (body: object) =>
      (await guest.call('POST /getcartunaut', body)).json().cartData;
    const lines = [{ ...add, quantity: 2 }];
    const cart = await cartOf({ cartItems: lines });
    expect(cart).toHaveLength(1);
    expect(await cartOf(lines)).toEqual(cart);
    expect(await cartOf(cart)).toEqual(cart);
    expect(await cartOf([{ product: add.itemId, size: 'M', quantity: 2 }])).toEqual(cart);
    const bea = await signedUp(shop.app, `${v7()}@shop.test`, { cartItems: cart });
    expect((await bea.call('GET /getcart')).json().cartData).toMatchObject([
      { size: 'M', quantity: 2 },
    ]);
    const wrong = { cartItems: [{ product: {}, size: 'M', quantity: 1 }] };
    const refused = await guest.call('POST /signup', newCustomer('c@shop.test', wrong));
    expect(refused.json().message).toBe('cartItems[0].itemId must be text of 1 to 64 characters');
  });

  it('are accepted for a checkout: the payment page adds the shop’s first delivery', async () => {
    await writeDelivery(shop.db, {
      ...{
        id: v7(),
        name: 'Standard',
        price: 4.9,
        minDays: 3,
        maxDays: 5,
        countries: ['Portugal'],
      },
    });
    const bea = await signedUp(shop.app, `${v7()}@shop.test`);
    await bea.call('POST /addtocart', add);
    const { price } = (await visitor(shop.app).call(`GET /product/${add.itemId}`)).json();
    const checkOut = (change: object) =>
      bea.call('POST /stripe/create-checkout-session', {
        ...checkoutRequest(bea.id, [[1, 'M', 1, price]], change),
      });
    const page = await checkOut({});
    expect(page.statusCode, page.body).toBe(200);
    const { pathname } = new URL(page.json().url);
    expect((await shop.app.inject(pathname)).body).toContain('Standard, 3 to 5 days');
    expect((await checkOut({ total: price - 1 })).statusCode).toBe(409);
    const elsewhere = await checkOut({ address: 'Main St 1, Boston, USA, 02101' });
    expect(elsewhere.json().message).toBe('We do not deliver to USA yet.');
    const ours = await checkOut({ fullName: 'Bea Lima' });
    expect(ours.json().message).toBe('Choose how your order is delivered.');
  });
});
