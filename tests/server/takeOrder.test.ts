import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { mayCancel } from '../../contract/rules/orderStates.ts';
import type { ManualOrder } from '../../contract/schemas/manualOrder.ts';
import { writeDelivery } from '../../server/repositories/selling.ts';
import { readHistory } from '../../server/services/admin/adminOrders.ts';
import { takeOrder } from '../../server/services/checkout/checkout.ts';
import { refundReturns } from '../../server/services/orders/returns.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { type Bought, buy, checkoutRequest, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { sendBack, storedOrder } from './support/refunds.ts';

onEitherDatabase('manual orders', (database) => {
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(database());
  });

  type Change = Partial<ManualOrder> & { details?: Partial<ManualOrder['orderDetails']> };

  const request = (lines: Bought[], { details = {}, ...change }: Change = {}): ManualOrder => {
    const { orderDetails } = checkoutRequest('', lines, { address: '', phone: '', email: '' });
    return {
      ...{ requestId: v7(), payment: 'cash', notes: '', mailsCustomer: false, ...change },
      orderDetails: { ...orderDetails, ...details },
    };
  };
  const take = async (lines: Bought[], change?: Change) => {
    const { order } = await takeOrder(shop.context, shop.bob, request(lines, change));
    if (!order) throw new Error('There is no order');
    return order;
  };

  it('are orders like any other, taken from the stock at once', async () => {
    const before = await shop.stockOf(2);
    const order = await take([[2, 'M', 2, 19.95]], { notes: 'Came to the market' });
    expect(mayCancel(order)).toBe(false);
    expect(order).toMatchObject({
      ...{ total: 39.9, payment_status: 'paid', delivery_status: 'processing' },
      ...{ manualPayment: 'cash', notes: 'Came to the market', email: '', isGuest: true },
      products: [{ name: 'Tee', quantity: 2 }],
    });
    const after = await shop.stockOf(2);
    expect(after).toMatchObject({
      ...{ quantity: (before.quantity ?? 0) - 2, reserved: before.reserved, held: before.held },
    });
    const [entry] = await readHistory(shop.context, order._id);
    expect(entry?.changes).toMatchObject({ taken: { to: 'cash' }, payment_status: { to: 'paid' } });
    expect(entry?.by).not.toBe('');
    await shop.mailer.idle();
    expect(shop.mails).toEqual([]);
  });

  it('can be paid later, and are confirmed by email on request', async () => {
    const order = await take([[2, 'M', 1, 19.95]], {
      ...{ payment: 'unpaid', mailsCustomer: true, details: { email: 'ines@shop.test' } },
    });
    expect(order).toMatchObject({ payment_status: 'pending', manualPayment: 'unpaid' });
    await shop.mailer.idle();
    expect(shop.mails[0]).toMatchObject({ to: 'ines@shop.test' });
    expect(shop.mails[0]?.text).toContain('It is not paid yet.');
  });

  it('are created once, however often they are sent', async () => {
    const sent = request([[1, 'M', 1, 89.1]]);
    const all = await Promise.all([1, 2, 3].map(() => takeOrder(shop.context, shop.bob, sent)));
    expect(new Set(all.map(({ order }) => order?.number)).size).toBe(1);
    expect(await shop.countOrders()).toBe(1);
    await expect(
      takeOrder(shop.context, shop.bob, { ...sent, requestId: shop.ann }),
    ).rejects.toThrow('requestId');
  });

  it('are not changed by resending them with other contents', async () => {
    const sent = request([[1, 'M', 1, 89.1]]);
    const { order } = await takeOrder(shop.context, shop.bob, sent);
    const changes: Change[] = [
      { payment: 'unpaid' },
      request([[1, 'M', 2, 89.1]]),
      { details: { phone: '+351 912 345 679' } },
      { notes: 'Ring twice' },
      { mailsCustomer: true },
      { details: { delivery: v7() } },
      { details: { code: 'SPRING' } },
    ];
    for (const { details, ...change } of changes) {
      const orderDetails = { ...sent.orderDetails, ...details };
      const again = { ...sent, orderDetails, ...change, requestId: sent.requestId };
      await expect(takeOrder(shop.context, shop.bob, again)).rejects.toThrow(
        /^This was already taken as order H-\d+: change it there.$/,
      );
    }
    expect(await shop.countOrders()).toBe(1);
    expect(order?.manualPayment).toBe('cash');
  });

  it('are confirmed without a link to a page that requires a zip code, if there is no address', async () => {
    await take([[2, 'M', 1, 19.95]], { mailsCustomer: true, details: { email: 'ines@shop.test' } });
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('It is paid.');
    expect(shop.mails[0]?.text).not.toMatch(/Delivery address|on its way|See your order/);
  });

  it('are handed over, or shipped like any other', async () => {
    const id = v7();
    const days = { minDays: 3, maxDays: 5, countries: [] };
    await writeDelivery(shop.db, { id, name: 'Standard', price: 4.9, ...days });
    expect((await take([[2, 'M', 1, 19.95]])).delivery).toBeUndefined();
    const address = 'Rua Augusta 1, Lisbon, Portugal, 1100-048';
    const brought = await take([[2, 'M', 1, 19.95]], {
      details: { delivery: id, total: 24.85, address },
    });
    expect(brought).toMatchObject({ total: 24.85, delivery: { price: 4.9 } });
  });

  it('of the last unit succeed once, even if a shopper pays for it at the same time', async () => {
    const rest = (await shop.stockOf(2)).quantity ?? 0;
    const reserved = (await shop.stockOf(2)).reserved ?? 0;
    if (rest - reserved > 1) await take([[2, 'M', rest - reserved - 1, 19.95]]);
    const both = await Promise.allSettled([
      take([[2, 'M', 1, 19.95]]),
      shop.add(2, shop.bob).then(async () => {
        return (await buy(shop, shop.bob, [[2, 'M', 1, 19.95]])).order;
      }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.stockOf(2)).toMatchObject({ quantity: 1, reserved: 1, held: 1 });
  });

  it('are refunded manually: no provider is called', async () => {
    const asked: string[] = [];
    const ask = async (id: string) => void asked.push(id);
    const asks = { refund: ask, refundPart: ask };
    const order = await take([[1, 'M', 1, 89.1]]);
    const before = (await shop.stockOf(1)).quantity ?? 0;
    const context = { ...shop.context, payments: { ...shop.payments, ...asks } };
    const refunded = await editOrder({ context }, shop.bob, order._id, {
      ...{ payment_status: 'refunded', delivery_status: 'cancelled' },
    });
    expect(refunded.message).toContain('Refund the money manually');
    expect(refunded.order).toMatchObject({ payment_status: 'refunded' });
    expect(refunded.order?.refundPending).toBeUndefined();
    expect((await shop.stockOf(1)).quantity).toBe(before + 1);
    expect(asked).toEqual([]);
  });

  it('tell their customer that the shop refunds manually', async () => {
    const details = { email: 'ines@shop.test', address: contact.address };
    const { _id: orderId } = await take([[2, 'M', 2, 19.95]], { details });
    const delivered = { delivery_status: 'delivered' };
    await editOrder(shop, shop.bob, orderId, delivered);
    const { userId } = await storedOrder(shop.db, orderId);
    await sendBack(shop, { admin: shop.bob, userId, orderId });
    await refundReturns(shop.context, shop.bob, orderId, { amount: 19.95 });
    await editOrder(shop, shop.bob, orderId, { ...delivered, payment_status: 'refunded' });
    await shop.mailer.idle();
    const [part, rest] = shop.mails.slice(-2);
    for (const mail of [part, rest]) {
      expect(mail?.text).toContain('We’ll refund $19.95 to you directly, the same way you paid.');
      expect(mail?.text).not.toContain('We refunded');
      expect(mail?.subject).not.toContain('was refunded');
    }
  });
});
