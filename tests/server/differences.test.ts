import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { checkoutSessions } from '../../server/db/checkoutSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { orderPayments } from '../../server/db/paymentSchema.ts';
import { readSummary } from '../../server/services/admin/adminOrders.ts';
import { paymentArrived } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import type { CheckoutContext } from '../../server/services/context.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import {
  differenceTexts,
  ownerDifferenceText,
} from '../../server/services/orders/differenceMail.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { payOwnDifference } from '../../server/services/orders/payDifference.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundPart, refuseReturn } from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { settleDifference } from '../../server/services/orders/settleDifference.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { addresses } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, sized } from './support/exampleProduct.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { refundsOf, storedOrder, withUnavailableProvider } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

const day = 24 * 60;

onBothDatabases('differences', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let first: string;
  /** Ann has paid for one of three units at $10; another colour costs $12. */
  beforeEach(async () => {
    const products = [
      sized(1, { M: 3, L: 3 }, { style: 'tee' }),
      sized(2, { M: 3, L: 3 }, { style: 'tee', priceCents: 1200 }),
    ];
    const paid = await openPaidShop(database(), products, [[1, 'M', 1, 10]]);
    ({ shop, admin, ann, payment: first, order } = paid);
  });

  const stored = () => storedOrder(shop.db, order);
  const seen = async () => (await listOrders(shop.context, ann)).find(({ _id }) => _id === order);
  const latest = async () => (await stored()).payments.at(-1);
  const paymentId = async () => (await latest())?.id ?? '';
  const change = async (quantity = 2) =>
    changeLines(shop.context, admin, order, {
      version: (await stored()).version,
      lines: [{ productId: exampleId(1), size: 'M', quantity }],
    });
  const deliver = () =>
    editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
  const exchange = async () => {
    await deliver();
    await requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      {
        reason: 'changedMind',
        lines: [{ line: 0, quantity: 1, exchange: { productId: exampleId(2), size: 'L' } }],
      },
    );
  };
  const returnId = async () => (await stored()).requests.at(-1)?.id ?? '';
  const keptUntil = async () => (await stored()).requests[0]?.exchange?.until.slice(0, 10);
  const receive = async () =>
    receiveReturn(shop.context, admin, await returnId(), {
      lines: [{ line: 0, restocked: 1, damaged: 0 }],
    });
  const open = async (context: CheckoutContext = shop.context) => {
    const { url } = await payOwnDifference(context, ann, await paymentId(), addresses);
    return url.slice(url.lastIndexOf('/') + 1);
  };
  const pay = async () => {
    const page = await open();
    await shop.payments.pay(page);
    await paymentArrived(shop.context, page);
    return page;
  };
  const stockOf = async (number: number, size: string) => {
    const { quantity, reserved } = await shop.stockOf(number, size);
    return [quantity, reserved];
  };
  const given = (page: string) => refundsOf(shop, page);
  const part = async (amount: number, requestId: string, context = shop.context) =>
    refundPart(context, admin, order, { amount, note: '', requestId });
  /** Services whose provider can't close pages. */
  const noExpiry = () => {
    const expire = async () => Promise.reject(new Error('away'));
    return { ...shop.context, payments: { ...shop.payments, expire } };
  };
  /** Totals and orders of the days since the first order. */
  const incomes = async () => {
    const { revenue } = await readSummary(shop.context, 3);
    const since = revenue.findIndex(({ orders }) => orders > 0);
    return revenue.slice(since).map(({ total, orders }) => [total, orders]);
  };
  const subjects = async () => {
    await shop.mailer.idle();
    return [...shop.mails, ...shop.ownerMails].map(({ subject }) => subject.replace(/H-\d+/, 'N'));
  };

  it('keep the units of a change, and change the order once they are paid', async () => {
    expect(await change()).toMatchObject({ total: 20, refund: 0, more: 10 });
    expect(await change()).toMatchObject({ total: 20, more: 10 });
    expect(await stockOf(1, 'M')).toEqual([2, 1]);
    expect(await seen()).toMatchObject({
      total: 10,
      payments: [{ amount: 10, state: 'open', total: 20, items: '2 × Product 1, size M' }],
    });
    const shipped = { payment_status: 'paid', delivery_status: 'shipped' };
    await expect(editOrder(shop, admin, order, shipped)).rejects.toMatchObject({ status: 409 });
    await expect(change(3)).rejects.toMatchObject({ status: 409 });
    const page = await pay();
    await paymentArrived(shop.context, page);
    expect(await stockOf(1, 'M')).toEqual([1, 0]);
    expect(await seen()).toMatchObject({
      ...{ total: 20, payments: [{ state: 'paid' }], products: [{ quantity: 2 }] },
    });
    await expect(open()).rejects.toMatchObject({ status: 409 });
    expect(await subjects()).toEqual([
      'Please pay $10.00 more for order N',
      'We received your payment of $10.00 for order N',
      '$10.00 more paid for order N',
    ]);
  });

  it('refund the latest payment first, and never more than it took', async () => {
    await change();
    const second = await pay();
    await part(4, exampleId(51));
    await part(9, exampleId(52));
    expect([await given(second), await given(first)]).toEqual([[400, 600], [300]]);
    await editOrder(shop, admin, order, {
      payment_status: 'refunded',
      delivery_status: 'cancelled',
    });
    expect([await given(second), await given(first)]).toEqual([
      [400, 600],
      [300, 700],
    ]);
    expect(await stockOf(1, 'M')).toEqual([3, 0]);
  });

  it('are paid before an exchange is sent', async () => {
    await exchange();
    expect(await stockOf(2, 'L')).toEqual([3, 1]);
    expect((await seen())?.returns?.requests[0]?.exchange).toMatchObject({
      ...{ total: 10, difference: 2, isPaid: false },
    });
    expect(await keptUntil()).toBe('2026-03-08');
    expect((await receive()).order?.returns).toMatchObject({ refundable: 0 });
    await expect(sendExchange(shop.context, admin, await returnId())).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining('$2.00 more') },
    });
    const second = await pay();
    expect(await keptUntil()).toBe('2026-03-29');
    await sendExchange(shop.context, admin, await returnId());
    const sent = (await listOrders(shop.context, ann)).find(({ _id }) => _id !== order);
    expect(sent).toMatchObject({ total: 12, payment_status: 'paid' });
    await editOrder(shop, admin, sent?._id ?? '', {
      ...{ payment_status: 'refunded', delivery_status: 'cancelled' },
    });
    expect([await given(second), await given(first)]).toEqual([[200], [1000]]);
    expect(await stockOf(2, 'L')).toEqual([3, 0]);
    await shop.mailer.idle();
    const [asked] = shop.mails.filter(({ subject }) => subject.startsWith('Your exchange'));
    expect(asked?.text).toContain('until 8 March 2026, and longer once that is paid');
  });

  it('can be waived for an exchange, whose price they then lower', async () => {
    await exchange();
    await receive();
    await settleDifference(shop.context, admin, await paymentId(), { outcome: 'waive' });
    expect(await keptUntil()).toBe('2026-03-29');
    await sendExchange(shop.context, admin, await returnId());
    const sent = (await listOrders(shop.context, ann)).find(({ _id }) => _id !== order);
    expect(sent).toMatchObject({ total: 10, products: [{ price: 10 }] });
    expect(sent).not.toHaveProperty('discount');
    expect((await seen())?.payments).toMatchObject([{ state: 'waived' }]);
    await editOrder(shop, admin, sent?._id ?? '', {
      ...{ payment_status: 'refunded', delivery_status: 'cancelled' },
    });
    expect(await given(first)).toEqual([1000]);
  });

  it('are refunded in full when the exchange is refused', async () => {
    await exchange();
    const second = await pay();
    await receive();
    await refuseReturn(shop.context, admin, await returnId(), { refusal: 'It has been worn.' });
    expect([await given(second), await given(first)]).toEqual([[200], []]);
    expect((await seen())?.payments).toMatchObject([{ state: 'ended', refund: 'made' }]);
    expect(await stockOf(2, 'L')).toEqual([3, 0]);
  });

  it('are refunded in full when a paid exchange is not sent in time', async () => {
    await exchange();
    const second = await pay();
    shop.pass(28 * day + 3);
    await cleanUp(shop.context);
    await cleanUp(shop.context);
    expect([await given(second), await given(first)]).toEqual([[200], []]);
  });

  it('are income of their day for a change, and refunds reduce them first', async () => {
    await change();
    shop.pass(day);
    await pay();
    expect(await incomes()).toEqual([
      [10, 1],
      [10, 0],
    ]);
    await shop.db.update(orders).set({ currency: 'EUR', centRate: 2 });
    expect(await incomes()).toEqual([
      [5, 1],
      [5, 0],
    ]);
    await shop.db.update(orders).set({ currency: null, centRate: 1 });
    await part(4, exampleId(51));
    expect(await incomes()).toEqual([
      [10, 1],
      [6, 0],
    ]);
    await part(9, exampleId(52));
    expect(await incomes()).toEqual([
      [7, 1],
      [0, 0],
    ]);
  });

  it('are income of their day for an exchange, before and after it is sent', async () => {
    await exchange();
    shop.pass(day);
    await pay();
    shop.pass(day);
    expect(await incomes()).toEqual([
      [10, 1],
      [2, 0],
      [0, 0],
    ]);
    await receive();
    await sendExchange(shop.context, admin, await returnId());
    expect(await incomes()).toEqual([
      [0, 1],
      [2, 0],
      [10, 0],
    ]);
  });

  it('expire, release the units, and notify both sides', async () => {
    await change();
    shop.pass(7 * day + 1);
    await expect(open()).rejects.toMatchObject({ status: 409 });
    await cleanUp(shop.context);
    expect(await stockOf(1, 'M')).toEqual([2, 0]);
    expect(await seen()).toMatchObject({ total: 10, payments: [{ state: 'ended' }] });
    expect((await seen())?.payments?.[0]).not.toHaveProperty('refund');
    expect((await subjects()).slice(1)).toEqual([
      'The new items for order N are no longer held',
      'Difference of $10.00 not paid for order N',
    ]);
    expect(await change()).toMatchObject({ more: 10 });
  });

  it('are refunded if paid while they end, or after the order was cancelled', async () => {
    await change();
    const page = await open();
    await editOrder({ context: noExpiry() }, admin, order, {
      ...{ payment_status: 'refunded', delivery_status: 'cancelled' },
    });
    await shop.payments.pay(page);
    await cleanUp(shop.context);
    await cleanUp(shop.context);
    expect([await given(page), await given(first)]).toEqual([[1000], []]);
    expect((await shop.payments.find(first))?.status).toBe('refunded');
    expect(await stockOf(1, 'M')).toEqual([3, 0]);
  });

  it('end with the last part of a full refund, and accept no payment', async () => {
    await change();
    const page = await open();
    await part(6, exampleId(51));
    expect((await seen())?.payments).toMatchObject([{ state: 'open' }]);
    await part(4, exampleId(52));
    expect(await seen()).toMatchObject({
      ...{ total: 10, payment_status: 'refunded', payments: [{ state: 'ended' }] },
    });
    expect(await stockOf(1, 'M')).toEqual([2, 0]);
    expect(await shop.payments.pay(page)).toBe('ended');
    await expect(open()).rejects.toMatchObject({ status: 409 });
  });

  it('are refunded for an unsent exchange with the last part of a full refund', async () => {
    await exchange();
    const second = await pay();
    await part(10, exampleId(51));
    expect((await seen())?.payments).toMatchObject([{ state: 'ended' }]);
    expect([await given(second), await given(first)]).toEqual([[200], [800, 200]]);
    expect(await stockOf(2, 'L')).toEqual([3, 0]);
  });

  it('are refunded at once if paid after the order was refunded in parts', async () => {
    await change();
    const page = await open();
    await part(10, exampleId(51), noExpiry());
    await shop.payments.pay(page);
    await paymentArrived(shop.context, page);
    expect([await given(page), await given(first)]).toEqual([[1000], [1000]]);
    expect(await seen()).toMatchObject({ total: 10, payments: [{ state: 'ended' }] });
  });

  it('are refunded by their own provider if another one took the first payment', async () => {
    await change();
    const page = await open();
    await shop.db.update(orderPayments).set({ state: 'ended' });
    const { sessionId } = await stored();
    await shop.db
      .update(checkoutSessions)
      .set({ provider: 'former' })
      .where(eq(checkoutSessions.id, sessionId));
    await shop.payments.pay(page);
    await paymentArrived(shop.context, page);
    expect(await given(page)).toEqual([1000]);
    expect(shop.reports).toEqual([]);
  });

  it('are refunded to their own payment, even if another one is newer', async () => {
    await change();
    const late = await open();
    await shop.db.update(orderPayments).set({ state: 'ended' });
    await shop.payments.pay(late);
    const { context, comeBack } = withUnavailableProvider(shop);
    await paymentArrived(context, late);
    expect(await given(late)).toEqual([]);
    expect((await seen())?.payments).toMatchObject([{ refund: 'pending' }]);
    shop.pass(1);
    comeBack();
    await change();
    const newer = await pay();
    expect([await given(late), await given(newer), await given(first)]).toEqual([[1000], [], []]);
    expect(await seen()).toMatchObject({ total: 20 });
  });

  it('have one payment page in many windows, and a new one after it has ended', async () => {
    await change();
    const pages: string[] = [];
    await settle(Array.from({ length: 4 }, () => async () => void pages.push(await open())));
    expect(new Set(pages).size).toBe(1);
    shop.pass(31);
    const next = await open();
    expect(pages).not.toContain(next);
    await shop.payments.pay(next);
    await cleanUp(shop.context);
    expect(await seen()).toMatchObject({ total: 20 });
  });

  it('are either paid or withdrawn, and counted once', async () => {
    await change();
    const page = await open();
    await shop.payments.pay(page);
    const id = await paymentId();
    await settle<unknown>([
      () => paymentArrived(shop.context, page),
      () => paymentArrived(shop.context, page),
      () => settleDifference(shop.context, admin, id, { outcome: 'withdraw' }),
      () => editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'cancelled' }),
    ]);
    await cleanUp(shop.context);
    const { totalCents, payments } = await stored();
    const back = (await given(page)).reduce((sum, cents) => sum + cents, 0);
    // The payment belongs to the order or was refunded.
    expect(totalCents + back).toBe(2000);
    expect(payments).toHaveLength(1);
    expect((await stockOf(1, 'M'))[1]).toBe(0);
  });

  it('wait for a provider that is away, and are not lost', async () => {
    await change();
    const { payments } = shop.context;
    const away = {
      ...shop.context,
      payments: { ...payments, createSession: async () => Promise.reject(new Error('away')) },
    };
    await expect(open(away)).rejects.toMatchObject({ status: 503 });
    await pay();
    expect(await seen()).toMatchObject({ total: 20 });
  });

  it('are refused without amounts to roles that may not see them', async () => {
    const sees = (permission: string) => permission !== 'orders:sums';
    const settleAs = async (outcome: 'withdraw' | 'paid') => {
      return settleDifference(shop.context, admin, await paymentId(), { outcome }, sees);
    };
    await exchange();
    await receive();
    const refusals = [
      await sendExchange(shop.context, admin, await returnId(), sees).catch(String),
      await settleAs('paid').catch(String),
    ];
    await pay();
    refusals.push(await settleAs('withdraw').catch(String));
    await refuseReturn(shop.context, admin, await returnId(), { refusal: 'It has been worn.' });
    refusals.push(await settleAs('withdraw').catch(String));
    expect(refusals).toEqual([
      expect.stringContaining('The difference must be paid first, or waived.'),
      expect.stringContaining('The customer pays the difference by their link'),
      expect.stringContaining('The difference was paid already.'),
      expect.stringContaining('The difference is no longer due.'),
    ]);
  });

  it('are refunded manually for a manual order, and staff are told so', async () => {
    await shop.db.update(orders).set({ manualPayment: 'cash' }).where(eq(orders.id, order));
    await exchange();
    await settleDifference(shop.context, admin, await paymentId(), { outcome: 'paid' });
    await receive();
    const refused = await refuseReturn(shop.context, admin, await returnId(), {
      refusal: 'It has been worn.',
    });
    expect(refused.message).toContain('Refund the difference manually, the way it was paid.');
    const mail = ownerDifferenceText(await stored(), await paymentId(), false);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Refund of the extra \$2\.00 for order H-\d+$/),
      headline: 'A paid difference is refunded',
      paragraphs: [expect.any(String), 'Refund $2.00 manually, the way it was paid.'],
    });
  });

  it('get a correct mail if paid after they were waived, or the order was cancelled', async () => {
    await change();
    const page = await open();
    const id = await paymentId();
    const late = { refundDue: true, paidAt: shop.now() };
    const mailFor = async () => differenceTexts.endedMore(await stored(), id).headline;
    const set = async (change: object) =>
      shop.db.update(orderPayments).set(change).where(eq(orderPayments.id, id));
    await set({ state: 'ended', ...late });
    expect([page !== '', await mailFor()]).toEqual([true, 'The new items are no longer held']);
    expect(ownerDifferenceText(await stored(), id, false).headline).toBe(
      'A paid difference is refunded',
    );
    const byCard = { ...(await stored()), giftCardCents: 500 };
    expect(differenceTexts.endedMore(byCard, id).paragraphs[0]).toMatch(
      /^We refunded \$10\.00 to the payment method/,
    );
    await set({ state: 'waived' });
    expect(await mailFor()).toBe('Nothing more to pay');
    expect(ownerDifferenceText(await stored(), id, false).paragraphs).toEqual([
      '$10.00 that was paid will be refunded to the customer.',
    ]);
    await set({ state: 'ended' });
    const cancelled = { deliveryStatus: 'cancelled' };
    await shop.db.update(orders).set(cancelled).where(eq(orders.id, order));
    expect(await mailFor()).toBe('Your order was cancelled');
  });

  it('are not shown for somebody else’s order', async () => {
    await change();
    const id = await paymentId();
    await expect(payOwnDifference(shop.context, admin, id, addresses)).rejects.toMatchObject({
      status: 404,
    });
  });
});
