import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testPayments } from '../../../server/db/checkoutSchema.ts';
import type { Database } from '../../../server/db/database.ts';
import { modifyProduct } from '../../../server/services/admin/saveProduct.ts';
import { addToCart } from '../../../server/services/cart/customerCart.ts';
import { createOrder } from '../../../server/services/checkout/checkout.ts';
import {
  cancelPayment,
  handlePaymentEvent,
} from '../../../server/services/checkout/endCheckout.ts';
import { openCheckout } from '../../../server/services/checkout/openCheckout.ts';
import { cleanUp } from '../../../server/services/cleanup.ts';
import { saveCode } from '../../../server/services/selling/selling.ts';
import { addresses, checkoutRequest } from '../../server/support/checkoutRequest.ts';
import { exampleId } from '../../server/support/exampleProduct.ts';
import { productInput } from '../../server/support/productInput.ts';
import type { Race } from './interleavings.ts';
import { expectOneSuccess, type Meeting, type MeetingShop } from './meetingShop.ts';

/** A customer checks out one unit and two in another window: only one page can be paid. */
function inTwoWindows({ shop, ann, checkOut }: MeetingShop): Race {
  return {
    operations: [(db) => checkOut(db, ann, 1), (db) => checkOut(db, ann, 2)],
    check: async ({ statuses }) => {
      for (const status of statuses) expect(status).toBe(409);
      const isOpen = eq(testPayments.status, 'open');
      expect(await shop.db.select().from(testPayments).where(isOpen)).toHaveLength(1);
    },
  };
}

/** Races of carts, checkouts and payments. */
export const meetings: Meeting[] = [
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
        check: expectOneSuccess,
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
        check: expectOneSuccess,
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
        check: expectOneSuccess,
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
];
