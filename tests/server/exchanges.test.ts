import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { ReturnRequest } from '../../contract/schemas/returns.ts';
import { holds } from '../../server/db/checkoutSchema.ts';
import { sumRefunded } from '../../server/repositories/adminOrders.ts';
import { updateOrder } from '../../server/repositories/orders.ts';
import {
  countUses,
  writeCode,
  writeDelivery,
  writeTax,
} from '../../server/repositories/selling.ts';
import {
  listAllOrders,
  readHistory,
  readSummary,
} from '../../server/services/admin/adminOrders.ts';
import { addToCart, getCart } from '../../server/services/cart/customerCart.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { listOrders, refundableCents } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import {
  receiveReturn,
  refundReturns,
  refuseReturn,
} from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, sized } from './support/exampleProduct.ts';
import { fillAndBuy, openPaidShop } from './support/openPaidShop.ts';
import { refundsOf, sendBack, storedOrder } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

onEitherDatabase('exchanges', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let payment: string;
  /** Ann's order of two units at $10 was delivered; of size L there is one, and two in cheaper blue. */
  beforeEach(async () => {
    const products = [
      sized(1, { M: 2, L: 1 }, { style: 'tee' }),
      sized(2, { M: 2, L: 1 }, { style: 'tee', priceCents: 700 }),
      sized(3, { M: 2, L: 1, S: 1 }, { style: 'tee', priceCents: 1001 }),
      sized(4, { M: 2, L: 1 }),
    ];
    const paid = await openPaidShop(database(), products, [[1, 'M', 2, 10]]);
    ({ shop, admin, ann, payment, order } = paid);
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    await shop.mailer.idle();
    shop.mails.length = 0;
  });

  const ask = (number: number, size: string, quantity = 1, change: Partial<ReturnRequest> = {}) =>
    requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      {
        reason: 'tooSmall',
        lines: [{ line: 0, quantity, exchange: { productId: exampleId(number), size } }],
        ...change,
      },
    );
  const stored = () => storedOrder(shop.db, order);
  const returnId = async () => (await stored()).requests.at(-1)?.id ?? '';
  const receive = async (restocked = 1, damaged = 0) =>
    receiveReturn(shop.context, admin, await returnId(), {
      lines: [{ line: 0, restocked, damaged }],
    });
  const send = async () => sendExchange(shop.context, admin, await returnId());
  const stockOf = async (number: number, size: string) => {
    const { quantity, reserved } = await shop.stockOf(number, size);
    return [quantity, reserved];
  };
  const sentOrder = async () =>
    (await listOrders(shop.context, ann)).find(({ _id }) => _id !== order);
  const today = async () => (await readSummary(shop.context, 1)).revenue[0];
  const given = () => refundsOf(shop, payment);

  it('hold the new unit at once, and send it as a paid order of its own', async () => {
    await ask(1, 'L');
    expect(await stockOf(1, 'L')).toEqual([1, 1]);
    expect((await stored()).requests[0]).toMatchObject({
      lines: [{ exchange: { productId: exampleId(1), name: 'Product 1', size: 'L', price: 10 } }],
      exchange: { until: '2026-03-29T12:00:00.000Z', total: 10, isHeld: true },
    });
    await expect(send()).rejects.toMatchObject({ status: 409 });
    // It stays in the list of returns until it is decided.
    const open = async () => (await listAllOrders(shop.context, { returns: 'requested' })).total;
    await receive();
    expect(await open()).toBe(1);
    const { order: changed } = await send();
    expect(await open()).toBe(0);
    await send();
    expect(await stockOf(1, 'L')).toEqual([0, 0]);
    expect(await stockOf(1, 'M')).toEqual([1, 0]);
    const sent = await sentOrder();
    expect(sent).toMatchObject({
      ...{ total: 10, payment_status: 'paid', delivery_status: 'processing' },
      products: [{ size: 'L', quantity: 1 }],
      customerNote: `In exchange for items of order ${changed?.number}.`,
    });
    expect(changed?.returns).toMatchObject({
      refundable: 0,
      requests: [{ exchange: { order: { _id: sent?._id, number: sent?.number } } }],
      refunds: [{ amount: 10, isExchange: true }],
    });
    expect(await given()).toEqual([]);
    await shop.mailer.idle();
    expect(shop.mails.map(({ subject }) => subject.replace(/H-\d+/, 'N'))).toEqual([
      'Your exchange of items of order N',
      'Your return of order N has arrived',
      'Your exchange for order N',
    ]);
    expect(shop.mails[2]?.subject).toContain(changed?.number);
    const text = `The new items are order ${sent?.number}.`;
    expect(shop.mails[2]?.text).toContain(text);
    expect(shop.mails[2]?.text).not.toContain('It is paid.');
    expect(shop.mails[0]?.text).toContain('Instead: 1 × Product 1, size L');
    const history = await readHistory(shop.context, order);
    expect(history[0]?.changes.return?.to).toBe(
      `Exchanged: 1 × Product 1, size L (order ${sent?.number})`,
    );
  });

  it('are announced to the owner as exchanges, not as withdrawals', async () => {
    await shop.mailer.idle();
    shop.ownerMails.length = 0;
    await ask(1, 'L');
    await shop.mailer.idle();
    expect(shop.ownerMails[0]?.text).toMatch(/The customer would like to exchange items of order /);
    expect(shop.ownerMails[0]?.text).not.toContain('withdrawn');
  });

  it('refund the difference of a cheaper colour', async () => {
    await ask(2, 'M');
    expect((await receive()).order?.returns).toMatchObject({ refundable: 3 });
    await send();
    const refund = (amount: number) => refundReturns(shop.context, admin, order, { amount });
    await expect(refund(10)).rejects.toMatchObject({ status: 409 });
    await refund(3);
    expect(await given()).toEqual([300]);
    expect(await sentOrder()).toMatchObject({ total: 7 });
  });

  it('refund the delivery once the new order is returned, too', async () => {
    const paid = { deliveryName: 'Standard', deliveryCents: 500, totalCents: 2500 };
    await updateOrder(shop.db, order, paid);
    await ask(2, 'M', 2);
    await receive(2);
    await send();
    expect(refundableCents(await stored())).toBe(600);
    await refundReturns(shop.context, admin, order, { amount: 6 });
    const { _id: sent = '', delivery } = (await sentOrder()) ?? {};
    expect(delivery).toEqual({ name: 'Standard', price: 0 });
    await editOrder(shop, admin, sent, { payment_status: 'paid', delivery_status: 'delivered' });
    expect(refundableCents(await stored())).toBe(0);
    await sendBack(shop, { admin, userId: ann, orderId: sent }, { quantity: 2 });
    expect(refundableCents(await stored())).toBe(500);
    await refundReturns(shop.context, admin, order, { amount: 5 });
    await refundReturns(shop.context, admin, sent, { amount: 14 });
    expect(await given()).toEqual([600, 500, 1400]);
  });

  it('keep the delivery method for free, even after the new order’s items change', async () => {
    const id = v7();
    const method = { name: 'Express', price: 5, countries: [], minDays: 1, maxDays: 2 };
    await writeDelivery(shop.db, { id, ...method });
    const paid = { deliveryId: id, deliveryName: 'Express', deliveryCents: 500 };
    await updateOrder(shop.db, order, { ...paid, totalCents: 2500 });
    await ask(1, 'L');
    await receive();
    await send();
    const sent = (await sentOrder())?._id ?? '';
    const { version } = await storedOrder(shop.db, sent);
    const lines = [{ productId: exampleId(2), size: 'M', quantity: 1 }];
    const changed = await changeLines(shop.context, admin, sent, { version, lines });
    expect(changed).toMatchObject({ total: 7, refund: 3 });
    expect(await sentOrder()).toMatchObject({ delivery: { name: 'Express', price: 0 } });
  });

  it('keep the included tax of an item that also has an added one', async () => {
    const vat = { id: v7(), country: 'Portugal', name: 'VAT', rate: 23 };
    await writeTax(shop.db, vat);
    const levy = { ...vat, id: v7(), name: 'Levy', rate: 8.25, onTop: true, inAddition: true };
    await writeTax(shop.db, levy);
    shop.pass(1);
    ({ order } = await fillAndBuy(shop, ann, [[3, 'M', 1, 10.01]], { total: 10.68 }));
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    await ask(3, 'L');
    await receive();
    await send();
    const [newest] = await listOrders(shop.context, ann);
    expect(newest?.taxes?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Levy', 0.67],
      ['VAT', 1.87],
    ]);
  });

  it('add up to the payment unit by unit, with an added tax', async () => {
    const tax = { id: v7(), country: 'Portugal', name: 'Sales tax', rate: 8.25, onTop: true };
    await writeTax(shop.db, tax);
    shop.pass(1);
    ({ order } = await fillAndBuy(shop, ann, [[3, 'M', 2, 10.01]], { total: 21.67 }));
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    await writeTax(shop.db, { ...tax, version: 1, rate: 20 });
    for (const [number, size] of [
      [3, 'L'],
      [3, 'S'],
    ] as const) {
      await ask(number, size);
      await receive();
      await send();
    }
    const { refunds } = await stored();
    expect(refunds.map(({ cents }) => cents)).toEqual([1084, 1083]);
    const { returns } =
      (await listOrders(shop.context, ann)).find(({ _id }) => _id === order) ?? {};
    expect(returns).toMatchObject({ refunds: [{ amount: 10.84 }, { amount: 10.83 }] });
  });

  it.each([
    ['another item', 4, 'M', 'the same item'],
    ['the same size', 1, 'M', 'another size or colour'],
    ['a size that the shop lacks', 1, 'XL', 'is sold out'],
    ['a product that the shop lacks', 9, 'M', 'no longer has'],
  ])('refuse %s', async (_, number, size, text) => {
    await expect(ask(number, size)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(text),
    });
    expect((await stored()).requests).toEqual([]);
  });

  it('are one when the request is repeated, and refuse its id with another size', async () => {
    const requestId = v7();
    await ask(2, 'M', 1, { requestId });
    await ask(2, 'M', 1, { requestId });
    expect(await stockOf(2, 'M')).toEqual([2, 1]);
    await expect(ask(1, 'L', 1, { requestId })).rejects.toMatchObject({ status: 409 });
  });

  it('release the new unit when refused, and when they expire', async () => {
    await ask(1, 'L');
    await receive(0, 1);
    await refuseReturn(shop.context, admin, await returnId(), { refusal: 'It has been worn.' });
    expect(await stockOf(1, 'L')).toEqual([1, 0]);
    await expect(send()).rejects.toMatchObject({ status: 409 });
    await ask(2, 'M');
    shop.pass(28 * 24 * 60 + 3);
    await cleanUp(shop.context);
    expect(await stockOf(2, 'M')).toEqual([2, 0]);
    expect((await receive()).order?.returns).toMatchObject({ refundable: 20 });
    await expect(send()).rejects.toMatchObject({ status: 409 });
  });

  it('are not sent once one of their units has expired', async () => {
    ({ order } = await fillAndBuy(shop, ann, [
      [2, 'M', 1, 7],
      [4, 'M', 1, 10],
    ]));
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    const lines = [2, 4].map((number, line) => ({
      ...{ line, quantity: 1, exchange: { productId: exampleId(number), size: 'L' } },
    }));
    await ask(2, 'L', 1, { lines });
    await receiveReturn(shop.context, admin, await returnId(), {
      lines: [0, 1].map((line) => ({ line, restocked: 1, damaged: 0 })),
    });
    await shop.db.delete(holds).where(eq(holds.productId, exampleId(4)));
    await expect(send()).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining('no longer held') },
    });
  });

  it('leave nothing to refund of an order whose units are all exchanged', async () => {
    const code = { code: 'ONCE', kind: 'sum' as const, value: 1, minimum: 0, maxUses: 1 };
    const codeId = v7();
    await writeCode(shop.db, { ...code, id: codeId }, shop.now());
    ({ order } = await fillAndBuy(shop, ann, [[4, 'M', 1, 10]], { total: 9, code: 'ONCE' }));
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    await ask(4, 'L');
    await receive();
    await send();
    expect((await countUses(shop.db, codeId, {})).inAll).toBe(1);
    await shop.mailer.idle();
    const mails = shop.mails.length;
    const refunded = { payment_status: 'refunded', delivery_status: 'returned' };
    const sent = (await listOrders(shop.context, ann)).find(({ total }) => total === 9);
    await expect(editOrder(shop, admin, order, refunded)).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining(`exchange, ${sent?.number}.`) },
    });
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(mails);
    expect(await sumRefunded(shop.db, new Date(0))).toEqual({ count: 0, cents: 0 });
    expect(await today()).toMatchObject({ orders: 2, total: 29 });
    await editOrder(shop, admin, sent?._id ?? '', { ...refunded, delivery_status: 'cancelled' });
    expect((await countUses(shop.db, codeId, {})).inAll).toBe(0);
    expect(await sumRefunded(shop.db, new Date(0))).toEqual({ count: 1, cents: 900 });
    expect(await today()).toMatchObject({ orders: 1, total: 20 });
  });

  it('keep their order in the number of orders once its other units are refunded', async () => {
    await ask(1, 'L');
    await receive();
    await send();
    await sendBack(shop, { admin, userId: ann, orderId: order });
    await refundReturns(shop.context, admin, order, { amount: 10 });
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded' });
    expect(await today()).toMatchObject({ orders: 1, total: 10 });
    const refunded = { payment_status: 'refunded', delivery_status: 'returned' };
    const { _id: sent = '' } = (await sentOrder()) ?? {};
    await editOrder(shop, admin, sent, { ...refunded, delivery_status: 'cancelled' });
    expect(await today()).toMatchObject({ orders: 0, total: 0 });
  });

  it('release the new unit when the order is refunded', async () => {
    await ask(1, 'L');
    await editOrder(shop, admin, order, {
      payment_status: 'refunded',
      delivery_status: 'delivered',
    });
    expect(await stockOf(1, 'L')).toEqual([1, 0]);
  });

  it('sell the last unit once, to an exchange or to one of many carts', async () => {
    const buyers = await Promise.all([3, 4, 5, 6].map((number) => shop.addCustomer(number)));
    const { statuses } = await settle<unknown>([
      () => ask(1, 'L'),
      ...buyers.map(
        (buyer) => () => addToCart(shop.context, buyer, { itemId: exampleId(1), size: 'L' }),
      ),
    ]);
    expect(statuses).toEqual(Array(4).fill(409));
    expect(await stockOf(1, 'L')).toEqual([1, 1]);
  });

  it('keep the new unit out of the customer’s own cart', async () => {
    await ask(1, 'L');
    await expect(
      addToCart(shop.context, ann, { itemId: exampleId(1), size: 'L' }),
    ).rejects.toMatchObject({ status: 409 });
    await addToCart(shop.context, ann, { itemId: exampleId(2), size: 'M' });
    await checkOut(shop, ann, [[2, 'M', 1, 7]]);
    expect(await stockOf(1, 'L')).toEqual([1, 1]);
    expect((await getCart(shop.context, ann)).cartData).toHaveLength(1);
  });

  it('are accepted once by many admins, and their order is refunded by the first payment', async () => {
    await ask(1, 'L');
    await receive();
    const { statuses } = await settle(Array.from({ length: 5 }, () => send));
    expect(statuses).toEqual([]);
    const sent = await sentOrder();
    expect(await listOrders(shop.context, ann)).toHaveLength(2);
    const refunded = { payment_status: 'refunded', delivery_status: 'cancelled' };
    await editOrder(shop, admin, sent?._id ?? '', refunded);
    expect(await given()).toEqual([1000]);
    await editOrder(shop, admin, order, { ...refunded, delivery_status: 'delivered' });
    expect(await given()).toEqual([1000, 1000]);
    expect(await stockOf(1, 'L')).toEqual([1, 0]);
  });
});
