import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import type { CheckoutRequest } from '../../contract/schemas/order.ts';
import { testPayments } from '../../server/db/checkoutSchema.ts';
import type { Connection, Database } from '../../server/db/database.ts';
import { productSizes } from '../../server/db/schema.ts';
import { Conflict } from '../../server/errors.ts';
import { modifyProduct } from '../../server/services/admin/saveProduct.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { cleanUp } from '../../server/services/checkout/cleanup.ts';
import { openCheckout } from '../../server/services/checkout/openCheckout.ts';
import { cancelPayment, handlePaymentEvent } from '../../server/services/checkout/paymentEvents.ts';
import { createTestPayments } from '../../server/services/checkout/testPayments.ts';
import { changeOrder } from '../../server/services/orders/changeOrder.ts';
import { createOrder } from '../../server/services/orders/orders.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundReturns } from '../../server/services/orders/returns.ts';
import { saveCode } from '../../server/services/selling/selling.ts';
import { onPostgres } from '../server/support/bothDatabases.ts';
import { addresses, checkOut, checkoutRequest } from '../server/support/checkoutRequest.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { productInput } from '../server/support/productInput.ts';
import { openTestShop } from '../server/support/testShop.ts';
import { meetEverywhere, type Outcome, type Race } from './support/interleavings.ts';
import { findContradictions, findUnclaimed } from './support/ledger.ts';

type Details = Partial<CheckoutRequest['orderDetails']>;

