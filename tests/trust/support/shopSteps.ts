import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { OrderReturn } from '../../../contract/schemas/returns.ts';
import { ShopError } from '../../../server/errors.ts';
import { findOrder } from '../../../server/repositories/orders.ts';
import { beginGuestCheckout } from '../../../server/services/accounts/guests.ts';
import {
  removeProduct,
  restoreProducts,
} from '../../../server/services/admin/productAvailability.ts';
import { modifyProduct } from '../../../server/services/admin/saveProduct.ts';
import {
  addToCart,
  cleanCart,
  mergeCart,
  readCart,
  removeFromCart,
} from '../../../server/services/cart/customerCart.ts';
import { cleanUp } from '../../../server/services/checkout/cleanup.ts';
import {
  cancelPayment,
  handlePaymentEvent,
} from '../../../server/services/checkout/paymentEvents.ts';
import { changeOrder } from '../../../server/services/orders/changeOrder.ts';
import { createOrder } from '../../../server/services/orders/orders.ts';
import { refundableCents } from '../../../server/services/orders/orderView.ts';
import { requestReturn } from '../../../server/services/orders/requestReturn.ts';
import {
  receiveReturn,
  refundReturns,
  refuseReturn,
} from '../../../server/services/orders/returns.ts';
import { type Bought, checkOut } from '../../server/support/checkoutRequest.ts';
import { exampleId } from '../../server/support/exampleProduct.ts';
import { productInput } from '../../server/support/productInput.ts';
import type { TestShop } from '../../server/support/testShop.ts';
import { countUnits, findContradictions, findUnclaimed } from './ledger.ts';

/** What a run knows of the shop without asking it. */
export type Known = {
  /** Units of each product, wherever they are. */
  units: Record<string, number>;
};

/** A shop in the middle of a run, with what has come of the steps before. */
export type RunningShop = {
  shop: TestShop;
  customers: string[];
  admin: string;
  payments: { id: string; customer: string }[];
  /** Whose order it is, by its id. */
  orders: Map<string, string>;
  /** For what needs a name of its own. */
  count: number;
};

export const productNumbers = [1, 2];

type Step = AsyncCommand<Known, RunningShop>;

/** What a customer or admin is told in the shop's own words; anything else fails the run. */
const refusals = [400, 402, 404, 409];

/** A step: something that somebody does, after which the shop must be as it says it is. */
function step<T>(
  name: string,
  of: Arbitrary<T>,
  run: (running: RunningShop, values: T, known: Known) => Promise<unknown>,
): Arbitrary<Step> {
  return of.map((values) => ({
    check: () => true,
    toString: () => `${name} ${JSON.stringify(values)}`,
    async run(known, running) {
      try {
        await run(running, values, known);
      } catch (error) {
        if (!(error instanceof ShopError) || !refusals.includes(error.status)) throw error;
      }
      const { db, now, reports } = running.shop;
      expect(await findContradictions(db, now())).toEqual({});
      expect(await countUnits(db)).toEqual(known.units);
      expect(reports).toEqual([]);
    },
  }));
}

const customer = fc.nat(2);
const product = fc.constantFrom(...productNumbers);
const target = (number: number) => ({ itemId: exampleId(number), size: 'M' });

/** One of those that there are by then. */
function pick<T>(items: Iterable<T>, at: number): T | undefined {
  const all = [...items];
  return all[at % all.length];
}

/** The customer's cart, or a unit of each line of it. */
async function beginToPay(running: RunningShop, buyer: string, isWhole: boolean): Promise<string> {
  const { shop, payments } = running;
  const cart = await shop.cartOf(buyer);
  const lines = cart.map(
    ([number, size, quantity]): Bought => [number, size, isWhole ? quantity : 1, 10],
  );
  const id = await checkOut(shop, buyer, lines);
  payments.push({ id, customer: buyer });
  return id;
}

const whatReturns = fc.record({
  at: fc.nat(),
  line: fc.constantFrom(0, 0, 0, 1),
  quantity: fc.integer({ min: 1, max: 2 }),
});

