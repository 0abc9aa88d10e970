import { beforeEach, expect, it } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { orderHistory, orderMails } from '../../server/db/orderSchema.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { handlePaymentEvent, paymentArrived } from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { type Bought, checkOut, contact } from './support/checkoutRequest.ts';
import { exampleId } from './support/exampleProduct.ts';
import { fixedShop } from './support/fixedShop.ts';

onEitherDatabase('orders', (database) => {
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(database());
  });

  const shirt: Bought = [1, 'M', 1, 89.1];
  const tee: Bought = [2, 'M', 1, 19.95];
  const payFor = async (...lines: Bought[]) => {
    const payment = await checkOut(shop, shop.ann, lines);
    expect(await shop.payments.pay(payment)).toBe('paid');
    return payment;
  };

  it('contain the colour of each product', async () => {
    await shop.db.update(products).set({ colour: 'Clay' });
    const { order } = await createOrder(shop.context, shop.ann, await payFor(shirt));
    expect(order?.products).toMatchObject([{ name: 'Linen Shirt, Clay' }]);
  });

  it('keep the paid lines, and remove them from the stock and the cart', async () => {
    const payment = await payFor(shirt, tee);
    await shop.db.update(products).set({ name: 'New', priceCents: 1 });
    const { order, success } = await createOrder(shop.context, shop.ann, payment);
    expect(success).toBe(true);
    expect(order).toEqual({
      _id: expect.any(String),
      ...contact,
      payment_status: 'paid',
      delivery_status: 'processing',
      total: 109.05,
      notes: '',
      fullName: '',
      number: expect.stringMatching(/^H-\d{5}$/),
      trackingUrl: '',
      customerNote: '',
      createdAt: '2026-03-01T12:00:00.000Z',
      products: [
        {
          product_id: exampleId(1),
          name: 'Linen Shirt',
          picture: '/signed/product-1.webp',
          size: 'M',
          quantity: 1,
          price: 89.1,
          subtotal: 89.1,
        },
        {
          product_id: exampleId(2),
          name: 'Tee',
          picture: '',
          size: 'M',
          quantity: 1,
          price: 19.95,
          subtotal: 19.95,
        },
      ],
    });
    expect(await shop.cartOf(shop.ann)).toEqual([[1, 'M', 1]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 2, reserved: 1, held: 1 });
    expect(await shop.stockOf(2)).toEqual({ quantity: 2, reserved: 0, held: 0 });
    const history = await shop.db.select().from(orderHistory);
    expect(history).toMatchObject([{ orderId: order?._id, userId: null, at: shop.now() }]);
  });

  it('are the same for every repeated request, with one email', async () => {
    const payment = await payFor(shirt);
    await paymentArrived(shop.context, payment);
    const first = await createOrder(shop.context, shop.ann, payment);
    const again = await createOrder(shop.context, shop.ann, undefined);
    await paymentArrived(shop.context, payment);
    expect(again).toEqual(first);
    expect(await listOrders(shop.context, shop.ann)).toEqual([first.order]);
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
    expect(shop.mails[0]).toMatchObject({
      to: contact.email,
      subject: `We received your order ${first.order?.number}`,
    });
    expect(shop.mails[0]?.text).toContain(
      'Linen Shirt\n  Size M · 1\u00a0×\u00a0$89.10: $89.10\nTotal: $89.10',
    );
  });

  it('are numbered consecutively, and listed newest first', async () => {
    const first = await createOrder(shop.context, shop.ann, await payFor(shirt));
    shop.pass(1);
    const second = await createOrder(shop.context, shop.ann, await payFor(tee));
    expect([first, second].map(({ order }) => order?.number)).toEqual(['H-10001', 'H-10002']);
    expect(await listOrders(shop.context, shop.ann)).toEqual([second.order, first.order]);
  });

  it('are created even if the customer never returns and no payment event arrives', async () => {
    await payFor(shirt);
    shop.pass(31);
    await cleanUp(shop.context);
    expect(await listOrders(shop.context, shop.ann)).toHaveLength(1);
    expect(await shop.stockOf(1)).toMatchObject({ quantity: 2 });
  });

  it('get the email that a crashed server did not send, once for several cleanups', async () => {
    await createOrder(shop.context, shop.ann, await payFor(shirt));
    await shop.mailer.idle();
    shop.mails.length = 0;
    await shop.db.update(orderMails).set({ sentAt: null });
    await Promise.all([cleanUp(shop.context), cleanUp(shop.context), cleanUp(shop.context)]);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
  });

  it('get an undelivered email by a later cleanUp, for a day', async () => {
    const attempts: string[] = [];
    const deliver = async ({ to }: Mail) => {
      attempts.push(to);
      throw new Error('the mail server is down');
    };
    const log = { info: () => {}, error: () => {} };
    const mailer = createMailer({ deliver, close: () => {} }, log, 0);
    const down = { ...shop.context, mailer };
    await createOrder(down, shop.ann, await payFor(shirt));
    await mailer.idle();
    await cleanUp(down);
    await mailer.idle();
    // Each email is tried twice at once, and twice by the cleanup.
    expect(attempts.filter((to) => to === contact.email)).toHaveLength(4);
    expect(attempts.filter((to) => to === fixedShop.email)).toHaveLength(4);
    await cleanUp(shop.context);
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
    expect(shop.ownerMails).toHaveLength(1);

    await createOrder(down, shop.ann, await payFor(tee));
    await mailer.idle();
    shop.pass(25 * 60);
    await cleanUp(down);
    await mailer.idle();
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(1);
  });

  it('handle each event once, and release a session that ended', async () => {
    const payment = await checkOut(shop, shop.ann, [shirt]);
    const ended = {
      id: 'evt_1',
      type: 'expired',
      session: { id: payment, state: 'ended' as const },
    };
    await handlePaymentEvent(shop.context, ended);
    expect(await shop.stockOf(1)).toMatchObject({ reserved: 1, held: 1 });
    const paid = { id: 'evt_1', type: 'paid', session: { id: payment, state: 'paid' as const } };
    await handlePaymentEvent(shop.context, paid);
    expect(await shop.countOrders()).toBe(0);
    const other = {
      id: 'evt_2',
      type: 'paid',
      session: { id: 'cs_other', state: 'paid' as const },
    };
    await handlePaymentEvent(shop.context, other);
    expect(await shop.countOrders()).toBe(0);
  });
});
