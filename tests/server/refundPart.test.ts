import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { PartRefund } from '../../contract/schemas/returns.ts';
import { anonymizeOrder } from '../../server/repositories/customerData.ts';
import { listAllOrders, readHistory } from '../../server/services/admin/adminOrders.ts';
import { takeOrder } from '../../server/services/checkout/checkout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundPart, refundReturns } from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { checkoutRequest } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { placeOrder } from './support/placeOrder.ts';
import { refundsOf, sendBack, storedOrder, withUnavailableProvider } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

onEitherDatabase('refunds without a return', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let payment: string;
  beforeEach(async () => {
    ({ shop, admin, ann, order, payment } = await openPaidShop(database()));
  });

  const part = (amount: number, change: Partial<PartRefund> = {}, context = shop.context) =>
    refundPart(context, admin, order, { amount, requestId: v7(), ...change });
  const set = (delivery_status: string, payment_status = 'paid') =>
    editOrder(shop, admin, order, { payment_status, delivery_status });
  const stored = () => storedOrder(shop.db, order);
  const given = () => refundsOf(shop, payment);
  /** Returns this many of the three units; resolves to the remaining refundable amount. */
  const bringBack = async (quantity: number) => {
    await set('delivered');
    const { order: back } = await sendBack(
      shop,
      { admin, userId: ann, orderId: order },
      { quantity },
    );
    return back?.returns?.refundable;
  };
  const refundReturn = (amount: number) => refundReturns(shop.context, admin, order, { amount });

  it('are made at once, and shown to the customer, in the history and in an email', async () => {
    const answer = await part(12, { note: ' For the late delivery. ' });
    expect(answer).toMatchObject({
      message: '$12.00 went back to the customer.',
      order: { payment_status: 'paid', refundableRest: 18 },
    });
    expect(await given()).toEqual([1200]);
    const { orders } = await listAllOrders(shop.context, {});
    expect(orders).toMatchObject([{ refundableRest: 18 }]);
    const [seen] = await listOrders(shop.context, ann);
    expect(seen?.refundableRest).toBeUndefined();
    expect(seen?.returns?.refunds).toEqual([
      {
        ...{ id: expect.any(String), at: '2026-03-01T12:00:00.000Z', isPending: false },
        ...{ amount: 12, note: 'For the late delivery.' },
      },
    ]);
    const [entry] = await readHistory(shop.context, order);
    expect(entry?.changes).toEqual({
      refund: { from: null, to: '$12.00' },
      refundNote: { from: null, to: 'For the late delivery.' },
    });
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]?.subject).toMatch(/^\$12\.00 of order H-\d+ was refunded$/);
    for (const text of [
      'We refunded $12.00 to the payment method you used',
      'For the late delivery.',
    ]) {
      expect(shop.mails[0]?.text).toContain(text);
      expect(shop.mails[0]?.html).toContain(text);
    }
  });

  it('can be one cent, or the whole remainder, which makes the order refunded', async () => {
    for (const wrong of [0, -1, 0.001, 12.345, 30.01, 1e9]) {
      await expect(part(wrong)).rejects.toMatchObject({ fields: { amount: expect.any(String) } });
    }
    expect(await given()).toEqual([]);
    expect(await stored()).toMatchObject({ refundedCents: 0, refunds: [] });
    await part(0.01);
    await expect(part(30)).rejects.toMatchObject({
      ...{ status: 409, message: 'At most $29.99 of this order can still go back.' },
    });
    await part(29.99);
    expect(await given()).toEqual([1, 2999]);
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 3000 });
    await expect(part(0.01)).rejects.toMatchObject({ status: 409 });
  });

  it('are made once, however often they are sent with their id, at once or later', async () => {
    const requestId = v7();
    const { statuses } = await settle([1, 2, 3, 4].map(() => () => part(5, { requestId })));
    await part(5, { requestId });
    expect(statuses).toEqual([]);
    expect(await given()).toEqual([500]);
    const refused = { status: 409, message: 'You have refunded $5.00 already.' };
    await expect(part(6, { requestId })).rejects.toMatchObject(refused);
    await expect(part(5, { requestId, note: 'Sorry' })).rejects.toMatchObject(refused);
    expect(await readHistory(shop.context, order)).toHaveLength(2);
    await part(5);
    expect(await given()).toEqual([500, 500]);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(2);
  });

  it('keep their id private', async () => {
    const requestId = v7();
    await part(5, { requestId });
    const at = '2026-02-28T08:00:00Z';
    order = await placeOrder(shop.db, { userId: ann, at, lines: [[1, 'M', 1, 1000]] });
    await editOrder(shop, admin, order);
    await expect(part(5, { requestId })).rejects.toThrow();
    expect((await stored()).refundedCents).toBe(0);
  });

  it('never exceed the payment, with many admins at once', async () => {
    const { statuses } = await settle(Array.from({ length: 8 }, () => () => part(8)));
    expect(statuses).toEqual(Array(5).fill(409));
    expect(await given()).toEqual([800, 800, 800]);
    expect((await stored()).refundedCents).toBe(2400);
  });

  it('do not reduce what a return refunds', async () => {
    await part(20);
    expect(await bringBack(1)).toBe(10);
    await refundReturn(10);
    expect(await stored()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 3000 });
  });

  it('leave a return the rest of the payment', async () => {
    await part(15);
    expect(await bringBack(2)).toBe(15);
    // Another refund of the same amount does not count for the return.
    await expect(refundReturn(20)).rejects.toMatchObject({ status: 409 });
    await refundReturn(15);
    await refundReturn(15);
    expect(await given()).toEqual([1500, 1500]);
  });

  it('never exceed the payment together with concurrent refunds of returns', async () => {
    expect(await bringBack(2)).toBe(20);
    const { statuses } = await settle([() => part(15), () => refundReturn(20)]);
    expect(statuses).toEqual([409]);
    expect((await stored()).refundedCents).toBeLessThanOrEqual(3000);
  });

  it('leave units of an open return receivable', async () => {
    await set('delivered');
    const lines = [{ line: 0, quantity: 2 }];
    await requestReturn(shop.context, { userId: ann, orderId: order }, { reason: 'unsaid', lines });
    await part(30);
    const before = (await shop.stockOf(1)).quantity ?? 0;
    const id = (await stored()).requests[0]?.id ?? '';
    const came = { lines: [{ line: 0, restocked: 2, damaged: 0 }] };
    const received = await receiveReturn(shop.context, admin, id, came);
    expect(received.order).toMatchObject({ returns: { refundable: 0 } });
    expect((await shop.stockOf(1)).quantity).toBe(before + 2);
  });

  it('are refused for unpaid and fully refunded orders', async () => {
    const at = '2026-02-28T08:00:00Z';
    const paid = order;
    order = await placeOrder(shop.db, { userId: ann, at, lines: [[1, 'M', 1, 1000]] });
    await shop.db.execute("update orders set payment_status = 'pending' where total_cents = 1000");
    await expect(part(5)).rejects.toMatchObject({
      ...{ status: 409, message: 'This order is not paid.' },
    });
    order = paid;
    const refuse = async () => {
      throw new Error('the provider is down');
    };
    const away = { ...shop.context, payments: { ...shop.payments, refund: refuse } };
    const whole = { payment_status: 'refunded', delivery_status: 'cancelled' };
    await editOrder({ context: away }, admin, order, whole);
    const told = { status: 409, message: 'This order was refunded already.' };
    await expect(part(5)).rejects.toMatchObject(told);
    await cleanUp(shop.context);
    expect((await stored()).paymentStatus).toBe('refunded');
    await expect(part(5)).rejects.toMatchObject(told);
    expect(await given()).toEqual([]);
  });

  it('are made with the same key as soon as the provider is available again', async () => {
    const { context, keys, comeBack } = withUnavailableProvider(shop);
    const requestId = v7();
    const { message, order: waiting } = await part(30, { requestId }, context);
    expect(message).toContain('does not answer');
    expect(waiting).toMatchObject({ payment_status: 'paid', refundableRest: 0 });
    expect(waiting?.returns?.refunds).toMatchObject([{ amount: 30, isPending: true, note: '' }]);
    await expect(part(1)).rejects.toMatchObject({ status: 409 });
    await cleanUp(context);
    comeBack();
    await part(30, { requestId }, context);
    await cleanUp(context);
    expect(await given()).toEqual([3000]);
    expect(new Set(keys)).toEqual(new Set([requestId]));
    expect((await stored()).paymentStatus).toBe('refunded');
  });

  it('are made manually for a manual order', async () => {
    const { orderDetails } = checkoutRequest('', [[1, 'M', 1, 10]], {
      ...{ address: '', phone: '', email: 'ines@shop.test' },
    });
    const taken = await takeOrder(shop.context, admin, {
      ...{ requestId: v7(), payment: 'cash', notes: '', mailsCustomer: false, orderDetails },
    });
    order = taken.order?._id ?? '';
    const { message, order: now } = await part(4, { note: 'A button was missing.' });
    expect(message).toBe('Refund $4.00 manually, the way it was paid.');
    expect(now).toMatchObject({ refundableRest: 6, returns: { refunds: [{ isPending: false }] } });
    await shop.mailer.idle();
    expect(shop.mails.at(-1)?.text).toContain('We’ll refund $4.00 to you directly');
    expect(shop.mails.at(-1)?.text).toContain('A button was missing.');
  });

  it('keep their amount, but not their note, when the customer’s data is erased', async () => {
    await part(12, { note: 'For Ann’s late parcel' });
    await anonymizeOrder(shop.db, await stored());
    expect((await stored()).refunds).toMatchObject([{ cents: 1200, note: '' }]);
    const [entry] = await readHistory(shop.context, order);
    expect(entry?.changes).toEqual({ refund: { from: null, to: '$12.00' } });
  });
});
