import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { productSizes, products } from '../../server/db/catalogueSchema.ts';
import {
  addToCart,
  cleanCart,
  getCart,
  mergeCart,
  removeFromCart,
} from '../../server/services/cart/customerCart.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const size = (name: string, quantity: number) => ({ size: name, quantity, description: '' });
const target = (number: number, name = 'M') => ({ itemId: exampleId(number), size: name });
const guestLine = (number: number, quantity: number, name = 'M') => ({
  ...target(number, name),
  quantity,
});

onEitherDatabase('the customer’s cart', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { name: 'Linen Shirt', sizes: [size('M', 3), size('L', 1)] }),
      exampleProduct(2, { name: 'Wool Coat', sizes: [size('M', 2)] }),
    ]);
    ann = await shop.addCustomer(1);
  });

  const add = (number: number, name?: string, who = ann) =>
    addToCart(shop.context, who, target(number, name));
  const remove = (number: number, name?: string) =>
    removeFromCart(shop.context, ann, target(number, name));

  it('adds a unit, another to the same line, and holds each', async () => {
    expect(await add(1)).toEqual({ success: true });
    await add(1);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 2, held: 2 });
  });

  it('refuses units that are not available, and says how many are', async () => {
    const bob = await shop.addCustomer(2);
    await add(1, 'M', bob);
    await add(1);
    await add(1);
    await expect(add(1)).rejects.toMatchObject({
      status: 409,
      message: 'Only 2 left of Linen Shirt in size M.',
    });
    await add(1, 'L', bob);
    await expect(add(1, 'L')).rejects.toThrow('Linen Shirt in size L is sold out.');
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 3, held: 3 });
  });

  it('removes a unit with its hold, and the line at zero', async () => {
    await add(1);
    await add(1);
    await remove(1);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 1]]);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 1, held: 1 });
    await remove(1);
    expect(await shop.cartOf(ann)).toEqual([]);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 0, held: 0 });
    await expect(remove(1)).rejects.toMatchObject({ status: 404 });
  });

  it('empties the cart and releases all holds', async () => {
    await add(1);
    await add(1, 'L');
    await add(2);
    await cleanCart(shop.context, ann);
    expect(await shop.cartOf(ann)).toEqual([]);
    expect(await shop.stockOf(1)).toMatchObject({ quantity: 3, reserved: 0 });
    expect(await shop.stockOf(1, 'L')).toMatchObject({ reserved: 0 });
    expect(await shop.stockOf(2)).toMatchObject({ reserved: 0 });
    expect(await cleanCart(shop.context, ann)).toMatchObject({ success: true });
  });

  it('shows lines with other customers’ holds', async () => {
    const bob = await shop.addCustomer(2);
    await add(1);
    await add(1);
    await add(1, 'M', bob);
    const { cartData, removed } = await getCart(shop.context, ann);
    expect(removed).toBeUndefined();
    expect(cartData).toMatchObject([{ size: 'M', quantity: 2, product: { name: 'Linen Shirt' } }]);
    expect(cartData[0]?.product.sizes).toMatchObject([
      { size: 'M', quantity: 3, quantityReserved: 1 },
      { size: 'L', quantity: 1, quantityReserved: 0 },
    ]);
  });

  it('names products that are no longer in the shop, and can still remove them', async () => {
    await add(1);
    await add(1, 'L');
    await add(2);
    await shop.db
      .update(products)
      .set({ deletedAt: shop.now() })
      .where(eq(products.id, exampleId(2)));
    await shop.db.delete(productSizes).where(eq(productSizes.size, 'L'));
    const cart = await getCart(shop.context, ann);
    expect(cart.cartData).toHaveLength(1);
    expect(cart.removed).toHaveLength(2);
    expect(cart.message).toBe('2 items are no longer available and were left out.');
    await remove(2);
    await remove(1, 'L');
    expect(await getCart(shop.context, ann)).not.toHaveProperty('removed');
    expect(await shop.stockOf(2)).toMatchObject({ reserved: 0, held: 0 });
  });

  it('adds a guest’s lines up to the available units, and reports changes', async () => {
    await add(1);
    const lines = [guestLine(1, 1), guestLine(1, 4), guestLine(2, 1), guestLine(9, 1)];
    const cart = await mergeCart(shop.context, ann, lines, 'join-0001');
    expect(cart.message).toBe(
      'Only 3 left of Linen Shirt in size M. 1 item is no longer available and was left out.',
    );
    expect(cart.removed).toEqual([guestLine(9, 1)]);
    expect(await shop.cartOf(ann)).toEqual([
      [1, 'M', 3],
      [2, 'M', 1],
    ]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 3, held: 3 });
  });

  it('adds the same guest’s cart once, however often it is sent', async () => {
    const join = () => mergeCart(shop.context, ann, [guestLine(1, 1)], 'join-0001');
    await Promise.all([join(), join(), join(), join()]);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 1]]);
    await mergeCart(shop.context, ann, [guestLine(1, 1)], 'join-0002');
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
  });
});
