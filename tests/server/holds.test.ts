import { beforeEach, expect, it } from 'vitest';
import {
  addToCart,
  cleanCart,
  getCart,
  mergeCart,
  removeFromCart,
} from '../../server/services/cart/customerCart.ts';
import { cancelPayment } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onBothDatabases('holds on stock', (database) => {
  let shop: TestShop;
  let ann: string;
  let bob: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [stocked(1, 2, { name: 'Linen Shirt' })]);
    ann = await shop.addCustomer(1);
    bob = await shop.addCustomer(2);
  });

  const target = { itemId: exampleId(1), size: 'M' };
  const add = (who: string) => addToCart(shop.context, who, target);
  const addBoth = async (who: string) => {
    await add(who);
    await add(who);
  };

  it('keep a unit for 15 minutes, and then release it', async () => {
    await addBoth(ann);
    shop.pass(14.9);
    await expect(add(bob)).rejects.toThrow('Linen Shirt in size M is sold out.');
    shop.pass(0.1);
    await add(bob);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 1, held: 1 });
  });

  it('show the customer their end', async () => {
    expect(await getCart(shop.context, ann)).not.toHaveProperty('heldUntil');
    await add(ann);
    const heldUntil = new Date(shop.context.now().getTime() + 15 * 60_000).toISOString();
    expect(await getCart(shop.context, ann)).toMatchObject({ heldUntil });
    await removeFromCart(shop.context, ann, target);
    expect(await getCart(shop.context, ann)).not.toHaveProperty('heldUntil');
  });

  it.each([
    ['reading it', () => getCart(shop.context, ann)],
    [
      'changing it',
      async () => {
        await removeFromCart(shop.context, ann, target);
        await add(ann);
      },
    ],
  ])('are extended while the cart is used: %s', async (_, use) => {
    await addBoth(ann);
    shop.pass(10);
    await use();
    shop.pass(10);
    await expect(add(bob)).rejects.toMatchObject({ status: 409 });
  });

  it('are not renewed when a cart with expired ones is read', async () => {
    await addBoth(ann);
    shop.pass(20);
    await getCart(shop.context, ann);
    await addBoth(bob);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 2, held: 2 });
  });

  it('are released when they expire, for product lists', async () => {
    await addBoth(ann);
    shop.pass(15);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 2 });
    await cleanUp(shop.context);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 0, held: 0 });
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
  });

  it('are renewed for a whole line, or the available units are reported', async () => {
    await add(ann);
    shop.pass(20);
    await add(ann);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 2, held: 2 });
    shop.pass(20);
    await add(bob);
    const ordering = checkOut(shop, ann, [[1, 'M', 2, 10]]);
    await expect(ordering).rejects.toMatchObject({
      status: 409,
      message: 'Only 1 left of Linen Shirt in size M.',
      fields: { 'orderDetails.products[0].quantity': 'Only 1 left of Linen Shirt in size M.' },
    });
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 1, held: 1 });
  });

  it('are renewed at checkout, for the session’s lifetime', async () => {
    await addBoth(ann);
    shop.pass(20);
    await checkOut(shop, ann, [[1, 'M', 2, 10]]);
    shop.pass(29.9);
    await cleanUp(shop.context);
    await expect(add(bob)).rejects.toMatchObject({ status: 409 });
    shop.pass(0.1);
    await cleanUp(shop.context);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 0, held: 0 });
    await add(bob);
  });

  it('keep a session’s units while the cart changes', async () => {
    await addBoth(ann);
    await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 2, held: 2 });
    await cleanCart(shop.context, ann);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 1, held: 1 });
    await add(ann);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 1, held: 1 });
    await add(ann);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 2, held: 2 });
    await expect(add(ann)).rejects.toThrow('Only 2 left of Linen Shirt in size M.');
  });

  it('are not doubled for a cart if an open session already holds more', async () => {
    await addBoth(ann);
    const payment = await checkOut(shop, ann, [[1, 'M', 2, 10]]);
    for (let unit = 1; unit <= 2; unit++) await removeFromCart(shop.context, ann, target);
    await add(ann);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 1]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 2, held: 2 });
    await cleanCart(shop.context, ann);
    await mergeCart(shop.context, ann, [{ ...target, quantity: 1 }], exampleId(50));
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 1]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 2, held: 2 });
    expect(await shop.payments.pay(payment)).toBe('paid');
  });

  it('return to the cart when the customer cancels', async () => {
    await addBoth(ann);
    const payment = await checkOut(shop, ann, [[1, 'M', 2, 10]]);
    shop.pass(10);
    await cancelPayment(shop.context, payment);
    await expect(add(bob)).rejects.toMatchObject({ status: 409 });
    shop.pass(15);
    await addBoth(bob);
    expect(await shop.cartOf(ann)).toEqual([[1, 'M', 2]]);
    expect(await shop.payments.pay(payment)).toBe('ended');
  });
});