type WhatReturns = { at: number; line: number; quantity: number };

async function askForReturn({ shop, orders }: RunningShop, { at, ...line }: WhatReturns) {
  const [orderId, userId] = pick(orders, at) ?? [];
  if (!orderId || !userId) return undefined;
  const request = { reason: 'unsaid' as const, lines: [line] };
  const { requests } = await requestReturn(shop.context, { userId, orderId }, request);
  return requests.at(-1);
}

const whatComes = fc.record({ sound: fc.constantFrom(1, 2, 0), broken: fc.constantFrom(0, 1) });

type WhatComes = { sound: number; broken: number };

async function receive(
  { shop, admin }: RunningShop,
  returned: OrderReturn | undefined,
  { sound, broken }: WhatComes,
) {
  if (!returned) return;
  const lines = returned.lines.map(({ line, restocked, damaged }) => ({
    ...{ line, restocked: restocked + sound, damaged: damaged + broken },
  }));
  await receiveReturn(shop.context, admin, returned.id, { lines });
}

async function pickReturn({ shop, orders }: RunningShop, at: number) {
  const found = await Promise.all([...orders.keys()].map((id) => findOrder(shop.db, id)));
  return pick(
    found.flatMap((order) => order?.requests ?? []),
    at,
  );
}

const ofCart = fc.tuple(customer, product);

