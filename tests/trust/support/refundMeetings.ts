import { v7 } from 'uuid';
import { expect, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { changeOrder } from '../../../server/services/orders/changeOrder.ts';
import { requestReturn } from '../../../server/services/orders/requestReturn.ts';
import {
  receiveReturn,
  refundPart,
  refundReturns,
} from '../../../server/services/orders/returns.ts';
import { checkOut } from '../../server/support/checkoutRequest.ts';
import type { Race } from './interleavings.ts';
import { expectOneSuccess, type Meeting, type MeetingShop } from './meetingShop.ts';

/** Loads the services again, like another process: it does not know this one's pending refunds. */
async function openElsewhere() {
  vi.resetModules();
  return {
    ...(await import('../../../server/services/orders/changeOrder.ts')),
    ...(await import('../../../server/services/orders/returns.ts')),
  };
}

let elsewhere: ReturnType<typeof openElsewhere> | undefined;

/** Sends two units at $10; one comes back undamaged, and nothing is refunded yet. */
async function bringBack({ shop, on, fill, ann, admin, payAndOrder }: MeetingShop) {
  elsewhere ??= openElsewhere();
  const there = await elsewhere;
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
  const found = () => shop.payments.find(payment);
  return {
    refundReturn: (db: Database) => refundReturns(on(db), admin, order, { amount: 10 }),
    refundElsewhere: (db: Database) => there.refundReturns(on(db), admin, order, { amount: 10 }),
    refundAll: (db: Database) => there.changeOrder(on(db), admin, order, state('refunded')),
    part: (amount: number, requestId = v7()) => ({
      here: (db: Database) => refundPart(on(db), admin, order, { amount, requestId }),
      there: (db: Database) => there.refundPart(on(db), admin, order, { amount, requestId }),
    }),
    status: async () => (await found())?.status,
    /** Partial refunds, in cents. */
    parts: async () => Object.values((await found())?.refunds ?? {}),
    countMails: async () => {
      await shop.mailer.idle();
      return shop.mails.length;
    },
  };
}

/** Two admins at once, after one unit came back. */
function meeting(
  name: string,
  race: (returned: Awaited<ReturnType<typeof bringBack>>) => Race,
): Meeting {
  return [name, 3, async (opened) => race(await bringBack(opened))];
}

/** Concurrent refunds: never more than was paid, and nothing twice. */
export const refundMeetings: Meeting[] = [
  meeting(
    'two admins who refund the same return',
    ({ refundReturn, refundElsewhere, parts, countMails }) => ({
      operations: [refundReturn, refundElsewhere],
      check: async ({ done }) => {
        expect(done).toHaveLength(2);
        expect(await parts()).toEqual([1000]);
        expect(await countMails()).toBe(1);
      },
    }),
  ),
  meeting('a part that is sent twice', ({ part, parts, countMails }) => {
    const { here, there } = part(5);
    return {
      operations: [here, there],
      check: async ({ done }) => {
        expect(done).toHaveLength(2);
        expect(await parts()).toEqual([500]);
        expect(await countMails()).toBe(1);
      },
    };
  }),
  meeting(
    'an admin who refunds a return, and one who refunds the order',
    ({ refundReturn, refundAll, ...found }) => ({
      operations: [refundReturn, refundAll],
      check: ({ statuses }) => checkRefunded(statuses, 1000, found),
    }),
  ),
  meeting(
    'an admin who refunds a part, and one who refunds the order',
    ({ part, refundAll, ...found }) => ({
      operations: [part(5).here, refundAll],
      check: ({ statuses }) => checkRefunded(statuses, 500, found),
    }),
  ),
  meeting(
    'two admins who refund a part each, where the payment does for one of them',
    ({ part, parts }) => ({
      operations: [part(15).here, part(15).there],
      check: async (outcome) => {
        await expectOneSuccess(outcome);
        expect(await parts()).toEqual([1500]);
      },
    }),
  ),
  meeting(
    'a part and a return, where the payment does for both',
    ({ refundReturn, part, parts }) => ({
      operations: [part(10).there, refundReturn],
      check: async ({ done }) => {
        expect(done).toHaveLength(2);
        expect(await parts()).toEqual([1000, 1000]);
      },
    }),
  ),
  meeting(
    'a part and a return, where the payment does for one of them',
    ({ refundReturn, part, parts }) => ({
      operations: [part(15).there, refundReturn],
      check: async (outcome) => {
        await expectOneSuccess(outcome);
        expect([[1000], [1500]]).toContainEqual(await parts());
      },
    }),
  ),
];

/** The whole order is refunded, before or after the partial refund. */
async function checkRefunded(
  statuses: unknown[],
  part: number,
  { parts, status }: Pick<Awaited<ReturnType<typeof bringBack>>, 'parts' | 'status'>,
) {
  for (const each of statuses) expect(each).toBe(409);
  expect([[], [part]]).toContainEqual(await parts());
  expect(await status()).toBe('refunded');
}
