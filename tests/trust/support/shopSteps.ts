import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { startGuestCheckout } from '../../../server/services/accounts/guests.ts';
import { moveProducts, removeProduct } from '../../../server/services/admin/adminProducts.ts';
import { modifyProduct } from '../../../server/services/admin/saveProduct.ts';
import {
  addToCart,
  cleanCart,
  getCart,
  mergeCart,
  removeFromCart,
} from '../../../server/services/cart/customerCart.ts';
import { createOrder } from '../../../server/services/checkout/checkout.ts';
import {
  cancelPayment,
  handlePaymentEvent,
} from '../../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../../server/services/cleanup.ts';
import { changeOrder } from '../../../server/services/orders/changeOrder.ts';
import { checkOut } from '../../server/support/checkoutRequest.ts';
import { exampleId } from '../../server/support/exampleProduct.ts';
import { productInput } from '../../server/support/productInput.ts';
import { findUnclaimed } from './ledger.ts';
import { pick, type Step, step } from './modelStep.ts';
import { refundSteps } from './refundSteps.ts';
import { returnSteps } from './returnSteps.ts';
import { sellAndShip, startPayment, target } from './sales.ts';

export const productNumbers = [1, 2];

const customer = fc.nat(2);
const product = fc.constantFrom(...productNumbers);

const ofCart = fc.tuple(customer, product);

/** Everything that changes carts, stock, payments and orders; steps to a sale are more frequent. */
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
  step('read', customer, ({ shop, customers }, who) => getCart(shop.context, customers[who] ?? '')),
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
      await startPayment(running, running.customers[who] ?? '', isWhole);
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
      await shop.payments.pay(await startPayment(running, buyer, true));
    }),
  ),
  step('buy as a guest', fc.tuple(product, fc.boolean()), async (running, [number, isPaid]) => {
    const { shop, payments } = running;
    const { user } = await startGuestCheckout(shop.context);
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
    step(name, product, ({ shop }, number) =>
      moveProducts(shop.context, [exampleId(number)], true),
    ),
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
    step(name, ofCart, (running, [who, number]) => sellAndShip(running, who, target(number))),
  ),
  ...returnSteps,
  ...refundSteps,
];
