import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderMails } from '../../server/db/orderSchema.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { openReturn } from '../../server/services/orders/returns.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { fixedShop } from './support/fixedShop.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';

describe('email to the owner', async () => {
  const connection = await forSuite(openMemoryDatabase());
  let shop: BuyersShop;
  let order: string;
  let number: string;
  beforeEach(async () => {
    shop = await openBuyersShop(connection);
    const bought = await buy(shop, shop.ann, [[1, 'M', 2, 89.1]], { fullName: 'Ann Silva' });
    order = bought.order._id;
    number = bought.order.number ?? '';
    await shop.mailer.idle();
  });

  const deliver = () => editOrder(shop, shop.bob, order, { delivery_status: 'delivered' });
  const oneShirt = { reason: 'tooSmall' as const, lines: [{ line: 0, quantity: 1 }] };
  const withdraw = (context = shop.context) =>
    requestReturn(context, { userId: shop.ann, orderId: order }, oneShirt);

  /** Emails sent since `work` began; earlier ones are done. */
  async function sentBy(work: () => Promise<unknown>): Promise<Mail[]> {
    shop.ownerMails.length = 0;
    await work();
    await shop.mailer.idle();
    return [...shop.ownerMails];
  }

  it('announces a new order with a link, with the customer as reply address', async () => {
    const [mail, ...more] = shop.ownerMails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: fixedShop.email, replyTo: contact.email },
      subject: `New order ${number}: $178.20`,
    });
    const link = `https://shop.test/admin/allorders?order=${order}`;
    const told = [
      link,
      'It is paid, and ready to be packed.',
      'Linen Shirt',
      'Ann Silva',
      contact.address,
      contact.phone,
    ];
    for (const text of told) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
  });

  it('announces a return request', async () => {
    await deliver();
    const [mail, ...more] = await sentBy(withdraw);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: fixedShop.email, replyTo: contact.email },
      subject: `Return of order ${number}`,
    });
    const link = `https://shop.test/admin/allorders?order=${order}`;
    const withdrawn = `The customer has withdrawn from items of order ${number}.`;
    for (const text of [link, withdrawn, '1 × Linen Shirt, size M', 'Too small']) {
      expect(mail?.text).toContain(text);
    }
  });

  it('does not tell admins about their own actions', async () => {
    await deliver();
    const sent = await sentBy(() => openReturn(shop.context, shop.bob, order, oneShirt));
    expect(sent).toEqual([]);
  });

  it('is sent after its server crashed, once for several cleanups', async () => {
    await deliver();
    const silent = { ...shop.context, mailer: { ...shop.mailer, send: () => {} } };
    await withdraw(silent);
    const sent = await sentBy(async () => {
      await shop.db.update(orderMails).set({ sentAt: null });
      await Promise.all([cleanUp(shop.context), cleanUp(shop.context), cleanUp(shop.context)]);
    });
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      `New order ${number}: $178.20`,
      `Return of order ${number}`,
    ]);
    expect(await sentBy(() => cleanUp(shop.context))).toEqual([]);
  });

  it('says that there is nothing left to pack, if it waited for the mail server', async () => {
    const cancelled = { payment_status: 'refunded', delivery_status: 'cancelled' };
    await editOrder(shop, shop.bob, order, cancelled);
    const [mail] = await sentBy(async () => {
      await shop.db.update(orderMails).set({ sentAt: null });
      await cleanUp(shop.context);
    });
    expect(mail?.text).toContain('There is nothing to pack: it was cancelled.');
  });

  it('does not delay the customer’s refund email', async () => {
    const isOwners = eq(orderMails.kind, 'ownerOrdered');
    await shop.db.update(orderMails).set({ sentAt: null }).where(isOwners);
    shop.mails.length = 0;
    await editOrder(shop, shop.bob, order, { payment_status: 'refunded' });
    await shop.mailer.idle();
    expect(shop.mails.some(({ text }) => text.includes('We refunded $178.20'))).toBe(true);
  });
});
