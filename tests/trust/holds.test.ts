import { expect, it } from 'vitest';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import type { Database } from '../../server/db/database.ts';
import { cleanCart, mergeCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { cancelPayment } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { onBothDatabases, onPostgres } from '../server/support/bothDatabases.ts';
import { type Bought, checkOut } from '../server/support/checkoutRequest.ts';
import { recordDeadlocks, settle, shuffle } from '../server/support/crowd.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { openTestShop, type TestShop } from '../server/support/testShop.ts';
import { amount } from './support/amount.ts';
import { findContradictions } from './support/ledger.ts';

const cartOf = (numbers: number[]) =>
  numbers.map((number) => ({ itemId: exampleId(number), size: 'M', quantity: 1 }));
const linesOf = (numbers: number[]) => numbers.map((number): Bought => [number, 'M', 1, 10]);

/** Adds these products to the customer's cart and starts a checkout of `bought` of them. */
async function begin(shop: TestShop, customer: string, numbers: number[], bought = numbers) {
  await mergeCart(shop.context, customer, cartOf(numbers), `join-${Math.random()}`);
  return checkOut(shop, customer, linesOf(bought));
}

const leavers = amount('LEAVERS', 25, 100);

onBothDatabases(`${leavers} abandoned carts and checkouts`, (database) => {
  it('of 12 sizes each are released within a minute after they expire', async () => {
    const numbers = Array.from({ length: 12 * leavers }, (_, index) => index + 1);
    const shop = await openTestShop(
      database(),
      numbers.map((number) => exampleProduct(number)),
    );
    const payments: string[] = [];
    for (let leaver = 0; leaver < leavers; leaver++) {
      const own = numbers.slice(12 * leaver, 12 * (leaver + 1));
      payments.push(await begin(shop, await shop.addCustomer(leaver), own, own.slice(0, 1)));
    }
    expect(await reservedUnits(shop.db)).toBe(12 * leavers);

    shop.pass(32);
    // The minute's two rounds.
    await cleanUp(shop.context);
    await cleanUp(shop.context);
    expect(await reservedUnits(shop.db)).toBe(0);
    expect(await findContradictions(shop.db, shop.now())).toEqual({});
    for (const payment of payments) expect(await shop.payments.pay(payment)).toBe('ended');
  });
});

async function reservedUnits(db: Database): Promise<number> {
  const rows = await db.select({ reserved: productSizes.reserved }).from(productSizes);
  return rows.reduce((sum, { reserved }) => sum + reserved, 0);
}

const rounds = amount('ROUNDS', 2, 20);

onPostgres('carts with the same lines in opposite order', (database) => {
  it(`never deadlock in ${rounds} rounds of 40 customers`, async () => {
    const deadlocks = recordDeadlocks(database().db);
    const numbers = [1, 2, 3, 4, 5, 6];
    for (let round = 1; round <= rounds; round++) {
      const sizes = [{ size: 'M', quantity: 30, description: '' }];
      const products = numbers.map((number) => exampleProduct(number, { sizes }));
      const shop = await openTestShop(database(), products);
      const customers = await Promise.all(
        Array.from({ length: 40 }, (_, number) => shop.addCustomer(number)),
      );
      const calls = customers.map((customer, index) => async () => {
        const order = index % 2 ? numbers : [...numbers].reverse();
        const payment = await begin(shop, customer, order);
        if (index % 4 < 2) return cancelPayment(shop.context, payment);
        await shop.payments.pay(payment);
        return createOrder(shop.context, customer, payment);
      });
      const empty = customers.map((customer) => () => cleanCart(shop.context, customer));
      const { statuses } = await settle<unknown>(
        shuffle<() => Promise<unknown>>([...calls, ...empty, () => cleanUp(shop.context)]),
      );
      // An emptied cart, or too few units, is not an error here.
      expect(statuses.filter((status) => ![400, 402, 409].includes(Number(status)))).toEqual([]);
      expect(await findContradictions(shop.db, shop.now())).toEqual({});
    }
    expect(deadlocks).toEqual([]);
  });
});