/** All that happens to carts, stock, payments and orders; what leads to a sale comes more often. */
export const steps: Arbitrary<Step>[] = [
  step('add', ofCart, ({ shop, customers }, [who, number]) =>
    addToCart(shop.context, customers[who] ?? '', target(number)),
  ),
  step('add again', ofCart, ({ shop, customers }, [who, number]) =>
    addToCart(shop.context, customers[who] ?? '', target(number)),
  ),
  step('remove', ofCart, ({ shop, customers }, [who, number]) =>
    removeFromCart(shop.context, customers[who] ?? '', target(number)),
  ),
  step('empty', customer, ({ shop, customers }, who) =>
    cleanCart(shop.context, customers[who] ?? ''),
  ),
  step('read', customer, ({ shop, customers }, who) =>
    readCart(shop.context, customers[who] ?? ''),
  ),
  step(
    'join',
    fc.tuple(customer, product, fc.integer({ min: 1, max: 4 })),
    (running, [who, number, quantity]) => {
      const lines = [{ ...target(number), quantity }];
      const { shop, customers } = running;
      return mergeCart(shop.context, customers[who] ?? '', lines, `join-${running.count++}`);
    },
  ),
  ...['check out', 'check out again'].map((name) =>
    step(name, fc.tuple(customer, fc.boolean()), async (running, [who, isWhole]) => {
      await beginToPay(running, running.customers[who] ?? '', isWhole);
    }),
  ),
  ...['pay', 'pay again'].map((name) =>
    step(name, fc.nat(), async ({ shop, payments }, at) => {
      const payment = pick(payments.slice(-3), at);
      if (payment) await shop.payments.pay(payment.id);
    }),
  ),
  ...['buy', 'buy again', 'buy once more'].map((name) =>
    step(name, ofCart, async (running, [who, number]) => {
      const { shop, customers } = running;
      const buyer = customers[who] ?? '';
      await addToCart(shop.context, buyer, target(number));
      await shop.payments.pay(await beginToPay(running, buyer, true));
    }),
  ),
  step('buy as a guest', fc.tuple(product, fc.boolean()), async (running, [number, isPaid]) => {
    const { shop, payments } = running;
    const { user } = await beginGuestCheckout(shop.context);
    const id = await checkOut(shop, user.id, [[number, 'M', 1, 10]]);
    payments.push({ id, customer: user.id });
    if (isPaid) await shop.payments.pay(id);
  }),
  step('ask for the order', fc.nat(), async ({ shop, payments, orders }, at) => {
    const payment = pick(payments, at);
    if (!payment) return;
    const { order } = await createOrder(shop.context, payment.customer, payment.id);
    if (order) orders.set(order._id, payment.customer);
  }),
  step('a webhook', fc.tuple(fc.nat(), fc.nat(3)), async ({ shop, payments }, [at, event]) => {
    const payment = pick(payments, at);
    if (!payment) return;
    const state = await shop.payments.getSession(payment.id);
    const type = state === 'paid' ? 'paid' : 'ended';
    const session = { id: payment.id, state };
    await handlePaymentEvent(shop.context, { id: `${payment.id} ${type} ${event}`, type, session });
  }),
  step('cancel the payment', fc.nat(), async ({ shop, payments }, at) => {
    const payment = pick(payments, at);
    if (payment) await cancelPayment(shop.context, payment.id);
  }),
  step('time goes by', fc.constantFrom(1, 10, 15, 30, 32, 60), async ({ shop }, minutes) =>
    shop.pass(minutes),
  ),
  step('cleanup', fc.constant(''), async ({ shop }) => {
    await cleanUp(shop.context);
    expect(await findUnclaimed(shop.db)).toEqual([]);
  }),
  step('stock edit', fc.tuple(product, fc.nat(5)), async ({ shop }, [number, quantity], known) => {
    const id = exampleId(number);
    const before = (await shop.stockOf(number)).quantity ?? 0;
    const sizes = [{ size: 'M', quantity, description: '' }];
    await modifyProduct(shop.context, { id, ...productInput({ price: 10, images: [], sizes }) });
    known.units[id] = (known.units[id] ?? 0) + quantity - before;
  }),
  step('out of the shop', product, ({ shop }, number) =>
    removeProduct(shop.context, exampleId(number)),
  ),
  ...['back in the shop', 'back again'].map((name) =>
    step(name, product, ({ shop }, number) => restoreProducts(shop.context, [exampleId(number)])),
  ),
  step(
    'change of an order',
    fc.tuple(
      fc.nat(),
      fc.constantFrom('processing', 'shipped', 'delivered', 'cancelled', 'returned'),
      fc.constantFrom('paid', 'paid', 'refunded'),
    ),
    async ({ shop, orders, admin }, [at, delivery_status, payment_status]) => {
      const id = pick(orders.keys(), at);
      const change = { notes: '', delivery_status, payment_status };
      if (id) await changeOrder(shop.context, admin, id, change);
    },
  ),
  ...['sell and send', 'sell and send again'].map((name) =>
    step(name, ofCart, async (running, [who, number]) => {
      const { shop, customers, orders, admin } = running;
      const buyer = customers[who] ?? '';
      await addToCart(shop.context, buyer, target(number));
      const payment = await beginToPay(running, buyer, true);
      await shop.payments.pay(payment);
      const { order } = await createOrder(shop.context, buyer, payment);
      if (!order) return;
      orders.set(order._id, buyer);
      const change = { notes: '', payment_status: 'paid', delivery_status: 'shipped' };
      await changeOrder(shop.context, admin, order._id, change);
    }),
  ),
  step('return', whatReturns, askForReturn),
  ...['return and receive', 'return and receive again'].map((name) =>
    step(name, fc.tuple(whatReturns, whatComes), async (running, [what, units]) =>
      receive(running, await askForReturn(running, what), units),
    ),
  ),
  step('receive', fc.tuple(fc.nat(), whatComes), async (running, [at, units]) =>
    receive(running, await pickReturn(running, at), units),
  ),
  step('refuse a return', fc.nat(), async (running, at) => {
    const found = await pickReturn(running, at);
    if (!found) return;
    await refuseReturn(running.shop.context, running.admin, found.id, { refusal: 'Worn' });
  }),
  step('refund what came back', fc.nat(), async ({ shop, orders, admin }, at) => {
    const id = pick(orders.keys(), at);
    const order = id && (await findOrder(shop.db, id));
    if (!order) return;
    const amount = refundableCents(order) / 100;
    await refundReturns(shop.context, admin, order.id, { amount });
  }),
];
