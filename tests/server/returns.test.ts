import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { ReturnRequest } from '../../contract/schemas/returns.ts';
import { insertReturn, insertReturnedUnits } from '../../server/repositories/returns.ts';
import {
  countOrders,
  listAllOrders,
  readHistory,
  readSummary,
} from '../../server/services/admin/adminOrders.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import {
  openReturn,
  receiveReturn,
  refundReturns,
  refuseReturn,
} from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { barrier, settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { placeOrder } from './support/placeOrder.ts';
import { refundsOf, storedOrder, withUnavailableProvider } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

const day = 24 * 60;

onEitherDatabase('returns', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let payment: string;
  /** Ann's order of three of five units at $10 was shipped. */
  beforeEach(async () => {
    ({ shop, admin, ann, order, payment } = await openPaidShop(database()));
    await set('shipped');
    await shop.mailer.idle();
    shop.mails.length = 0;
  });

  const set = (delivery_status: string, payment_status = 'paid') =>
    editOrder(shop, admin, order, { payment_status, delivery_status });
  const ask = (quantity: number, change: Partial<ReturnRequest> = {}) =>
    requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { reason: 'tooSmall', lines: [{ line: 0, quantity }], ...change },
    );
  const stored = () => storedOrder(shop.db, order);
  const returnId = async (index = 0) => (await stored()).requests[index]?.id ?? '';
  const receive = async (restocked: number, damaged = 0, index = 0) =>
    receiveReturn(shop.context, admin, await returnId(index), {
      lines: [{ line: 0, restocked, damaged }],
    });
  const refund = (amount: number, context = shop.context) =>
    refundReturns(context, admin, order, { amount });
  const given = () => refundsOf(shop, payment);
  const subjects = async () => {
    await shop.mailer.idle();
    return shop.mails.map(({ subject }) => subject.replace(/H-\d+/, 'N'));
  };

  it('are requested by units, with an email that gives contents and deadline', async () => {
    await ask(2);
    const [seen] = await listOrders(shop.context, ann);
    expect(seen?.returns).toEqual({
      until: '2026-03-29T23:59:59.999Z',
      returnable: [1],
      takesExchanges: true,
      requests: [
        {
          id: expect.any(String),
          ...{ requestedAt: '2026-03-01T12:00:00.000Z', reason: 'tooSmall' },
          lines: [{ line: 0, quantity: 2, restocked: 0, damaged: 0 }],
        },
      ],
      refunds: [],
    });
    expect(await subjects()).toEqual(['Your withdrawal from order N is confirmed']);
    const [mail] = shop.mails;
    for (const text of ['2 × Product 1, size M', 'Too small', '1 March 2026 at 12:00 (UTC)']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    const [entry] = await readHistory(shop.context, order);
    expect(entry).toMatchObject({
      by: 'customer-2@shop.test',
      changes: { return: { from: null, to: 'Requested: 2 × Product 1, size M (Too small)' } },
    });
  });

  it('are refused 14 days after the delivery', async () => {
    shop.pass(10 * day);
    await set('delivered');
    shop.pass(15 * day);
    await expect(ask(1)).rejects.toMatchObject({ status: 409 });
    expect((await stored()).requests).toEqual([]);
    expect(await subjects()).toEqual(['Your order N has arrived']);
  });

  it('are opened by an admin for a customer on the phone, by the same rule, with an email', async () => {
    const open = (quantity: number, change: Partial<ReturnRequest> = {}) =>
      openReturn(shop.context, admin, order, {
        ...{ reason: 'tooLarge', lines: [{ line: 0, quantity }], ...change },
      });
    const requestId = v7();
    const opened = await open(2, { requestId });
    expect(opened.order?.returns).toMatchObject({ returnable: [1], requests: [{ id: requestId }] });
    await open(2, { requestId });
    expect(await subjects()).toEqual(['Your withdrawal from order N is confirmed']);
    const history = await readHistory(shop.context, order);
    expect(history.filter(({ changes }) => changes.return)).toMatchObject([
      {
        by: 'customer-1@shop.test',
        changes: { return: { to: 'Requested: 2 × Product 1, size M (Too large)' } },
      },
    ]);
    await expect(open(2)).rejects.toMatchObject({ status: 409 });
    shop.pass(60 * day);
    await expect(open(1)).rejects.toMatchObject({ status: 409 });
    await expect(
      openReturn(shop.context, admin, exampleId(99), { reason: 'unsaid', lines: [] }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('show the owner’s return address and reply email', async () => {
    const there = { ...shop.context.shop, address: 'Rua do Almada 12\n4050-030 Porto' };
    const context = { ...shop.context, shop: there };
    const lines = [{ line: 0, quantity: 1 }];
    await requestReturn(context, { userId: ann, orderId: order }, { reason: 'unsaid', lines });
    await ask(1);
    await shop.mailer.idle();
    const [told, without] = shop.mails;
    expect(told?.replyTo).toBe('shop@hemline.test');
    expect(told?.text).toContain('Return address: Hemline\nRua do Almada 12\n4050-030 Porto');
    expect(told?.text).toContain('to the address below');
    expect(told?.text).toContain('Reason: No reason given');
    expect(without?.text).toContain('reply to this email if you need our address');
    expect(without?.text).not.toContain('Return address');
  });

  it('are one for a unit, from many tabs at once, where a naive check and insert makes several', async () => {
    const tabs = 8;
    const { statuses } = await settle(Array.from({ length: tabs }, () => () => ask(3)));
    expect(statuses).toEqual(Array(tabs - 1).fill(409));
    expect((await stored()).requests).toHaveLength(1);

    const everybodyHasLooked = barrier(tabs);
    const askNaively = async (tab: number) => {
      const free = (await stored()).requests.length === 1;
      await everybodyHasLooked();
      const id = exampleId(tab);
      await insertReturn(shop.db, {
        ...{ id, orderId: order, reason: 'tooSmall', createdAt: shop.now() },
      });
      const units = { orderId: order, position: 0, returnId: id };
      // Unit numbers continue after those of others, so the key does not help.
      const first = 3 + tab;
      if (free) await insertReturnedUnits(shop.db, units, { first, quantity: 1 });
    };
    await Promise.all(Array.from({ length: tabs }, (_, tab) => askNaively(tab)));
    expect((await stored()).requests).toHaveLength(1 + tabs);
  });

  it('keep their id private', async () => {
    const requestId = v7();
    const at = '2026-02-28T08:00:00Z';
    const other = await placeOrder(shop.db, { userId: admin, at, lines: [[1, 'M', 1, 1000]] });
    const createdAt = shop.now();
    await insertReturn(shop.db, { id: requestId, orderId: other, reason: 'unsaid', createdAt });
    await expect(ask(1, { requestId })).rejects.toMatchObject({
      ...{ status: 400, fields: { requestId: expect.any(String) } },
    });
  });

  it('are refused by the table for a unit in another return, even without a check', async () => {
    await ask(1);
    const units = { orderId: order, position: 0, returnId: await returnId() };
    const again = insertReturnedUnits(shop.db, units, { first: 0, quantity: 1 });
    await expect(again).rejects.toThrow();
  });

  it('are received unit by unit, once: restocked or damaged', async () => {
    await ask(3);
    await receive(1);
    expect((await shop.stockOf(1)).quantity).toBe(3);
    const { statuses } = await settle([1, 2, 3, 4].map(() => () => receive(1, 1)));
    expect(statuses).toEqual([]);
    expect((await shop.stockOf(1)).quantity).toBe(3);
    for (const [restocked, damaged] of [
      [0, 1],
      [1, 0],
      [3, 1],
    ] as const) {
      await expect(receive(restocked, damaged)).rejects.toMatchObject({ status: 409 });
    }
    expect((await stored()).deliveryStatus).toBe('shipped');
    await receive(2, 1);
    expect((await stored()).deliveryStatus).toBe('returned');
    expect((await shop.stockOf(1)).quantity).toBe(4);
    expect((await subjects()).filter((subject) => subject.endsWith('arrived'))).toHaveLength(3);
  });

  it('are refused with a reason, and keep units received before', async () => {
    await ask(2);
    await receive(1);
    await refuseReturn(shop.context, admin, await returnId(), { refusal: 'Worn.' });
    await refuseReturn(shop.context, admin, await returnId(), { refusal: ' Worn. ' });
    await expect(receive(2)).rejects.toMatchObject({ status: 409 });
    await expect(ask(2)).rejects.toMatchObject({ status: 409 });
    await ask(1);
    await shop.mailer.idle();
    const mail = shop.mails.find(({ subject }) => subject.startsWith('About your return'));
    expect(mail?.text).toContain('Worn.');
    expect(mail?.text).toContain('1 × Product 1');
    await refund(10);
  });

  it('are refunded once, by many admins at once, in parts and then fully', async () => {
    await ask(3);
    await expect(refund(10)).rejects.toMatchObject({ status: 409 });
    await receive(1);
    await expect(refund(20)).rejects.toMatchObject({
      status: 409,
      fields: { amount: expect.any(String) },
    });
    const { statuses } = await settle(Array.from({ length: 8 }, () => () => refund(10)));
    expect(statuses).toEqual([]);
    expect(await given()).toEqual([1000]);
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', refundedCents: 1000 });
    await receive(2, 1);
    await refund(20);
    expect(await given()).toEqual([1000, 2000]);
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 3000 });
    const told = (await subjects()).filter((subject) => subject.endsWith('refunded'));
    expect(told).toEqual(['$10.00 of order N was refunded', '$20.00 of order N was refunded']);
  });

  it('are refunded with the same key as soon as the provider is available again', async () => {
    const { context, keys, comeBack } = withUnavailableProvider(shop);
    await ask(1);
    await receive(1);
    const { message, order: waiting } = await refund(10, context);
    expect(message).toContain('does not answer');
    expect(waiting?.returns?.refunds).toMatchObject([{ amount: 10, isPending: true }]);
    await cleanUp(context);
    comeBack();
    await cleanUp(context);
    await cleanUp(context);
    expect(await given()).toEqual([1000]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const [seen] = await listOrders(context, ann);
    expect(seen?.returns?.refunds).toMatchObject([{ amount: 10, isPending: false }]);
  });

  it('count in totals and in the list’s filter, but not twice if the rest is refunded', async () => {
    await ask(2);
    const found = async () => (await listAllOrders(shop.context, { returns: 'requested' })).total;
    expect(await found()).toBe(1);
    await receive(1, 1);
    expect(await found()).toBe(0);
    await refund(20);
    const sums = async () => {
      const { revenue, refunded } = await readSummary(shop.context, 1);
      const { delivery } = await countOrders(shop.context, {});
      const states = Object.values(delivery);
      return {
        ...{ revenue: revenue[0]?.total, refunded },
        paid: states.reduce((sum, { paid }) => sum + paid, 0),
        back: states.reduce((sum, state) => sum + state.refunded, 0),
      };
    };
    const part = { revenue: 10, refunded: { count: 1, total: 20 }, paid: 10, back: 20 };
    expect(await sums()).toEqual(part);
    await set('shipped', 'refunded');
    const whole = { revenue: 0, refunded: { count: 1, total: 30 }, paid: 0, back: 30 };
    expect(await sums()).toEqual(whole);
    // One was restocked earlier, one is damaged, and the third comes back now.
    expect((await shop.stockOf(1)).quantity).toBe(4);
    await shop.mailer.idle();
    expect(shop.mails.at(-1)?.text).toContain('We refunded $10.00');
  });
});
