import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { formatDay } from '../../contract/rules/days.ts';
import { writeCode, writeTax } from '../../server/repositories/selling.ts';
import { readHistory } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { takeOrder } from '../../server/services/checkout/checkout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { toInvoice } from '../../server/services/orders/invoices.ts';
import { listOrders, toOrder } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundPart } from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { sendParcel } from '../../server/services/orders/sendParcel.ts';
import { issueGiftCard, saveGiftCardTerms } from '../../server/services/selling/giftCards.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Bought, checkoutRequest } from './support/checkoutRequest.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, sized } from './support/exampleProduct.ts';
import { fillAndBuy, openPaidShop } from './support/openPaidShop.ts';
import { refundsOf, storedOrder, withUnavailableProvider } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

type Line = [number: number, size: string, quantity: number];

const bought: Bought[] = [
  [1, 'M', 2, 10],
  [2, 'M', 1, 7],
];

const units = { M: 5, L: 5 };

onEitherDatabase('changed lines', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let payment: string;
  /** Ann has paid for two of five units at $10, and one at $7. */
  beforeEach(async () => {
    const products = [
      sized(1, units),
      sized(2, units, { priceCents: 700 }),
      sized(3, units, { priceCents: 300 }),
    ];
    ({ shop, admin, ann, payment, order } = await openPaidShop(database(), products, bought));
  });

  /** Buys the same again, on other terms. */
  async function place(total: number, terms: Parameters<typeof fillAndBuy>[3]) {
    ({ payment, order } = await fillAndBuy(shop, ann, bought, { total, ...terms }));
  }

  const change = async (lines: Line[], more: { isPreview?: boolean; version?: number } = {}) =>
    changeLines(shop.context, admin, order, {
      version: (await storedOrder(shop.db, order)).version,
      lines: lines.map(([number, size, quantity]) => ({
        ...{ productId: exampleId(number), size, quantity },
      })),
      ...more,
    });
  const seen = async () => (await listOrders(shop.context, ann)).find(({ _id }) => _id === order);
  const stockOf = async (number: number, size: string) =>
    (await shop.stockOf(number, size)).quantity;
  const given = () => refundsOf(shop, payment);

  it('move units in the stock, and refund the difference once', async () => {
    const preview = await change([[1, 'L', 1]], { isPreview: true });
    expect(preview).toMatchObject({ total: 10, refund: 17 });
    expect(await stockOf(1, 'L')).toBe(5);
    expect(await change([[1, 'L', 1]])).toMatchObject({ total: 10, refund: 17 });
    await change([[1, 'L', 1]]);
    expect([await stockOf(1, 'M'), await stockOf(1, 'L'), await stockOf(2, 'M')]).toEqual([
      5, 4, 5,
    ]);
    expect(await given()).toEqual([1700]);
    expect(await seen()).toMatchObject({
      ...{ total: 10, payment_status: 'paid', delivery_status: 'processing' },
      products: [{ size: 'L', quantity: 1, price: 10 }],
    });
    await shop.mailer.idle();
    expect(shop.mails.map(({ subject }) => subject.replace(/H-\d+/, 'N'))).toEqual([
      'Your order N was changed',
    ]);
    expect(shop.mails[0]?.text).toContain('We will refund $17.00 of your payment.');
    const [entry] = await readHistory(shop.context, order);
    expect(entry?.changes.items).toEqual({
      from: '2 × Product 1, size M; 1 × Product 2, size M',
      to: '1 × Product 1, size L',
    });
    await editOrder(shop, admin, order, {
      payment_status: 'refunded',
      delivery_status: 'cancelled',
    });
    expect(await stockOf(1, 'L')).toBe(5);
  });

  it('keep the ordered prices, and use today’s for added items', async () => {
    await change([
      [1, 'M', 1],
      [2, 'M', 1],
      [3, 'L', 3],
    ]);
    expect(await seen()).toMatchObject({
      ...{ total: 26 },
      products: [{ price: 10 }, { price: 7 }, { price: 3, quantity: 3 }],
    });
    expect(await given()).toEqual([100]);
  });

  it('follow the code and the taxes', async () => {
    const tax = { id: v7(), country: 'Portugal', name: 'Sales tax', rate: 10, onTop: true };
    await writeTax(shop.db, tax);
    const code = { code: 'TEN', kind: 'percent' as const, value: 10, minimum: 15 };
    await writeCode(shop.db, { ...code, id: v7() }, shop.now());
    await place(26.73, { code: 'TEN' });
    await change([[1, 'M', 2]]);
    expect(await seen()).toMatchObject({ total: 19.8, discount: { amount: 2 } });
    await change([[1, 'M', 1]]);
    expect(await seen()).toMatchObject({ total: 11, discount: { amount: 0 } });
    expect((await given()).reduce((sum, cents) => sum + cents, 0)).toBe(1573);
  });

  it('are taken of an unpaid order that costs more', async () => {
    const lines: Line[] = [
      [1, 'M', 3],
      [2, 'M', 1],
    ];
    await editOrder(shop, admin, order, { payment_status: 'pending' });
    await change(lines);
    expect(await seen()).toMatchObject({ total: 37, payment_status: 'pending' });
    expect(await stockOf(1, 'M')).toBe(2);
    expect(await given()).toEqual([]);
  });

  it('give a paid order a new invoice, which names the one before it', async () => {
    const invoice = async () => {
      const stored = await storedOrder(shop.db, order);
      const { facts } = toInvoice(stored, { name: '', lines: [] });
      return facts.map(({ text }) => text.replace(/H-\d+/, 'N')).slice(0, -1);
    };
    const { orderDetails } = checkoutRequest('', bought);
    const manual = { requestId: v7(), payment: 'unpaid' as const, notes: '', mailsCustomer: false };
    const taken = await takeOrder(shop.context, admin, { ...manual, orderDetails });
    order = taken.order?._id ?? '';
    const ordered = formatDay((await storedOrder(shop.db, order)).createdAt);
    await change([[1, 'M', 2]]);
    expect(await invoice()).toEqual(['N', ordered]);
    await editOrder(shop, admin, order, { payment_status: 'paid' });
    shop.pass(2 * 24 * 60);
    await change([[1, 'L', 2]]);
    expect(await invoice()).toEqual(['N-2', formatDay(shop.now()), 'N']);
    const stored = await storedOrder(shop.db, order);
    expect(await toOrder(stored, shop.context)).toMatchObject({
      invoice: {
        number: expect.stringMatching(/^H-\d+-2$/),
        createdAt: shop.now().toISOString(),
      },
    });
    await change([[1, 'L', 1]]);
    expect(await invoice()).toEqual(['N-3', formatDay(shop.now()), 'N-2']);
    await editOrder(shop, admin, order, { payment_status: 'pending' });
    await change([[1, 'L', 3]]);
    await editOrder(shop, admin, order, { payment_status: 'paid' });
    expect(await invoice()).toEqual(['N-4', formatDay(shop.now()), 'N-3']);
  });

  it('give a paid order a new invoice for a new address, recipient or email, but not for a note', async () => {
    const version = async () => (await storedOrder(shop.db, order)).invoiceVersion;
    const address = 'Rua Augusta 2, Lisbon, Portugal, 1100-048';
    await editOrder(shop, admin, order, { address, payment_status: 'pending' });
    expect(await version()).toBe(2);
    await editOrder(shop, admin, order, { address });
    await editOrder(shop, admin, order, { address, notes: 'Rings twice' });
    expect(await version()).toBe(2);
    await editOrder(shop, admin, order, { fullName: 'Ann Brandão' });
    await editOrder(shop, admin, order, { email: 'ann@other.test' });
    expect(await version()).toBe(4);
    for (const [country, rate] of [['Portugal', 23] as const, ['Spain', 21] as const]) {
      await writeTax(shop.db, { id: v7(), country, name: 'VAT', rate });
    }
    await editOrder(shop, admin, order, { address: 'Gran Via 1, Madrid, Spain, 28013' });
    expect(await version()).toBe(5);
  });

  it('are refused for sent units, returns and shipped orders', async () => {
    await sendParcel(shop.context, admin, order, {
      ...{ requestId: v7(), lines: [{ line: 1, quantity: 1 }] },
    });
    await expect(change([[1, 'M', 1]])).rejects.toMatchObject({
      ...{ status: 409, message: '1 of Product 2 in size M were sent already.' },
    });
    await change([[2, 'M', 1]]);
    expect(await seen()).toMatchObject({ parcels: [{ lines: [{ line: 0, quantity: 1 }] }] });
    await requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { reason: 'unsaid', lines: [{ line: 0, quantity: 1 }] },
    );
    await expect(change([[3, 'M', 1]])).rejects.toMatchObject({ status: 409 });
  });

  it('are refused if a gift card paid a part', async () => {
    await saveGiftCardTerms(shop.context, { isOn: true, amounts: [10], validYears: 1 });
    const card = { requestId: v7(), amount: 10, email: 'zoe@shop.test' };
    await issueGiftCard(shop.context, admin, card);
    await shop.mailer.idle();
    const [code = ''] = /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
    await place(27, { giftCard: { code, amount: 10 } });
    await expect(change([[1, 'M', 1]])).rejects.toMatchObject({
      ...{ status: 409, message: 'A gift card paid for this order: its items can’t be changed.' },
    });
    expect(await seen()).toMatchObject({ total: 27, giftCard: 10 });

    await editOrder(shop, admin, order, { delivery_status: 'delivered' });
    const exchange = { productId: exampleId(1), size: 'L' };
    const asked = { reason: 'tooSmall' as const, lines: [{ line: 0, quantity: 1, exchange }] };
    await requestReturn(shop.context, { userId: ann, orderId: order }, asked);
    const id = (await storedOrder(shop.db, order)).requests[0]?.id ?? '';
    const received = { lines: [{ line: 0, restocked: 1, damaged: 0 }] };
    await receiveReturn(shop.context, admin, id, received);
    const sent = await sendExchange(shop.context, admin, id);
    order = sent.order?.returns?.requests[0]?.exchange?.order?._id ?? '';
    await expect(change([[2, 'M', 1]])).rejects.toMatchObject({
      ...{ status: 409, message: 'A gift card paid for this order: its items can’t be changed.' },
    });
  });

  it('leave more to pay than was refunded before', async () => {
    const part = { requestId: v7(), amount: 10 };
    await refundPart(shop.context, admin, order, part);
    await expect(change([[1, 'M', 1]])).rejects.toMatchObject({
      ...{
        status: 409,
        message: '$10.00 of this order were refunded: it must cost more than that.',
      },
    });
    expect(await change([[1, 'M', 2]])).toMatchObject({ total: 20, refund: 7 });
  });

  it('refuse an old version, a missing unit, and a size that is named twice', async () => {
    await expect(change([[1, 'M', 1]], { version: 99 })).rejects.toMatchObject({
      ...{ status: 409, fields: { version: expect.any(String) } },
    });
    await expect(change([[3, 'L', 6]])).rejects.toMatchObject({
      ...{ status: 409, message: 'Only 5 left of Product 3 in size L.' },
    });
    const twice: Line[] = [
      [1, 'M', 1],
      [1, 'M', 1],
    ];
    await expect(change(twice)).rejects.toMatchObject({ status: 400 });
    expect(await seen()).toMatchObject({ total: 27 });
  });

  it('take the last unit once, and refund once, with many admins at once', async () => {
    const { version } = await storedOrder(shop.db, order);
    const buyer = await shop.addCustomer(3);
    await settle<unknown>([
      ...Array.from({ length: 4 }, () => () => change([[3, 'L', 5]], { version })),
      () => addToCart(shop.context, buyer, { itemId: exampleId(3), size: 'L' }),
    ]);
    const taken = (await seen())?.total === 15;
    expect(await stockOf(3, 'L')).toBe(taken ? 0 : 5);
    expect(await given()).toEqual(taken ? [1200] : []);
  });

  it('keep a refund until the provider answers', async () => {
    const { context, comeBack } = withUnavailableProvider(shop);
    const { version } = await storedOrder(shop.db, order);
    const lines = [{ productId: exampleId(1), size: 'M', quantity: 2 }];
    await changeLines(context, admin, order, { version, lines });
    expect(await given()).toEqual([]);
    comeBack();
    await cleanUp(context);
    expect(await given()).toEqual([700]);
    expect(await seen()).toMatchObject({ total: 20, payment_status: 'paid' });
  });
});
