import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../server/db/accountSchema.ts';
import { checkoutSessions } from '../../server/db/checkoutSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { findAddressesOf, findUserByEmail } from '../../server/repositories/users.ts';
import { saveAddress } from '../../server/services/accounts/account.ts';
import { startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { signUp } from '../../server/services/accounts/logIn.ts';
import { mailAccountLink, resetPassword } from '../../server/services/accounts/passwordReset.ts';
import { findCaller } from '../../server/services/accounts/sessions.ts';
import { createOrder, startCheckout } from '../../server/services/checkout/checkout.ts';
import {
  cancelPayment,
  handlePaymentEvent,
  paymentArrived,
} from '../../server/services/checkout/endCheckout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { saveCode } from '../../server/services/selling/selling.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import {
  addresses,
  type Bought,
  buy,
  checkOut,
  checkoutRequest,
  contact,
} from './support/checkoutRequest.ts';
import { recordDeadlocks, settle, settleShuffled } from './support/crowd.ts';
import { newCustomer, visitor } from './support/customer.ts';
import { exampleProduct, stocked } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const password = 'chosen in the mail';
const oneTee: Bought[] = [[1, 'M', 1, 10]];

onEitherDatabase('guests', (database, _another, rounds) => {
  const openShop = (quantity = 5) => openTestShop(database(), [stocked(1, quantity)]);

  const addGuest = async (shop: TestShop) => (await startGuestCheckout(shop.context)).user.id;

  /** A guest's paid order. */
  async function order(shop: TestShop, email = 'gus@shop.test', name?: string) {
    const guest = await addGuest(shop);
    const named = name ? { fullName: name } : {};
    return { guest, ...(await buy(shop, guest, oneTee, { email, ...named })) };
  }

  /** Token of the link in the guest's email. */
  async function askForLink(shop: TestShop, guest: string): Promise<string> {
    await mailAccountLink(shop.context, guest);
    await shop.mailer.idle();
    return /token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  const choose = (shop: TestShop, token: string) =>
    resetPassword(shop.context, { token, password });

  it('buy their requested items, and get an email', async () => {
    const shop = await openShop();
    const { order: placed } = await order(shop);
    expect(placed).toMatchObject({ isGuest: true, email: 'gus@shop.test', total: 10 });
    expect(await shop.stockOf(1)).toEqual({ quantity: 4, reserved: 0, held: 0 });
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail).toMatchObject({ to: 'gus@shop.test' });
    expect(mail?.text).toContain('https://shop.test/order?token=');
    expect(mail?.text).not.toContain('/account/');
  });

  it('hold the units of their checkout once, and release them', async () => {
    const shop = await openShop(5);
    const guest = await addGuest(shop);
    await checkOut(shop, guest, [[1, 'M', 2, 10]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 2, held: 2 });
    const payment = await checkOut(shop, guest, [[1, 'M', 3, 10]]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 3, held: 3 });
    await cancelPayment(shop.context, payment);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 0, held: 0 });
    await checkOut(shop, guest, oneTee);
    shop.pass(33);
    await cleanUp(shop.context);
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 0, held: 0 });
  });

  it('are told about differences from what they saw', async () => {
    const shop = await openShop(5);
    const guest = await addGuest(shop);
    const wrong = (lines: Bought[]) => expect(checkOut(shop, guest, lines)).rejects;
    await wrong([[1, 'M', 6, 10]]).toMatchObject({ status: 409 });
    await wrong([[1, 'XS', 1, 10]]).toMatchObject({ status: 409 });
    await wrong([[1, 'M', 1, 9]]).toMatchObject({ status: 409 });
    await wrong([[2, 'M', 1, 10]]).toMatchObject({ status: 409 });
    const request = checkoutRequest(guest, oneTee);
    for (const line of request.orderDetails.products) line.productId = 'no-uuid';
    await expect(startCheckout(shop.context, guest, request, addresses)).rejects.toMatchObject({
      status: 400,
    });
  });

  it('may use a code as often as their email allows, with or without an account', async () => {
    const shop = await openShop(10);
    await saveCode(shop.context, {
      ...{ code: 'ONCE', kind: 'sum', value: 1, minimum: 0, maxUsesPerCustomer: 1 },
    });
    const withCode = async (userId: string, email: string) => {
      const payment = await checkOut(shop, userId, oneTee, { email, code: 'ONCE', total: 9 });
      await shop.payments.pay(payment);
      await paymentArrived(shop.context, payment);
    };
    await withCode(await addGuest(shop), 'Gus@shop.test');
    await expect(withCode(await addGuest(shop), 'gus@shop.test')).rejects.toMatchObject({
      status: 409,
    });
    await withCode(await addGuest(shop), 'eva@xn--bcher-kva.test');
    await expect(withCode(await addGuest(shop), 'eva@bücher.test')).rejects.toMatchObject({
      status: 409,
    });
    expect(await shop.countOrders()).toBe(2);
  });

  it('get a refund if their payment arrives too late', async () => {
    const shop = await openShop(1);
    const guest = await addGuest(shop);
    const payment = await checkOut(shop, guest, oneTee);
    await shop.payments.pay(payment);
    shop.pass(40);
    const other = await addGuest(shop);
    await checkOut(shop, other, oneTee);
    await paymentArrived(shop.context, payment);
    expect((await shop.payments.find(payment))?.status).toBe('refunded');
    const { order: placed } = await createOrder(shop.context, guest, payment);
    expect(placed).toMatchObject({ isGuest: true, delivery_status: 'cancelled' });
    expect(await shop.stockOf(1)).toEqual({ quantity: 1, reserved: 1, held: 1 });
  });

  it('create an account with the mailed link, which takes over the order', async () => {
    const shop = await openShop();
    const { guest, order: placed } = await order(shop, 'Gus@shop.test');
    const token = await askForLink(shop, guest);
    expect(shop.mails.at(-1)).toMatchObject({ to: 'Gus@shop.test' });
    expect(shop.mails.at(-1)?.text).toContain(`?token=${token}&account=new`);
    await choose(shop, token);
    const user = await findUserByEmail(shop.db, 'gus@shop.test');
    expect(user).toMatchObject({ role: 'customer', name: 'Gus', email: 'Gus@shop.test' });
    const [kept] = await listOrders(shop.context, user?.id ?? '');
    expect(kept?._id).toBe(placed?._id);
    expect(kept).not.toHaveProperty('isGuest');
    expect(await shop.db.$count(sessions, eq(sessions.userId, guest))).toBe(0);
    await expect(choose(shop, token)).rejects.toMatchObject({ status: 400 });
    await expect(mailAccountLink(shop.context, guest)).rejects.toMatchObject({ status: 404 });
  });

  it('add the order to the existing account of their email, which is otherwise unchanged', async () => {
    const shop = await openShop();
    const mine = newCustomer('gus@shop.test', { username: 'Gustav', phone: '351999000111' });
    const { user } = await signUp(shop.context, mine);
    const at = '2026-02-28T08:00:00Z';
    await placeOrder(shop.db, { userId: user.id, at, lines: [[1, 'M', 1, 1000]] });
    const { guest, order: placed } = await order(shop, 'GUS@shop.test');
    expect(await listOrders(shop.context, user.id)).toHaveLength(1);
    await choose(shop, await askForLink(shop, guest));
    expect(shop.mails.at(-1)?.text).not.toContain('account=new');
    const [kept] = await listOrders(shop.context, user.id);
    expect(kept?._id).toBe(placed?._id);
    expect(await findUserByEmail(shop.db, 'gus@shop.test')).toMatchObject({
      ...{ id: user.id, name: 'Gustav', phone: '351999000111', email: 'gus@shop.test' },
    });
  });

  it('add it to the account of their email with its domain in Punycode', async () => {
    const shop = await openShop();
    const { user } = await signUp(shop.context, newCustomer('gus@xn--bcher-kva.test'));
    const { guest } = await order(shop, 'gus@bücher.test');
    await choose(shop, await askForLink(shop, guest));
    expect(await listOrders(shop.context, user.id)).toHaveLength(1);
  });

  it('add it to an account without orders, with the order’s address, not the sign-up’s', async () => {
    const shop = await openShop();
    const stranger = {
      phone: '351999000111',
      address: 'Rua do Ladrão 1, Lisbon, Portugal, 1100-048',
    };
    const { user } = await signUp(shop.context, newCustomer('gus@shop.test', stranger));
    await saveAddress(shop.context, user.id, { ...stranger, isDefault: true });
    const { guest } = await order(shop, 'gus@shop.test', 'Gustav Holm');
    await choose(shop, await askForLink(shop, guest));
    const { address, phone } = contact;
    expect(await findUserByEmail(shop.db, 'gus@shop.test')).toMatchObject({
      ...{ name: 'Gustav Holm', address, phone },
    });
    expect(await findAddressesOf(shop.db, user.id)).toEqual([]);
  });

  it('can’t move a pending payment to an account', async () => {
    const shop = await openShop();
    const guest = await addGuest(shop);
    const first = await checkOut(shop, guest, oneTee);
    const second = await checkOut(shop, guest, [[1, 'M', 2, 10]]);
    // The ended session is paid nevertheless.
    await shop.payments.pay(second);
    await paymentArrived(shop.context, first);
    await choose(shop, await askForLink(shop, guest));
    await paymentArrived(shop.context, second);
    const all = await shop.db.select().from(orders);
    expect(all.map(({ isGuest }) => isGuest).sort()).toEqual([false, true]);
  });

  it('are erased: a week after an unpaid checkout, two years after an order', async () => {
    const shop = await openShop();
    const day = 24 * 60;
    const left = await addGuest(shop);
    await cancelPayment(shop.context, await checkOut(shop, left, oneTee));
    const { guest, order: placed } = await order(shop);
    await shop.db.update(orders).set({ deliveryStatus: 'delivered' });
    const emails = async () => [
      ...(await shop.db.select({ email: checkoutSessions.email }).from(checkoutSessions)),
      ...(await shop.db.select({ email: orders.email }).from(orders)),
    ];
    shop.pass(6 * day);
    await cleanUp(shop.context);
    expect((await emails()).filter(({ email }) => email === '')).toEqual([]);
    shop.pass(2 * day);
    await cleanUp(shop.context);
    expect((await emails()).filter(({ email }) => email === '')).toHaveLength(1);
    shop.pass(723 * day);
    await cleanUp(shop.context);
    expect((await emails()).filter(({ email }) => email !== '')).toEqual([]);
    const [kept] = await shop.db.select().from(orders);
    expect(kept).toMatchObject({ id: placed?._id, userId: guest, totalCents: 1000, email: '' });
    expect(await shop.db.$count(users, eq(users.role, 'guest'))).toBe(0);
    // Later payments are still refunded.
    const [lost] = await shop.db.select().from(checkoutSessions).where(sql`user_id = ${left}`);
    await shop.payments.pay(lost?.providerId ?? '');
    await paymentArrived(shop.context, lost?.providerId ?? '');
    expect(await shop.countOrders()).toBe(2);
  });

  it('have a day for a checkout, extended while they use it', async () => {
    const shop = await openShop();
    const { token } = await startGuestCheckout(shop.context);
    expect(await findCaller(shop.context, token)).toMatchObject({ role: 'guest' });
    shop.pass(13 * 60);
    expect(await findCaller(shop.context, token)).toBeDefined();
    shop.pass(13 * 60);
    expect(await findCaller(shop.context, token)).toBeDefined();
    shop.pass(25 * 60);
    expect(await findCaller(shop.context, token)).toBeUndefined();
  });

  it('get the last 5 units 5 times, with 40 guests at once', async () => {
    const shop = await openShop(5);
    const guests = await Promise.all(Array.from({ length: 40 }, () => addGuest(shop)));
    const { done, statuses } = await settle(guests.map((id) => () => checkOut(shop, id, oneTee)));
    expect(done).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect(await shop.stockOf(1)).toEqual({ quantity: 5, reserved: 5, held: 5 });
  });

  it('get one account, however many links, sign-ups and webhooks arrive at once', async () => {
    const deadlocks = recordDeadlocks(database().db);
    for (let round = 0; round < rounds(2); round++) {
      const shop = await openShop(5);
      const bought = [await order(shop), await order(shop)];
      const links: string[] = [];
      for (const { guest } of bought) {
        for (let each = 0; each < 2; each++) links.push(await askForLink(shop, guest));
      }
      const event = (id: string, number: number) => ({
        ...{ id: `evt_${number}`, type: 'paid', session: { id, state: 'paid' as const } },
      });
      const { statuses } = await settleShuffled([
        ...links.map((token) => () => choose(shop, token)),
        () => signUp(shop.context, newCustomer('gus@shop.test')),
        ...bought.map(({ payment }, number) => () => {
          return handlePaymentEvent(shop.context, event(payment, number));
        }),
      ]);
      // Another link of the guest is then invalid, and a later sign-up is told so.
      expect(statuses.every((status) => status === 400 || status === 409)).toBe(true);
      const owner = await findUserByEmail(shop.db, 'gus@shop.test');
      const all = await shop.db.select().from(orders);
      expect(all).toHaveLength(2);
      for (const { userId, isGuest } of all) {
        expect(userId).toBe(owner?.id);
        expect(isGuest).toBe(false);
      }
    }
    expect(deadlocks).toEqual([]);
  });
});

