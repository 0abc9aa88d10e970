import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../server/db/database.ts';
import { findGuestOrders } from '../../server/repositories/orders.ts';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { claimOrders, startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { signUp } from '../../server/services/accounts/logIn.ts';
import {
  mailAccountLink,
  mailGuestOrdersLink,
  resetPassword,
} from '../../server/services/accounts/passwordReset.ts';
import { findCaller } from '../../server/services/accounts/sessions.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { newCustomer } from './support/customer.ts';
import { editOrder } from './support/editOrder.ts';
import { stocked } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('orders of a guest who signs up later', (database) => {
  const openShop = () => openTestShop(database(), [stocked(1, 5)]);

  async function orderAsGuest(shop: TestShop, email: string) {
    const { token, user } = await startGuestCheckout(shop.context);
    const { order } = await buy(shop, user.id, [[1, 'M', 1, 10]], { email });
    return { token, order, guest: user.id };
  }

  /** Emails that a request for the link of the guest orders causes. */
  async function mailsFor(shop: TestShop, userId: string) {
    await shop.mailer.idle();
    const before = shop.mails.length;
    mailGuestOrdersLink(shop.context, userId);
    await shop.mailer.idle();
    return shop.mails.slice(before);
  }

  it('move to the account with the mailed link, all of them, and no others', async () => {
    const shop = await openShop();
    const first = await orderAsGuest(shop, 'gus@shop.test');
    const second = await orderAsGuest(shop, 'GUS@shop.test');
    await orderAsGuest(shop, 'eva@shop.test');
    const { user, token: session } = await signUp(shop.context, newCustomer('gus@shop.test'));
    expect(await listOrders(shop.context, user.id)).toEqual([]);

    const [mail, ...more] = await mailsFor(shop, user.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'gus@shop.test', subject: 'Add your orders to your account' });
    for (const { order } of [first, second]) expect(mail?.text).toContain(order?.number);
    // The email alone moves nothing.
    expect(await listOrders(shop.context, user.id)).toEqual([]);

    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await resetPassword(shop.context, { token, password: 'chosen in the mail' });
    const kept = await listOrders(shop.context, user.id);
    const ids = (orders: ({ _id: string } | undefined)[]) => orders.map((one) => one?._id).sort();
    expect(ids(kept)).toEqual(ids([first.order, second.order]));
    for (const order of kept) expect(order).not.toHaveProperty('isGuest');
    // A session that signed up without access to the mailbox is logged out.
    expect(await findCaller(shop.context, session)).toBeUndefined();
    expect(await findCaller(shop.context, first.token)).toBeUndefined();
    expect(await mailsFor(shop, user.id)).toEqual([]);
  });

  it('cause no email if there are none', async () => {
    const shop = await openShop();
    await orderAsGuest(shop, 'gus@shop.test');
    const { user } = await signUp(shop.context, newCustomer('eva@shop.test'));
    expect(await mailsFor(shop, user.id)).toEqual([]);
    expect(await findUserByEmail(shop.db, 'gus@shop.test')).toBeUndefined();
  });

  it.each(['that was mailed', 'whose mail is on its way'])(
    'do not open an account to the reader of a wrong email, by a link %s',
    async (link) => {
      const shop = await openShop();
      const { order, guest } = await orderAsGuest(shop, 'wrong@shop.test');
      const { user } = await signUp(shop.context, newCustomer('right@shop.test'));
      const account = await findUserByEmail(shop.db, 'right@shop.test');
      let release = () => {};
      const earlier = new Promise<undefined>((done) => {
        release = () => done(undefined);
      });
      shop.mailer.send(() => earlier);
      await mailAccountLink(shop.context, guest);
      if (link === 'that was mailed') {
        release();
        await shop.mailer.idle();
      }
      await editOrder(shop, user.id, order._id, { email: 'right@shop.test' });
      release();
      await shop.mailer.idle();
      const mail = shop.mails.find(({ subject }) => subject.startsWith('Keep order'));
      expect(mail).toMatchObject({ to: 'wrong@shop.test' });
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await expect(
        resetPassword(shop.context, { token, password: 'chosen in the mail' }),
      ).rejects.toMatchObject({ status: 400 });
      expect(await findUserByEmail(shop.db, 'right@shop.test')).toEqual(account);
      expect(await listOrders(shop.context, user.id)).toEqual([]);
    },
  );

  it('stay with the guest if their email changed since', async () => {
    const shop = await openShop();
    const { token, guest } = await orderAsGuest(shop, 'corrected@shop.test');
    const { user } = await signUp(shop.context, newCustomer('gus@shop.test'));
    const stored = await findUserByEmail(shop.db, 'gus@shop.test');
    await inTransaction(shop.db, async (tx) => stored && claimOrders(tx, stored, [guest]));
    expect(await listOrders(shop.context, user.id)).toEqual([]);
    expect(await findCaller(shop.context, token)).toBeDefined();
  });

  it('are found with an index', async () => {
    const { db } = database();
    const plan = await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      // In a small table, an index scan for the order of the rows may be as cheap. A bitmap scan
      // takes an index for its condition only.
      await tx.execute(sql`set local enable_indexscan = off`);
      return tx.execute(sql`explain ${findGuestOrders(tx, 'gus@shop.test').getSQL()}`);
    });
    expect(JSON.stringify(plan)).toContain('orders_guest_email');
  });
});