/** Ann and Ben, and a shop with so many units of one size. */
async function open(connection: Connection, quantity: number) {
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

type Opened = Awaited<ReturnType<typeof open>>;

/** One of both gets it, the other one is told so. */
async function checkOneOf({ done, statuses }: Outcome): Promise<void> {
  expect(done).toHaveLength(1);
  expect(statuses).toEqual([409]);
}

/** A customer checks out one unit and two of them: one page can be paid in the end. */
function inTwoWindows({ shop, ann, checkOut }: Opened): Race {
  return {
    operations: [(db) => checkOut(db, ann, 1), (db) => checkOut(db, ann, 2)],
    check: async ({ statuses }) => {
      for (const status of statuses) expect(status).toBe(409);
      const isOpen = eq(testPayments.status, 'open');
      expect(await shop.db.select().from(testPayments).where(isOpen)).toHaveLength(1);
    },
  };
}

/** Another process of the shop, as far as it goes: refunds that this one has asked for are not known to it. */
let elsewhere: { refundReturns: typeof refundReturns; changeOrder: typeof changeOrder };
beforeAll(async () => {
  vi.resetModules();
  elsewhere = {
    ...(await import('../../server/services/orders/returns.ts')),
    ...(await import('../../server/services/orders/changeOrder.ts')),
  };
});

/** Two units that were sent came back sound, and neither is refunded yet. */
async function bringBack({ shop, on, fill, ann, admin, payAndOrder }: Opened) {
  const { context } = shop;
  await fill(ann, 2);
  const payment = await checkOut(shop, ann, [[1, 'M', 2, 10]]);
  const order = (await payAndOrder(shop.db, payment)).order?._id ?? '';
  const state = (payment_status: string) => ({
    ...{ notes: '', payment_status, delivery_status: 'shipped' },
  });
  await changeOrder(context, admin, order, state('paid'));
  const asked = { reason: 'tooSmall' as const, lines: [{ line: 0, quantity: 1 }] };
  const { requests } = await requestReturn(context, { userId: ann, orderId: order }, asked);
  const lines = [{ line: 0, restocked: 1, damaged: 0 }];
  await receiveReturn(context, admin, requests[0]?.id ?? '', { lines });
  await shop.mailer.idle();
  shop.mails.length = 0;
  return {
    refundReturn: (db: Database) => refundReturns(on(db), admin, order, { amount: 10 }),
    refundElsewhere: (db: Database) =>
      elsewhere.refundReturns(on(db), admin, order, { amount: 10 }),
    refundAll: (db: Database) => elsewhere.changeOrder(on(db), admin, order, state('refunded')),
    payment: () => shop.payments.find(payment),
  };
}

const races: [string, number, (opened: Opened) => Promise<Race>][] = [
  [
    'the last unit, into two carts',
    1,
    async ({ on, ann, ben }) => {
      const target = { itemId: exampleId(1), size: 'M' };
      return {
        operations: [
          (db) => addToCart(on(db), ann, target),
          (db) => addToCart(on(db), ben, target),
        ],
        check: checkOneOf,
      };
    },
  ],
  [
    'a checkout of what nobody holds any more, and an edit of the stock',
    2,
    async ({ shop, on, ann, fill, checkOut }) => {
      await fill(ann, 2);
      shop.pass(20);
      const sizes = [{ size: 'M', quantity: 1, description: '' }];
      const input = productInput({ price: 10, images: [], sizes });
      return {
        operations: [
          (db) => checkOut(db, ann, 2),
          (db) => modifyProduct(on(db), { id: exampleId(1), ...input }),
        ],
        check: checkOneOf,
      };
    },
  ],
  [
    'a code that may be used once more, by two customers',
    2,
    async ({ shop, ann, ben, fill, checkOut }) => {
      const code = { code: 'ONCE', kind: 'percent' as const, value: 10, minimum: 0, maxUses: 1 };
      await saveCode(shop.context, code);
      await fill(ann, 1);
      await fill(ben, 1);
      const details = { code: 'once', total: 9 };
      return {
        operations: [
          (db) => checkOut(db, ann, 1, details),
          (db) => checkOut(db, ben, 1, { ...details, email: 'ben@shop.test' }),
        ],
        check: checkOneOf,
      };
    },
  ],
  [
    'two /createorder of one payment',
    3,
    async ({ shop, on, ann, begin, checkPaid }) => {
      const payment = await begin();
      await shop.payments.pay(payment);
      const create = (db: Database) => createOrder(on(db), ann, payment);
      return {
        operations: [create, create],
        check: async ({ done }) => {
          expect(done).toHaveLength(2);
          await checkPaid(payment);
        },
      };
    },
  ],
  [
    'a payment with its webhook, and who goes back from the payment page',
    3,
    async ({ on, begin, checkPaid }) => {
      const payment = await begin();
      return {
        operations: [
          async (db) => {
            const state = await on(db).payments.pay(payment);
            const session = { id: payment, state };
            await handlePaymentEvent(on(db), { id: 'evt', type: state, session });
          },
          (db) => cancelPayment(on(db), payment),
        ],
        check: async ({ done }) => {
          expect(done).toHaveLength(2);
          await checkPaid(payment);
        },
      };
    },
  ],
  [
    'a payment in the last moment, and the cleanup just after it',
    3,
    async ({ shop, on, begin, payAndOrder, checkPaid }) => {
      const payment = await begin();
      shop.pass(60);
      const expiry = (await shop.payments.find(payment))?.expiresAt.getTime() ?? 0;
      return {
        operations: [
          (db) => payAndOrder(db, payment, () => new Date(expiry - 1)),
          (db) => cleanUp(on(db)),
        ],
        check: async ({ statuses }) => {
          for (const status of statuses) expect(status).toBe(402);
          await checkPaid(payment);
        },
      };
    },
  ],
  [
    'a payment in one window, and a checkout of something else in another',
    3,
    async ({ ann, begin, fill, checkOut, payAndOrder, checkPaid }) => {
      const payment = await begin();
      await fill(ann, 1);
      return {
        operations: [
          (db) => payAndOrder(db, payment),
          (db) => checkOut(db, ann, 1, { phone: '+351999999999' }),
        ],
        check: async ({ statuses }) => {
          for (const status of statuses) expect([402, 409]).toContain(status);
          await checkPaid(payment);
        },
      };
    },
  ],
  [
    'checkouts of different things in two windows',
    3,
    async (opened) => {
      await opened.fill(opened.ann, 2);
      return inTwoWindows(opened);
    },
  ],
  [
    'checkouts of different things in two windows, one of which only lacks its payment page',
    3,
    async (opened) => {
      const { shop, ann, fill } = opened;
      await fill(ann, 2);
      const { orderDetails } = checkoutRequest(ann, [[1, 'M', 1, 10]]);
      await openCheckout(shop.context, ann, orderDetails, addresses);
      return inTwoWindows(opened);
    },
  ],
  [
    'two admins who refund the same return',
    3,
    async (opened) => {
      const { refundReturn, refundElsewhere, payment } = await bringBack(opened);
      return {
        operations: [refundReturn, refundElsewhere],
        check: async ({ done }) => {
          expect(done).toHaveLength(2);
          expect(Object.values((await payment())?.refunds ?? {})).toEqual([1000]);
          await opened.shop.mailer.idle();
          expect(opened.shop.mails).toHaveLength(1);
        },
      };
    },
  ],
  [
    'an admin who refunds a return, and one who refunds the order',
    3,
    async (opened) => {
      const { refundReturn, refundAll, payment } = await bringBack(opened);
      return {
        operations: [refundReturn, refundAll],
        check: async ({ statuses }) => {
          for (const status of statuses) expect(status).toBe(409);
          const paid = await payment();
          const parts = Object.values(paid?.refunds ?? {});
          expect([[], [1000]]).toContainEqual(parts);
          expect(paid?.status).toBe('refunded');
        },
      };
    },
  ],
];

onPostgres('wherever one of them is held,', (connect) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await connect();
  });

  it.each(races)('%s, come to one of the two good ends', async (name, quantity, prepare) => {
    const points = await meetEverywhere(connection, async () => {
      const opened = await open(connection, quantity);
      const { shop } = opened;
      const race = await prepare(opened);
      return {
        ...race,
        check: async (outcome) => {
          await race.check(outcome);
          expect(await findContradictions(shop.db, shop.now())).toEqual({});
          expect(await findUnclaimed(shop.db)).toEqual([]);
          expect(shop.reports).toEqual([]);
        },
      };
    });
    console.log(`${points.length} points: ${name}`);
  });

  it('units that are counted first and written later are sold twice, as often as it is tried', async () => {
    const ofProduct = eq(productSizes.productId, exampleId(1));
    const reserve = async (db: Database) => {
      const [row] = await db.select().from(productSizes).where(ofProduct);
      if (!row || row.quantity === row.reserved) throw new Conflict('Sold out');
      await db
        .update(productSizes)
        .set({ reserved: row.reserved + 1 })
        .where(ofProduct);
    };
    for (let time = 0; time < 3; time++) {
      const meeting = meetEverywhere(connection, async () => {
        await open(connection, 1);
        return { operations: [reserve, reserve], check: checkOneOf };
      });
      await expect(meeting).rejects.toThrow('before: update "product_sizes"');
    }
  });
});
