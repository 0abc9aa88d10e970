import { expect } from 'vitest';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import type { Connection, Database } from '../../../server/db/database.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { createOrder } from '../../../server/services/checkout/checkout.ts';
import { createTestPayments } from '../../../server/services/checkout/testPayments.ts';
import { checkOut } from '../../server/support/checkoutRequest.ts';
import { exampleId, exampleProduct } from '../../server/support/exampleProduct.ts';
import { openTestShop } from '../../server/support/testShop.ts';
import type { Race, RaceResult } from './interleavings.ts';

type Details = Partial<CheckoutRequest['orderDetails']>;

/** A shop with this many units of one size, two customers and an admin. */
export async function openMeetingShop(connection: Connection, quantity: number) {
  const sizes = [{ size: 'M', quantity, description: '' }];
  const shop = await openTestShop(connection, [exampleProduct(1, { sizes })]);
  const [ann, ben, admin] = [
    await shop.addCustomer(1),
    await shop.addCustomer(2),
    await shop.addCustomer(3),
  ];
  /** A server's context on this database, at any time. */
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
    /** Starts to pay for one unit. */
    begin: async () => {
      await fill(ann, 1);
      return checkOut(shop, ann, [[1, 'M', 1, 10]]);
    },
    payAndOrder: async (db: Database, payment: string, now = shop.now) => {
      await on(db, now).payments.pay(payment);
      return createOrder(on(db, now), ann, payment);
    },
    /** Expects one order and one email if it was paid, and the unit in stock otherwise. */
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

/** Two concurrent operations, in a shop with this many units of one size. */
export type Meeting = [name: string, units: number, prepare: (shop: MeetingShop) => Promise<Race>];

/** Expects one success and one conflict. */
export async function expectOneSuccess({ done, statuses }: RaceResult): Promise<void> {
  expect(done).toHaveLength(1);
  expect(statuses).toEqual([409]);
}
