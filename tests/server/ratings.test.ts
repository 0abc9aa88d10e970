import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { listRelatedProducts, rateProduct } from '../../server/services/catalogue/ratings.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn } from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('ratings', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { ratingSum: 9, ratingCount: 2 }),
      exampleProduct(2),
      exampleProduct(3),
    ]);
    ann = await shop.addCustomer(1);
  });

  async function buyOne(number: number, who = ann) {
    await addToCart(shop.context, who, { itemId: exampleId(number), size: 'M' });
    return (await buy(shop, who, [[number, 'M', 1, 10]])).order._id;
  }
  const rate = (number: number, rating: number, who = ann) =>
    rateProduct(shop.context, who, exampleId(number), rating);
  const related = async () =>
    (await listRelatedProducts(shop.context, ann)).map(({ productId, status, rating }) => [
      productId.name,
      status,
      rating,
    ]);
  const average = async (number: number) => {
    const { ratingSum: sum, ratingCount: count } = products;
    return (
      await shop.db
        .select({ sum, count })
        .from(products)
        .where(eq(products.id, exampleId(number)))
    )[0];
  };

  it('list each bought product once, newest first, rated or to rate', async () => {
    await buyOne(1);
    shop.pass(1);
    await buyOne(2);
    shop.pass(1);
    await buyOne(1);
    expect(await related()).toEqual([
      ['Product 1', 'to_rate', undefined],
      ['Product 2', 'to_rate', undefined],
    ]);
    await rate(2, 4);
    expect(await related()).toEqual([
      ['Product 1', 'to_rate', undefined],
      ['Product 2', 'rated', 4],
    ]);
  });

  it('change the average by each customer once, and by changed ratings', async () => {
    await buyOne(1);
    await rate(1, 5);
    expect(await average(1)).toEqual({ sum: 14, count: 3 });
    await rate(1, 2);
    expect(await average(1)).toEqual({ sum: 11, count: 3 });
    await Promise.all([1, 2, 3, 4, 5, 3].map((rating) => rate(1, rating)));
    expect((await average(1))?.count).toBe(3);
    await rate(1, 1);
    expect(await average(1)).toEqual({ sum: 10, count: 3 });
  });

  it('count everybody who rates at the same time', async () => {
    const customers: string[] = [];
    for (const number of [2, 3, 4]) customers.push(await shop.addCustomer(number));
    for (const customer of customers) await buyOne(2, customer);
    await Promise.all(customers.map((customer) => rate(2, 5, customer)));
    expect(await average(2)).toEqual({ sum: 15, count: 3 });
  });

  it('are refused without a purchase, after a full return, and for unknown products', async () => {
    await expect(rate(1, 5)).rejects.toMatchObject({ status: 403 });
    const order = await buyOne(1);
    await shop.db.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order));
    await expect(rate(1, 5)).rejects.toMatchObject({ status: 403 });
    expect(await related()).toEqual([]);
    await expect(rate(9, 5)).rejects.toMatchObject({ status: 404 });
    await expect(rateProduct(shop.context, ann, 'shirt', 5)).rejects.toMatchObject({ status: 404 });
    await buyOne(3);
    await shop.db
      .update(products)
      .set({ deletedAt: shop.now() })
      .where(eq(products.id, exampleId(3)));
    await expect(rate(3, 5)).rejects.toMatchObject({ status: 404 });
    expect(await related()).toEqual([]);
    expect(await average(1)).toEqual({ sum: 9, count: 2 });
  });

  it('need a kept unit: a line returned unit by unit can be rated until the last', async () => {
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    const orderId = (await buy(shop, ann, [[1, 'M', 2, 10]])).order._id;
    await editOrder(shop, ann, orderId, { delivery_status: 'delivered' });
    const [first, second] = [v7(), v7()];
    for (const requestId of [first, second]) {
      const lines = [{ line: 0, quantity: 1 }];
      const request = { requestId, reason: 'unsaid', lines } as const;
      await requestReturn(shop.context, { userId: ann, orderId }, request);
    }
    const receive = (id: string, kind: 'restocked' | 'damaged') =>
      receiveReturn(shop.context, ann, id, {
        lines: [{ line: 0, restocked: 0, damaged: 0, [kind]: 1 }],
      });
    await receive(first, 'restocked');
    await rate(1, 5);
    await receive(second, 'damaged');
    await expect(rate(1, 4)).rejects.toMatchObject({ status: 403 });
    expect(await related()).toEqual([]);
  });
});
