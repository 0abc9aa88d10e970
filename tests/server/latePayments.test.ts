import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orderHistory } from '../../server/db/orderSchema.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { paidTooLateMessage } from '../../server/services/checkout/completeOrder.ts';
import { cleanUp, startCleanup } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { patience } from './support/patience.ts';

onEitherDatabase('late payments', (database) => {
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(database());
  });

  const payForShirt = async () => {
    const payment = await checkOut(shop, shop.ann, [[1, 'M', 1, 89.1]]);
    expect(await shop.payments.pay(payment)).toBe('paid');
    return payment;
  };

  it('creates the order at the next start if the server was killed before', async () => {
    await payForShirt();
    expect(await shop.countOrders()).toBe(0);
    const { stop } = startCleanup(shop.context);
    await expect.poll(shop.countOrders, patience).toBe(1);
    await stop();
    await cleanUp(shop.context);
    expect(await shop.countOrders()).toBe(1);
    expect(await listOrders(shop.context, shop.ann)).toMatchObject([
      { payment_status: 'paid', delivery_status: 'processing' },
    ]);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
    expect(shop.reports).toEqual([]);
  });

  it('fulfils a late payment while units are left', async () => {
    const payment = await payForShirt();
    shop.pass(60);
    for (let unit = 1; unit <= 2; unit++) await shop.add(1, shop.bob);
    const { order } = await createOrder(shop.context, shop.ann, payment);
    expect(order).toMatchObject({ payment_status: 'paid', delivery_status: 'processing' });
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 2, held: 2 });
  });

  it('refunds a late payment if nothing is left', async () => {
    const payment = await payForShirt();
    shop.pass(60);
    for (let unit = 1; unit <= 3; unit++) await shop.add(1, shop.bob);
    const { order, message } = await createOrder(shop.context, shop.ann, payment);
    expect(message).toBe(paidTooLateMessage);
    expect(order).toMatchObject({
      payment_status: 'refunded',
      delivery_status: 'cancelled',
      notes: '',
      customerNote: paidTooLateMessage,
    });
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
    expect(await shop.stockOf(1)).toEqual({ quantity: 3, reserved: 3, held: 3 });
    expect(await shop.cartOf(shop.ann)).toHaveLength(2);
    const again = await createOrder(shop.context, shop.ann, payment);
    expect(again.order).toEqual(order);
    await shop.mailer.idle();
    expect(shop.mails).toMatchObject([
      { subject: `Your order ${order?.number} could not be fulfilled` },
    ]);
  });

  it('retries the refund', async () => {
    const payment = await payForShirt();
    shop.pass(60);
    for (let unit = 1; unit <= 3; unit++) await shop.add(1, shop.bob);
    const { refund } = shop.payments;
    shop.payments.refund = async () => {
      throw new Error('the provider is down');
    };
    const { order } = await createOrder(shop.context, shop.ann, payment);
    expect(order).toMatchObject({ payment_status: 'paid', delivery_status: 'cancelled' });
    shop.payments.refund = refund;
    await Promise.all([cleanUp(shop.context), cleanUp(shop.context)]);
    expect(await listOrders(shop.context, shop.ann)).toMatchObject([
      { payment_status: 'refunded' },
    ]);
    const history = await shop.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order?._id ?? ''));
    expect(history).toHaveLength(2);
  });
});
