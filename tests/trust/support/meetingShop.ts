import { expect } from 'vitest';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import type { Connection, Database } from '../../../server/db/database.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { createOrder } from '../../../server/services/checkout/createOrder.ts';
import { createTestPayments } from '../../../server/services/checkout/testPayments.ts';
import { checkOut } from '../../server/support/checkoutRequest.ts';
import { exampleId, exampleProduct } from '../../server/support/exampleProduct.ts';
import { openTestShop } from '../../server/support/testShop.ts';
import type { Race, RaceResult } from './interleavings.ts';

type Details = Partial<CheckoutRequest['orderDetails']>;

/** Ann and Ben, and a shop with so many units of one size. */
export async function openMeetingShop(connection: Connection, quantity: number) {
  const sizes = [{ size: 'M', quantity, description: '' }];
  const shop = await openTestShop(connection, [exampleProduct(1, { sizes })]);
  const [ann, ben, admin] = [
    await shop.addCustomer(1),
    await shop.addCustomer(2),
    await shop.addCustomer(3),
  ];
  /** What a server that works on this database has, which may know the time of another moment. */
  const on = (db: Database, now = shop.now) => {
    return { ...shop.context, db, now, payments: createTestPayments({ db, now }) };
  };
  const fill = async (customer: string, units: number) => {
    for (let unit = 0; unit < units; unit++) {
      await addToCart(shop.context, customer, { itemId: exampleId(1), size: 'M' });
    }
  };
  return {
    ...{ shop, ann, ben, admin, on, fill },
    checkOut: (db: Database, customer: string, units = 1, details: Details = {}) =>
      checkOut({ context: on(db) }, customer, [[1, 'M', units, 10]], details),
    /** Begins to pay for one unit. */
    begin: async () => {
      await fill(ann, 1);
      return checkOut(shop, ann, [[1, 'M', 1, 10]]);
    },
    payAndOrder: async (db: Database, payment: string, now = shop.now) => {
      await on(db, now).payments.pay(payment);
      return createOrder(on(db, now), ann, payment);
    },
    /** Whoever has paid has one order, one mail and their unit; else it is there for others. */
    checkPaid: async (payment: string, before = quantity) => {
      const isPaid = (await shop.payments.find(payment))?.status === 'paid';
      expect(await shop.countOrders()).toBe(isPaid ? 1 : 0);
      expect((await shop.stockOf(1)).quantity).toBe(isPaid ? before - 1 : before);
      await shop.mailer.idle();
      expect(shop.mails).toHaveLength(isPaid ? 1 : 0);
    },
  };
}

export type MeetingShop = Awaited<ReturnType<typeof openMeetingShop>>;

/** Two operations that may meet, in a shop with so many units of one size. */
export type Meeting = [name: string, units: number, prepare: (shop: MeetingShop) => Promise<Race>];

/** One of both gets it, the other one is told so. */
export async function checkOneOf({ done, statuses }: RaceResult): Promise<void> {
  expect(done).toHaveLength(1);
  expect(statuses).toEqual([409]);
}
