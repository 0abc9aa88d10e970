import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('favourites', async () => {
  let customer: Customer;
  let time = Date.UTC(2026, 2, 1);
  let count = 0;
  const list = [1, 2, 3, 4].map((number) => exampleProduct(number));
  const shop = await forSuite(openTestApp({ products: list, now: () => new Date(time++) }));
  beforeEach(async () => {
    customer = await signedUp(shop.app, `customer-${count++}@shop.test`);
  });

  const add = (number: number) => customer.call(`POST /addfavorite/${exampleId(number)}`);
  const remove = (number: number) => customer.call(`POST /removefavorite/${exampleId(number)}`);
  const listed = async () =>
    (await customer.call('GET /getfavorites')).json().map(({ _id }: Product) => _id);
  const ids = (...numbers: number[]) => numbers.map(exampleId);

  it('are listed as products, newest first, and their ids are in /getuser', async () => {
    await add(2);
    await add(1);
    expect(await listed()).toEqual(ids(1, 2));
    const user = (await customer.call('GET /getuser')).json();
    expect(user.favoriteProducts).toEqual(ids(1, 2));
    const [first] = (await customer.call('GET /getfavorites')).json();
    const [product] = [(await customer.call(`GET /product/${exampleId(1)}`)).json()];
    expect(first).toEqual(product);
  });

  it('are separate for each customer', async () => {
    await add(1);
    const other = await signedUp(shop.app, `other-${count++}@shop.test`);
    expect((await other.call('GET /getfavorites')).json()).toEqual([]);
    await other.call(`POST /removefavorite/${exampleId(1)}`);
    expect(await listed()).toEqual(ids(1));
  });

  it('omit removed products, which can still be removed', async () => {
    await add(3);
    await add(4);
    const gone = eq(products.id, exampleId(4));
    await shop.db
      .update(products)
      .set({ deletedAt: new Date(time) })
      .where(gone);
    expect(await listed()).toEqual(ids(3));
    expect((await customer.call('GET /getuser')).json().favoriteProducts).toEqual(ids(3));
    expect((await add(4)).statusCode).toBe(404);
    expect((await remove(4)).statusCode).toBe(200);
    expect((await remove(4)).statusCode).toBe(404);
  });
});
