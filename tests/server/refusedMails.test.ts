import { beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailRefused } from '../../server/mail/mail.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { insertOrderMail } from '../../server/repositories/mails.ts';
import { listAllOrders } from '../../server/services/admin/adminOrders.ts';
import { openOrder } from '../../server/services/orders/orderLinks.ts';
import { sendOrderMails, sendWaitingMails } from '../../server/services/orders/orderMails.ts';
import { type BuyersShop, openBuyersShop } from './support/buyersShop.ts';
import { buy, contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';

const unknownUser = '550 5.1.1 User unknown';
const right = 'anna@right.test';
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
const mailerWith = (deliver: (mail: Mail) => Promise<string>) =>
  createMailer({ deliver, close: () => {} }, { info: () => {}, error: () => {} }, 0);

/** The last attempt can be up to an hour after the day. */
const minutesOfTrying = 26 * 60;

describe('an email about an order that the mail server refuses', async () => {
  const connection = await forSuite(openMemoryDatabase());
  let shop: BuyersShop;
  beforeEach(async () => {
    shop = await openBuyersShop(connection);
  });

  /** Services with failing email, and the attempted recipients. */
  function failing(failure: Error) {
    const tried: string[] = [];
    const deliver = async ({ to }: { to: string }) => {
      tried.push(to);
      throw failure;
    };
    return { tried, context: { ...shop.context, mailer: mailerWith(deliver) } };
  }

  /** An order whose email fails, and a day of attempts to send it. */
  async function ordered(failure: Error) {
    const { tried, context } = failing(failure);
    const { order } = await buy({ ...shop, context }, shop.ann, [[1, 'M', 2, 89.1]]);
    await context.mailer.idle();
    const toCustomer = () => tried.filter((to) => to === contact.email).length;
    const first = toCustomer();
    const passDay = async () => {
      for (let minutes = 0; minutes <= minutesOfTrying; minutes += 10) {
        shop.pass(10);
        await sendWaitingMails(context, 100);
        await context.mailer.idle();
      }
    };
    return { order, first, passDay, toCustomer, context };
  }

  const toRight = () => shop.mails.filter(({ to }) => to === right).map(({ subject }) => subject);
  const shown = async () => (await listAllOrders(shop.context, {})).orders[0];

  it('is given up if its recipient is refused, and shown to admins with the reason', async () => {
    const { first, passDay, toCustomer } = await ordered(new MailRefused(unknownUser));
    expect(first).toBe(1);
    await passDay();
    expect(toCustomer()).toBe(1);
    expect(await shown()).toMatchObject({ mailProblem: unknownUser });
  });

  it.each([
    ['without an answer', new Error('connect ECONNREFUSED'), 'not taken for a day'],
    ['refused by policy', new MailRefused('554 5.7.1 Relay denied'), '554 5.7.1 Relay denied'],
  ])(
    'is retried at growing intervals %s, and given up after a day',
    async (_, failure, problem) => {
      const { passDay, toCustomer } = await ordered(failure);
      await passDay();
      expect(toCustomer()).toBeGreaterThan(20);
      expect(toCustomer()).toBeLessThan(80);
      expect(await shown()).toMatchObject({ mailProblem: problem });
      const before = toCustomer();
      await passDay();
      expect(toCustomer()).toBe(before);
    },
  );

  it('is resent to the corrected email, by which the order is found', async () => {
    const { order } = await ordered(new MailRefused(unknownUser));
    const saved = await editOrder(shop, shop.bob, order._id, { email: right });
    await shop.mailer.idle();
    expect(saved.order).toMatchObject({ email: right });
    expect(saved.order).not.toHaveProperty('mailProblem');
    expect(shop.mails).toMatchObject([
      { to: right, subject: `We received your order ${order.number}` },
    ]);
    const { total } = await listAllOrders(shop.context, { q: right, limit: 5 });
    expect(total).toBe(1);
  });

  it('is replaced by a new link when another email is corrected, and old links end', async () => {
    const { order } = await buy(shop, shop.ann, [[1, 'M', 2, 89.1]]);
    await shop.mailer.idle();
    const old = tokenIn(shop.mails[0]?.text);
    await editOrder(shop, shop.bob, order._id, { email: right });
    await shop.mailer.idle();
    expect(shop.mails.slice(1)).toMatchObject([
      { to: right, subject: `Your new link to order ${order.number}` },
    ]);
    await expect(openOrder(shop.context, { token: old })).rejects.toThrow();
    await openOrder(shop.context, { token: tokenIn(shop.mails[1]?.text) });
  });

  it('is no longer a problem once the order’s next email arrives', async () => {
    const { order } = await ordered(new MailRefused('552 5.2.2 Mailbox full'));
    const delivery_status = 'shipped';
    await editOrder(shop, shop.bob, order._id, { delivery_status });
    await shop.mailer.idle();
    expect(await shown()).not.toHaveProperty('mailProblem');
    await editOrder(shop, shop.bob, order._id, { delivery_status, email: right });
    await shop.mailer.idle();
    expect(toRight()).toEqual([`Your new link to order ${order.number}`]);
  });

  it.each([
    ['shipped', 'shipped'],
    ['delivered', 'delivered'],
    ['shipped', 'returned'],
  ])('is replaced by a new link for an order that was %s, and then %s', async (before, after) => {
    const { order } = await buy(shop, shop.ann, [[1, 'M', 2, 89.1]]);
    await editOrder(shop, shop.bob, order._id, { delivery_status: before });
    await editOrder(shop, shop.bob, order._id, { delivery_status: after, email: right });
    await shop.mailer.idle();
    expect(toRight()).toContain(`Your new link to order ${order.number}`);
  });

  it('is resent to a corrected email if it is the latest', async () => {
    const { order, context } = await ordered(new MailRefused(unknownUser));
    const delivery_status = 'shipped';
    await editOrder({ context }, shop.bob, order._id, { delivery_status });
    await context.mailer.idle();
    await editOrder(shop, shop.bob, order._id, { delivery_status, email: right });
    await shop.mailer.idle();
    expect(toRight()).toEqual([`Your order ${order.number} is on its way`]);
  });

  it('goes to an email that was corrected while the mail server refused the old one', async () => {
    const deliver = async ({ to }: { to: string }) => {
      const id = (await shown())?._id ?? '';
      if (to === contact.email) await editOrder(shop, shop.bob, id, { email: right });
      throw new MailRefused(unknownUser);
    };
    const context = { ...shop.context, mailer: mailerWith(deliver) };
    const { order } = await buy({ ...shop, context }, shop.ann, [[1, 'M', 2, 89.1]]);
    await context.mailer.idle();
    expect(await shown()).not.toHaveProperty('mailProblem');
    await sendWaitingMails(shop.context, 100);
    await shop.mailer.idle();
    expect(toRight()).toContain(`We received your order ${order.number}`);
  });

  it('has a useless link if the email was corrected before it was written', async () => {
    const { order } = await buy(shop, shop.ann, [[1, 'M', 2, 89.1]]);
    await shop.mailer.idle();
    const orderId = order._id;
    await insertOrderMail(shop.db, { orderId, kind: 'shipped', createdAt: shop.now() });
    const correct = () => editOrder(shop, shop.bob, orderId, { email: right });
    // Corrects the address after the first transaction, which claims the email.
    const db: typeof shop.db = Object.create(shop.db);
    db.transaction = async (work) => {
      db.transaction = shop.db.transaction.bind(shop.db);
      const claimed = await shop.db.transaction(work);
      await correct();
      return claimed;
    };
    await sendOrderMails({ ...shop.context, db }, orderId);
    await shop.mailer.idle();
    const mail = shop.mails.find(({ subject }) => subject.endsWith('is on its way'));
    expect(mail).toMatchObject({ to: contact.email });
    await expect(openOrder(shop.context, { token: tokenIn(mail?.text) })).rejects.toThrow();
  });
});
