import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderChange } from '../../contract/schemas/order.ts';
import { orderMails, orders } from '../../server/db/orderSchema.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { insertOrderMail } from '../../server/repositories/mails.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';

const trackingUrl = 'https://post.test/track?parcel=1&lang=en';

describe('email about an order', async () => {
  const connection = await forSuite(openMemoryDatabase());
  let shop: BuyersShop;
  let order: string;
  let number: string;
  beforeEach(async () => {
    shop = await openBuyersShop(connection);
    const bought = await buy(shop, shop.ann, [[1, 'M', 2, 89.1]]);
    order = bought.order._id;
    number = bought.order.number ?? '';
    await shop.mailer.idle();
  });

  /** Saves the order, and returns the resulting email. */
  async function change(changes: Partial<OrderChange>, context = shop.context): Promise<Mail[]> {
    shop.mails.length = 0;
    await editOrder({ context }, shop.bob, order, changes);
    await shop.mailer.idle();
    return [...shop.mails];
  }

  /** Services with pending email. */
  const silent = () => ({ ...shop.context, mailer: { ...shop.mailer, send: () => {} } });

  it('confirms the order, with pictures, amounts and a button to it', () => {
    const [mail] = shop.mails;
    expect(mail).toMatchObject({ to: contact.email, subject: `We received your order ${number}` });
    const page = /https:\/\/shop\.test\/order\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(page).not.toBe('');
    const picture = `https://shop.test/api/shared/${exampleId(1)}/product-1.webp.small.jpg`;
    for (const text of [
      'Hemline',
      number,
      'Linen Shirt',
      '2\u00a0×\u00a0$89.10',
      '$178.20',
      page,
    ]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.html).toContain(`<a href="${page}"`);
    expect(mail?.html).toContain(`<img class="picture" src="${picture}"`);
    expect(mail?.text).toContain(contact.address);
  });

  it('announces the shipment once, with the tracking link', async () => {
    const shipped = { delivery_status: 'shipped', trackingUrl };
    const [mail, ...more] = await change(shipped);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your order ${number} is on its way`);
    expect(mail?.text).toContain(trackingUrl);
    expect(mail?.html).toContain('href="https://post.test/track?parcel=1&amp;lang=en"');
    expect(await change(shipped)).toEqual([]);
    expect(await change({ ...shipped, notes: 'Called the post' })).toEqual([]);
  });

  it('announces a tracking link that was added after shipping', async () => {
    expect(await change({ delivery_status: 'shipped' })).toHaveLength(1);
    const [mail] = await change({ delivery_status: 'shipped', trackingUrl });
    expect(mail?.text).toContain(trackingUrl);
  });

  it('shows a tracking number without a link as text', async () => {
    const number = 'RR 123 456 785 PT';
    const [mail, ...more] = await change({ delivery_status: 'shipped', trackingUrl: number });
    expect(more).toEqual([]);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(`Its tracking number is ${number}.`);
      expect(text).not.toContain('Follow your parcel');
    }
    const [order] = await listOrders(shop.context, shop.ann);
    expect(order?.trackingUrl).toBe(number);
  });

  const wentBack = 'We refunded $178.20';
  const cancelled = { delivery_status: 'cancelled' };
  const refunded = { payment_status: 'refunded' };
  it.each([
    [{ delivery_status: 'delivered' }, 'Your order N has arrived', ''],
    [cancelled, 'Your order N was cancelled', ''],
    [refunded, 'The payment of order N was refunded', wentBack],
    [{ ...cancelled, ...refunded }, 'Your order N was cancelled', wentBack],
  ])('announces %j in one email', async (changes, subject, told) => {
    const [mail, ...more] = await change(changes);
    expect(more).toEqual([]);
    expect(mail?.subject.replace(number, 'N')).toBe(subject);
    expect(mail?.text).toContain(told);
    if ('delivery_status' in changes && changes.delivery_status === 'cancelled') {
      expect(mail?.text).not.toContain(contact.address);
    }
  });

  it('announces a refund only after the provider made it', async () => {
    const away = {
      ...shop.context.payments,
      refund: async () => {
        throw new Error('The provider is away');
      },
    };
    const context = { ...shop.context, payments: away };
    const both = { delivery_status: 'cancelled', payment_status: 'refunded' };
    const [mail, ...more] = await change(both, context);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('We’ll refund $178.20');
    shop.mails.length = 0;
    await cleanUp(shop.context);
    await cleanUp(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toMatchObject([{ subject: `The payment of order ${number} was refunded` }]);
  });

  it('announces a refund in whichever email is next', async () => {
    await change({ delivery_status: 'shipped' });
    const refunded = { delivery_status: 'shipped', payment_status: 'refunded' };
    const [mail, ...more] = await change({ ...refunded, trackingUrl });
    expect(more).toEqual([]);
    expect(mail?.text).toContain(trackingUrl);
    expect(mail?.text).toContain('We refunded $178.20');
  });

  it.each(['placed', 'shipped', 'addressChanged', 'newLink'] as const)(
    'announces a refund in the delayed email “%s”',
    async (kind) => {
      const createdAt = shop.now();
      await insertOrderMail(shop.db, { orderId: order, kind, createdAt });
      await change({ payment_status: 'refunded' }, silent());
      await cleanUp(shop.context);
      await shop.mailer.idle();
      expect(shop.mails).toHaveLength(1);
      expect(shop.mails[0]?.text).toContain('We refunded $178.20');
    },
  );

  it('confirms an order that was cancelled before the email was sent, without promises', async () => {
    await shop.db.update(orderMails).set({ sentAt: null });
    await change({ delivery_status: 'cancelled', payment_status: 'refunded' }, silent());
    await cleanUp(shop.context);
    await shop.mailer.idle();
    const mail = shop.mails.find(({ subject }) => !subject.endsWith('was cancelled'));
    expect(mail?.subject).toBe(`We received your order ${number}`);
    expect(mail?.text).toContain('It has been cancelled since.');
    expect(mail?.text).not.toMatch(/not paid|getting it ready/);
  });

  it('omits the money once all of it was refunded for returns', async () => {
    await change({ delivery_status: 'delivered' });
    const refundedCents = 17_820;
    await shop.db.update(orders).set({ refundedCents, paymentStatus: 'refunded' });
    const [mail] = await change({ payment_status: 'refunded', delivery_status: 'cancelled' });
    expect(mail?.text).not.toContain('We refunded');
  });

  it('never shows internal notes, and shows the customer’s note unchanged', async () => {
    const secret = 'Customer complains a lot';
    const customerNote = 'In two boxes.\n<b>Bring</b> your passport';
    for (const state of ['shipped', 'delivered', 'cancelled']) {
      const [mail] = await change({ delivery_status: state, notes: secret, customerNote });
      expect(mail?.text).toContain(customerNote);
      expect(mail?.html).toContain('In two boxes.\n&lt;b&gt;Bring&lt;/b&gt; your passport');
      expect(JSON.stringify(mail)).not.toContain(secret);
    }
    expect(await listOrders(shop.context, shop.ann)).toMatchObject([{ notes: '', customerNote }]);
  });
});