describe('guest calls', () => {
  const opened: TestApp[] = [];
  const openApp = async (config: object = {}) => {
    const shop = await openTestApp({
      products: [exampleProduct(1)],
      config: { RATE_LIMITS: 'on', ...config },
    });
    opened.push(shop);
    return shop;
  };
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  it('lead to a payment only with the cookie that belongs to the token', async () => {
    const { app } = await openApp();
    const gus = visitor(app);
    const { token, data } = (await gus.call('POST /guestcheckout')).json();
    expect(data.user.role).toBe('guest');
    gus.token = token;
    const pay = (userId: string) =>
      gus.call('POST /stripe/create-checkout-session', checkoutRequest(userId, oneTee));
    expect((await pay(data.user.id)).json()).toEqual({ url: expect.any(String) });
    expect((await pay('somebody')).statusCode).toBe(403);
    const options = (await visitor(app).call('GET /checkoutoptions')).json();
    expect(options.takesGuests).toBe(true);
  });

  it('are limited per hour and network like sign-ups', async () => {
    const { app } = await openApp();
    const from = (address: string) => visitor(app, address).call('POST /guestcheckout');
    for (let each = 0; each < 60; each++) expect((await from('10.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.1')).statusCode).toBe(429);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
  });

  it('are refused if the shop requires an account', async () => {
    const { app } = await openApp({ GUEST_CHECKOUT: 'off' });
    expect((await visitor(app).call('POST /guestcheckout')).statusCode).toBe(403);
    const options = (await visitor(app).call('GET /checkoutoptions')).json();
    expect(options.takesGuests).toBe(false);
  });
});
