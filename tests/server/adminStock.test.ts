import { beforeEach, expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { moveProducts, removeProduct } from '../../server/services/admin/adminProducts.ts';
import { modifyProduct } from '../../server/services/admin/saveProduct.ts';
import { addToCart, getCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('admins and stock', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    const sizes = ['S', 'M'].map((size) => ({ size, quantity: 5, description: '' }));
    shop = await openTestShop(database(), [exampleProduct(1, { sizes })]);
    ann = await shop.addCustomer(1);
  });

  const id = exampleId(1);
  const size = (name: string, quantity: number, quantitySeen?: number) => ({
    size: name,
    quantity,
    description: '',
    ...(quantitySeen !== undefined && { quantitySeen }),
  });
  const change = (sizes: ProductInput['sizes'], fields: Partial<ProductInput> = {}) =>
    modifyProduct(
      { ...shop.context, pictures: somePictures },
      { id, ...productInput({ price: 10, ...fields, sizes }) },
    );
  const hold = async (units: number) => {
    for (let unit = 0; unit < units; unit++) {
      await addToCart(shop.context, ann, { itemId: id, size: 'M' });
    }
  };
  const sell = async (units: number) => {
    await hold(units);
    const payment = await checkOut(shop, ann, [[1, 'M', units, 10]]);
    await shop.payments.pay(payment);
    return createOrder(shop.context, ann, payment);
  };

  it('lowers a size to its reserved units and no further, and changes nothing else', async () => {
    await hold(2);
    await expect(change([size('S', 9), size('M', 1)])).rejects.toMatchObject({
      status: 409,
      message: 'Size M cannot go below 2: 2 units are reserved in carts and checkouts right now.',
      fields: { 'sizes[1].quantity': expect.stringContaining('Size M') },
    });
    expect(await shop.stockOf(1, 'S')).toMatchObject({ quantity: 5 });
    await change([size('S', 9), size('M', 2)]);
    expect(await shop.stockOf(1, 'S')).toMatchObject({ quantity: 9 });
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 2, held: 2 });
  });

  it('keeps a removed size that is reserved; removes one without holds', async () => {
    await hold(1);
    await expect(change([size('S', 5)])).rejects.toMatchObject({
      status: 409,
      message: 'Size M cannot be removed: one unit is reserved in carts and checkouts right now.',
      fields: { sizes: expect.stringContaining('Size M') },
    });
    const { sizes } = await change([size('M', 5)]);
    expect(sizes.map((each) => each.size)).toEqual(['M']);
  });

  it('is not blocked by an expired hold', async () => {
    await hold(2);
    shop.pass(15);
    await change([size('S', 5), size('M', 0)]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 0, reserved: 0, held: 0 });
    await change([size('S', 5)]);
    expect(await getCart(shop.context, ann)).toMatchObject({
      cartData: [],
      removed: [{ itemId: id, size: 'M', quantity: 2 }],
    });
  });

  it('does not put back units that were sold since the form was opened', async () => {
    await sell(2);
    await change([size('S', 5, 5), size('M', 5, 5)]);
    expect(await shop.stockOf(1)).toMatchObject({ quantity: 3 });
    await change([size('S', 5, 5), size('M', 15, 5)]);
    expect(await shop.stockOf(1)).toMatchObject({ quantity: 13 });
    await expect(change([size('M', 0, 20)])).rejects.toMatchObject({
      status: 409,
      message: 'Size M has only 13 left by now: reload the product.',
    });
  });

  it('takes a new size’s quantity as typed', async () => {
    await change([size('S', 5, 5), size('M', 5, 5), size('L', 4, 1)]);
    expect(await shop.stockOf(1, 'L')).toMatchObject({ quantity: 4 });
  });

  it('charges an open checkout the price that it showed', async () => {
    await hold(1);
    const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    await change([size('S', 5), size('M', 5)], { price: 99 });
    await shop.payments.pay(payment);
    const { order } = await createOrder(shop.context, ann, payment);
    expect(order).toMatchObject({ total: 10, products: [{ price: 10, name: 'Product 1' }] });
    expect(await shop.stockOf(1)).toEqual({ quantity: 4, reserved: 0, held: 0 });
  });

  it('charges a later checkout the new price', async () => {
    await hold(1);
    await change([size('S', 5), size('M', 5)], { price: 99 });
    await expect(checkOut(shop, ann, [[1, 'M', 1, 10]])).rejects.toThrow(
      'The price of Linen Shirt is now $99.00.',
    );
    await checkOut(shop, ann, [[1, 'M', 1, 99]]);
  });

  it('makes an order if its product is removed during payment, and old orders keep it', async () => {
    await hold(1);
    const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    await removeProduct(shop.context, id);
    await shop.payments.pay(payment);
    const { order } = await createOrder(shop.context, ann, payment);
    expect(order).toMatchObject({
      delivery_status: 'processing',
      products: [{ product_id: id, name: 'Product 1', quantity: 1 }],
    });
    await moveProducts(shop.context, [id], true);
    expect(await shop.stockOf(1)).toEqual({ quantity: 4, reserved: 0, held: 0 });
  });

  it('cannot sell a product that is removed before payment', async () => {
    await hold(1);
    await removeProduct(shop.context, id);
    await expect(checkOut(shop, ann, [[1, 'M', 1, 10]])).rejects.toMatchObject({ status: 409 });
    shop.pass(15);
    await moveProducts(shop.context, [id], true);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 1]]);
    await hold(1);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 2, held: 2 });
  });
});
