import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../server/db/accountSchema.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { reviewRequests } from '../../server/db/reviewSchema.ts';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { moveOrders } from '../../server/repositories/orders.ts';
import { startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { exportOwnData } from '../../server/services/accounts/leave.ts';
import { rateProduct } from '../../server/services/catalogue/ratings.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { endReviewRequests, requestReviews } from '../../server/services/orders/reviewRequests.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { contact } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { brokenMailer, mailFromThree } from './support/mailbox.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const day = 24 * 60;

onBothDatabases('the review request email', (database) => {
  let shop: TestShop;
  let ann: string;
  let admin: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { name: 'Linen Shirt' }),
      exampleProduct(2, { name: 'Tee' }),
    ]);
    ann = await shop.addCustomer(1);
    admin = await shop.addCustomer(99);
  });

  /** A delivered order with one of each of these products. */
  async function delivered(who = ann, numbers = [1], context = shop.context): Promise<string> {
    const id = await placeOrder(shop.db, {
      ...{ userId: who, at: shop.now().toISOString(), delivery: 'shipped' },
      lines: numbers.map((number) => [number, 'M', 1, 1000, number === 1 ? 'Linen Shirt' : 'Tee']),
    });
    await setState(id, 'delivered', context);
    return id;
  }
  const setState = (id: string, delivery_status: string, context = shop.context) =>
    editOrder({ context }, admin, id, { delivery_status });

  /** The email of a cleanup this many days from now. */
  async function asked(days = 0, context = shop.context) {
    shop.pass(days * day);
    await shop.mailer.idle();
    shop.mails.length = 0;
    await cleanUp(context);
    await shop.mailer.idle();
    return shop.mails.filter(({ text }) => text.includes('about=reviews'));
  }
  const subjects = async (days = 0) =>
    (await asked(days)).map(({ to, subject }) => `${to}: ${subject}`);
  const fit = 'customer-1@shop.test: How does Linen Shirt fit?';

  it('is sent once, some days after the delivery, and links to the review form', async () => {
    await delivered();
    expect(await asked(13)).toEqual([]);
    const [mail, ...more] = await asked(1);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'customer-1@shop.test',
      subject: 'How does Linen Shirt fit?',
    });
    for (const text of ['https://shop.test/account/myratings', 'Linen Shirt', 'Size M']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    for (const money of ['Total', '$']) expect(mail?.text).not.toContain(money);
    for (const days of [0, 1, 30]) expect(await asked(days)).toEqual([]);
  });

  it('is one email for all due orders, and never repeated for a product', async () => {
    await delivered(ann, [1]);
    await delivered(ann, [1, 2]);
    const [mail, ...more] = await asked(14);
    expect([mail?.subject, more]).toEqual(['How does it all fit?', []]);
    expect(mail?.text.match(/Linen Shirt/g)).toHaveLength(1);
    await delivered(ann, [1]);
    expect(await asked(14)).toEqual([]);
  });

  it('is sent once by several servers', async () => {
    const buyers = [ann];
    for (let number = 2; number <= 6; number++) buyers.push(await shop.addCustomer(number));
    for (const who of buyers) {
      await delivered(who, [1]);
      await delivered(who, [1]);
    }
    await shop.mailer.idle();
    shop.pass(14 * day);
    const told = await mailFromThree(shop.context, (context) => requestReviews(context, 100));
    expect(told).toEqual([1, 2, 3, 4, 5, 6].map((n) => `customer-${n}@shop.test`));
  });

  it('skips products that were rated, returned or removed', async () => {
    await delivered(ann, [1, 2]);
    await rateProduct(shop.context, ann, exampleId(2), 4);
    expect(await subjects(14)).toEqual([fit]);
    await shop.db.delete(reviewRequests);
    const back = await delivered(ann, [1]);
    const lines = [{ line: 0, quantity: 1 }];
    await requestReturn(
      shop.context,
      { userId: ann, orderId: back },
      { reason: 'tooSmall', lines },
    );
    expect(await asked(14)).toEqual([]);
    await delivered(ann, [1]);
    await shop.db.update(products).set({ deletedAt: shop.now() });
    expect(await asked(14)).toEqual([]);
  });

  it('skips orders that were refunded, returned or not delivered after all', async () => {
    const [refunded, returned, wrong] = [
      await delivered(ann),
      await delivered(ann),
      await delivered(ann),
    ];
    await shop.db.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, refunded));
    await setState(returned, 'returned');
    await setState(wrong, 'shipped');
    expect(await asked(14)).toEqual([]);
    // A later delivery counts from its own time.
    await setState(wrong, 'delivered');
    expect(await asked(13)).toEqual([]);
    expect(await subjects(1)).toEqual([fit]);
  });

  it('is for accounts only, neither for guests nor for deleted accounts', async () => {
    const guest = (await startGuestCheckout(shop.context)).user.id;
    await delivered(guest);
    await delivered();
    await anonymizeUser(shop.db, ann);
    expect(await asked(14)).toEqual([]);
    const bob = await shop.addCustomer(2);
    await moveOrders(shop.db, guest, { id: bob, email: contact.email });
    expect(await subjects()).toEqual(['customer-2@shop.test: How does Linen Shirt fit?']);
  });

  it('skips deliveries from before the feature was on, while it is off, or long ago', async () => {
    await placeOrder(shop.db, {
      ...{ userId: ann, at: shop.now().toISOString(), delivery: 'delivered' },
      lines: [[1, 'M', 1, 1000]],
    });
    const off = { ...shop.context, reviewMailDays: 0 };
    await delivered(ann, [1], off);
    expect(await asked(14)).toEqual([]);
    await delivered();
    expect(await asked(14, off)).toEqual([]);
    expect(await asked(8)).toEqual([]);
    expect(await shop.db.$count(reviewRequests)).toBe(0);
  });

  it('is delayed if the email could not be sent', async () => {
    await delivered();
    await shop.mailer.idle();
    shop.pass(14 * day);
    const mailer = brokenMailer();
    await requestReviews({ ...shop.context, mailer }, 100);
    await mailer.idle();
    expect(mailer.waiting()).toBe(1);
    expect(await subjects()).toEqual([fit]);
  });

  it.each([
    ['is not tried again', 'the recipient', '550 5.1.1 User unknown', []],
    ['is tried again', 'by policy', '554 5.7.1 Relay denied', [fit]],
  ])('%s if the mail server refuses %s', async (_, _reason, refusal, later) => {
    await delivered();
    await shop.mailer.idle();
    shop.pass(14 * day);
    const mailer = brokenMailer(refusal);
    await requestReviews({ ...shop.context, mailer }, 100);
    await mailer.idle();
    expect(await subjects()).toEqual(later);
  });

  it('stops with an email’s link, for its reader only', async () => {
    const bob = await shop.addCustomer(2);
    for (const who of [ann, bob]) await delivered(who);
    const mails = await asked(14);
    const mail = mails.find(({ to }) => to === 'customer-1@shop.test');
    const token = /stop-alerts\?about=reviews&token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`/stop-alerts?about=reviews&amp;token=${token}`);
    await endReviewRequests(shop.context, 'T'.repeat(43));
    await endReviewRequests(shop.context, token);
    for (const who of [ann, bob]) await delivered(who, [2]);
    expect(await subjects(14)).toEqual(['customer-2@shop.test: How does Tee fit?']);
    const stored = await shop.db.select().from(users).where(eq(users.reviewMails, false));
    expect(stored.map(({ id }) => id)).toEqual([ann]);
  });

  it('is in the export of each recipient', async () => {
    const orderId = await delivered();
    const held = async () => {
      const { account, reviewRequests: sent } = await exportOwnData(shop.context, ann);
      return [account.reviewMails, sent];
    };
    expect(await held()).toEqual([true, []]);
    await asked(14);
    expect(await held()).toEqual([true, [{ orderId, sentAt: shop.now().toISOString() }]]);
  });
});
