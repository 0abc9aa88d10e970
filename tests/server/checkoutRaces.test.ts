import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OrderReply } from '../../contract/schemas/order.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { cartLines } from '../../server/db/checkoutSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import {
  addToCart,
  cleanCart,
  mergeCart,
  removeFromCart,
} from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { cancelPayment, handlePaymentEvent } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { readSettings, saveCode } from '../../server/services/selling/selling.ts';
import { onBothDatabases, onEitherDatabase, onPostgres } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { barrier, settle, settleShuffled, shuffle } from './support/crowd.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const target = (number: number) => ({ itemId: exampleId(number), size: 'M' });
const addCustomers = (shop: TestShop, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => shop.addCustomer(number)));

onBothDatabases('checkout races', (database, _another, rounds) => {
  it('adds the last 5 units to carts 5 times, for 50 customers and for one', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5), stocked(2, 5)]);
    const customers = await addCustomers(shop, 50);
    const [one = ''] = customers;
    const byMany = await settle(
      customers.map((id) => () => addToCart(shop.context, id, target(1))),
    );
    const byOne = await settle(customers.map(() => () => addToCart(shop.context, one, target(2))));
    for (const results of [byMany, byOne]) {
      expect(results.done).toHaveLength(5);
      expect(new Set(results.statuses)).toEqual(new Set([409]));
    }
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 5, held: 5 });
    expect(await shop.stockOf(2)).toEqual({ quantity: 5, reserved: 5, held: 5 });
  });

  it('makes one order from 50 webhooks and 50 /createorder calls, shuffled', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    const ann = await shop.addCustomer(1);
    await addToCart(shop.context, ann, target(1));
    const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    await shop.payments.pay(payment);
    const session = { id: payment, state: 'paid' as const };
    const webhook = async (event: number): Promise<OrderReply | undefined> => {
      await handlePaymentEvent(shop.context, { id: `evt_${event}`, type: 'paid', session });
      return undefined;
    };
    const calls = Array.from({ length: 50 }, (_, number) => [
      // Each event arrives twice.
      () => webhook(number >> 1),
      () => createOrder(shop.context, ann, number % 2 ? payment : undefined),
    ]).flat();
    const { done, statuses } = await settle<OrderReply | undefined>(shuffle(calls));
    expect(statuses).toEqual([]);
    const orders = new Set(done.flatMap((answer) => answer?.order?._id ?? []));
    expect(orders.size).toBe(1);
    expect(await shop.countOrders()).toBe(1);
    expect(await shop.stockOf(1)).toEqual({ quantity: 4, reserved: 0, held: 0 });
    expect(await shop.cartOf(ann)).toEqual([]);
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
  });

  it('sells the last unit to one of two customers', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const shop = await openTestShop(database(), [stocked(1, 1)]);
      const customers = await addCustomers(shop, 2);
      const { done, statuses } = await settle(
        customers.map((id) => async () => {
          await addToCart(shop.context, id, target(1));
          const payment = await checkOut(shop, id, [[1, 'M', 1, 10]]);
          await shop.payments.pay(payment);
          return createOrder(shop.context, id, payment);
        }),
      );
      expect(done).toHaveLength(1);
      expect(statuses).toEqual([409]);
      expect(await shop.stockOf(1)).toEqual({ quantity: 0, reserved: 0, held: 0 });
    }
  });

  it('gives a unit with an expired hold to its owner’s checkout or to another customer', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const shop = await openTestShop(database(), [stocked(1, 1)]);
      const [ann = '', bob = ''] = await addCustomers(shop, 2);
      await addToCart(shop.context, ann, target(1));
      shop.pass(15);
      const { done, statuses } = await settleShuffled([
        () => checkOut(shop, ann, [[1, 'M', 1, 10]]),
        () => addToCart(shop.context, bob, target(1)),
        () => cleanUp(shop.context),
      ]);
      expect(done).toHaveLength(2);
      expect(statuses).toEqual([409]);
      expect(await shop.stockOf(1)).toEqual({ quantity: 1, reserved: 1, held: 1 });
    }
  });

  it('makes either an order or a free unit when a session is paid and ended at once', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const shop = await openTestShop(database(), [stocked(1, 1)]);
      const ann = await shop.addCustomer(1);
      await addToCart(shop.context, ann, target(1));
      const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
      await settleShuffled([
        () => shop.payments.pay(payment).then(() => createOrder(shop.context, ann, payment)),
        () => checkOut(shop, ann, [[1, 'M', 1, 10]], { phone: '+351999999999' }),
        () => cleanCart(shop.context, ann),
      ]);
      const isPaid = (await shop.payments.find(payment))?.status === 'paid';
      expect(await shop.countOrders()).toBe(isPaid ? 1 : 0);
      const { quantity, reserved, held } = await shop.stockOf(1);
      expect(quantity).toBe(isPaid ? 0 : 1);
      expect(reserved).toBe(held);
    }
  });

  it('keeps stock and holds consistent while many customers compete for many sizes', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const shop = await openTestShop(
      database(),
      numbers.map((number) => stocked(number, 8)),
    );
    const customers = await addCustomers(shop, 20);
    const calls = customers.flatMap((id, index) => {
      const order = index % 2 ? numbers : [...numbers].reverse();
      const lines = order.map((number) => ({ ...target(number), quantity: 2 }));
      return [
        () => mergeCart(shop.context, id, lines, `join-${index}`),
        ...order.map((number) => () => addToCart(shop.context, id, target(number))),
        () => removeFromCart(shop.context, id, target(3)),
        () => cleanCart(shop.context, id),
        () => mergeCart(shop.context, id, lines, `again-${index}`),
        () => cleanUp(shop.context),
      ];
    });
    const { statuses } = await settleShuffled(calls);
    expect(statuses.filter((status) => status !== 409 && status !== 404)).toEqual([]);
    for (const number of numbers) {
      const { quantity, reserved, held } = await shop.stockOf(number);
      expect(quantity).toBe(8);
      expect(reserved).toBe(held);
      expect(reserved).toBeLessThanOrEqual(8);
    }
    shop.pass(20);
    await cleanUp(shop.context);
    expect(await shop.stockOf(1)).toEqual({ quantity: 8, reserved: 0, held: 0 });
  });
});

