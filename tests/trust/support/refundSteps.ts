import { sql } from 'drizzle-orm';
import fc, { type Arbitrary } from 'fast-check';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { findOrder } from '../../../server/repositories/orders.ts';
import { refundableCents } from '../../../server/services/orders/orderView.ts';
import { refundPart, refundReturns } from '../../../server/services/orders/returns.ts';
import { settle } from '../../server/support/crowd.ts';
import { pick, type RunningShop, type Step, step } from './modelStep.ts';
import { askForReturn, receive } from './returnSteps.ts';
import { sellAndShip, target } from './sales.ts';

/** An order's money in cents, computed from its rows and not by the tested rules. */
async function moneyOf(db: Database, orderId: string) {
  const { rows } = (await db.execute(sql`
    select payment_status = 'paid' and not refund_due as open, total_cents::int as total,
      (select coalesce(sum(cents), 0)::int from order_refunds
        where order_id = orders.id and note is null) as "forReturns",
      (select coalesce(sum(cents), 0)::int from order_refunds
        where order_id = orders.id and note is not null) as without,
      (select coalesce(sum(price_cents), 0)::int from returned_units
        join order_products using (order_id, position)
        where order_id = orders.id and outcome is not null) as "cameBack"
    from orders where id = ${orderId}`)) as unknown as { rows: Money[] };
  const [money] = rows;
  if (!money) throw new Error('The order is gone');
  const rest = money.open ? money.total - money.forReturns - money.without : 0;
  return { ...money, rest, due: Math.min(money.cameBack - money.forReturns, rest) };
}

type Money = Record<'total' | 'forReturns' | 'without' | 'cameBack', number> & { open: boolean };

/** The shop's context, optionally without its payment provider: then a cleanup settles refunds. */
function contextOf({ shop }: RunningShop, isAway: boolean) {
  if (!isAway) return shop.context;
  const refuse = () => Promise.reject(new Error('The provider is away'));
  const payments = { ...shop.payments, refund: refuse, refundPart: refuse };
  return { ...shop.context, payments, report: () => {} };
}

const isRefusal = (status: unknown) => status === 400 || status === 409;

const sums = fc.constantFrom<How['sum']>('a cent', 'some', 'the rest', 'more');

type How = { sum: 'a cent' | 'some' | 'the rest' | 'more'; isTwice: boolean; isAway: boolean };

/** Refunds part of an order: it succeeds if enough is left, and reduces no return's refund. */
async function giveBack(running: RunningShop, id: string, { sum, isTwice, isAway }: How) {
  const { db } = running.shop;
  const { rest, without } = await moneyOf(db, id);
  const cents = { 'a cent': 1, some: 400, 'the rest': rest, more: rest + 1 }[sum];
  const request = { amount: cents / 100, requestId: v7() };
  const refund = () => refundPart(contextOf(running, isAway), running.admin, id, request);
  const { statuses } = await settle(isTwice ? [refund, refund] : [refund]);
  const isGiven = cents > 0 && cents <= rest;
  expect(statuses.map(isRefusal)).toEqual(isGiven ? [] : statuses.map(() => true));
  const after = await moneyOf(db, id);
  expect(after.without - without).toBe(isGiven ? cents : 0);
  const order = await findOrder(db, id);
  expect(order && refundableCents(order)).toBe(after.due);
}

/** Refunds of paid orders: never more than is left, and returned units at their full price. */
export const refundSteps: Arbitrary<Step>[] = [
  ...['refund a part', 'refund a part again'].map((name) =>
    step(
      name,
      fc.record({ at: fc.nat(), sum: sums, isTwice: fc.boolean(), isAway: fc.boolean() }),
      async (running, { at, ...how }) => {
        const id = pick(running.orders.keys(), at);
        if (id) await giveBack(running, id, how);
      },
    ),
  ),
  ...['get a unit back and refund a part', 'get a unit back and refund a part again'].map((name) =>
    step(name, fc.tuple(fc.nat(2), fc.constantFrom(1, 2)), async (running, [who, number]) => {
      const id = await sellAndShip(running, who, target(number), 2);
      if (!id) return;
      const at = running.orders.size - 1;
      const returned = await askForReturn(running, { at, line: 0, quantity: 1 });
      await receive(running, returned, { sound: 1, broken: 0 });
      await giveBack(running, id, { sum: 'some', isTwice: false, isAway: false });
    }),
  ),
  step(
    'refund what came back',
    fc.record({ at: fc.nat(), isAway: fc.boolean() }),
    async (running, { at, isAway }) => {
      const { shop, orders, admin } = running;
      const id = pick(orders.keys(), at);
      const order = id && (await findOrder(shop.db, id));
      if (!order) return;
      const { due, forReturns } = await moneyOf(shop.db, order.id);
      expect(refundableCents(order)).toBe(due);
      const amount = due / 100;
      const refund = () => refundReturns(contextOf(running, isAway), admin, order.id, { amount });
      const { statuses } = await settle([refund]);
      expect(statuses.every((status) => due === 0 && isRefusal(status))).toBe(true);
      expect((await moneyOf(shop.db, order.id)).forReturns).toBe(forReturns + due);
    },
  ),
];
