import { expect, it } from 'vitest';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { beginGuestCheckout } from '../../server/services/accounts/guests.ts';
import { signUp } from '../../server/services/accounts/logIn.ts';
import {
  mailGuestOrdersLink,
  resetPassword,
} from '../../server/services/accounts/passwordReset.ts';
import { findCaller } from '../../server/services/accounts/sessions.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { newCustomer } from './support/customer.ts';
import { stocked } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onBothDatabases('orders of a guest who signs up later', (database) => {
  const openShop = () => openTestShop(database(), [stocked(1, 5)]);

  async function orderAsGuest(shop: TestShop, email: string) {
    const { token, user } = await beginGuestCheckout(shop.context);
    const { order } = await buy(shop, user.id, [[1, 'M', 1, 10]], { email });
    return { token, order };
  }

  /** Mails after those about orders. */
  async function mailsFor(shop: TestShop, userId: string) {
    await shop.mailer.idle();
    const before = shop.mails.length;
    mailGuestOrdersLink(shop.context, userId);
    await shop.mailer.idle();
    return shop.mails.slice(before);
  }

  it('come into the account by the mailed link, all of them, and no others', async () => {
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
    // The mail alone moves nothing.
    expect(await listOrders(shop.context, user.id)).toEqual([]);

    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await resetPassword(shop.context, { token, password: 'chosen in the mail' });
    const kept = await listOrders(shop.context, user.id);
    const ids = (orders: ({ _id: string } | undefined)[]) => orders.map((one) => one?._id).sort();
    expect(ids(kept)).toEqual(ids([first.order, second.order]));
    for (const order of kept) expect(order).not.toHaveProperty('isGuest');
    // Whoever signed up without having the mailbox is logged out.
    expect(await findCaller(shop.context, session)).toBeUndefined();
    expect(await findCaller(shop.context, first.token)).toBeUndefined();
    expect(await mailsFor(shop, user.id)).toEqual([]);
  });

  it('are not mailed about where there are none', async () => {
    const shop = await openShop();
    await orderAsGuest(shop, 'gus@shop.test');
    const { user } = await signUp(shop.context, newCustomer('eva@shop.test'));
    expect(await mailsFor(shop, user.id)).toEqual([]);
    expect(await findUserByEmail(shop.db, 'gus@shop.test')).toBeUndefined();
  });
});