onEitherDatabase('checkout races of a crowd', (database) => {
  it('accepts a code for 50 orders 50 times, with 200 customers at once', async () => {
    const shop = await openTestShop(database(), [stocked(1, 200)]);
    const customers = await addCustomers(shop, 200);
    const code = { code: 'FIRST50', kind: 'percent' as const, value: 10, minimum: 0, maxUses: 50 };
    await saveCode(shop.context, code);
    await shop.db.insert(cartLines).values(
      customers.map((userId) => ({
        ...{ userId, productId: exampleId(1), size: 'M', quantity: 1 },
        addedAt: shop.now(),
      })),
    );
    const withCode = (id: string) =>
      checkOut(shop, id, [[1, 'M', 1, 10]], { code: 'first50', total: 9 });
    const paying = await settle(customers.map((id) => () => withCode(id)));
    expect(paying.done).toHaveLength(50);
    expect(new Set(paying.statuses)).toEqual(new Set([409]));

    // One customer leaves the payment page, which frees the code for one other.
    const [left = '', ...others] = paying.done;
    await cancelPayment(shop.context, left);
    // At least ten of the 60 have not paid.
    const some = customers.slice(-60);
    const again = await settle(some.map((id) => () => withCode(id)));
    const opened = again.done.filter((id) => !paying.done.includes(id));
    expect(opened).toHaveLength(1);
    for (const id of [...others, ...opened]) {
      await shop.payments.pay(id);
      await handlePaymentEvent(shop.context, { id, type: 'paid', session: { id, state: 'paid' } });
    }
    const late = await settle(some.map((id) => () => withCode(id)));
    expect(late.done).toEqual([]);
    const sold = await shop.db.select().from(orders).where(eq(orders.code, 'FIRST50'));
    expect(sold).toHaveLength(50);
    for (const order of sold) expect(order).toMatchObject({ totalCents: 900, discountCents: 100 });
    expect((await readSettings(shop.context)).codes[0]?.uses).toBe(50);
  });
});

onPostgres('the control', (database) => {
  it('oversells if units are read before the write', async () => {
    const { db, stockOf } = await openTestShop(database(), [stocked(1, 5)]);
    const ofProduct = eq(productSizes.productId, exampleId(1));
    const everybodyHasRead = barrier(10);
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(productSizes).where(ofProduct);
        await everybodyHasRead();
        if (!row || row.quantity - row.reserved < 1) return 'refused';
        await tx
          .update(productSizes)
          .set({ reserved: row.reserved + 1 })
          .where(ofProduct);
        return 'added';
      });
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(answers).toEqual(Array(10).fill('added'));
    expect((await stockOf(1)).reserved).toBeLessThanOrEqual(5);
  });
});
