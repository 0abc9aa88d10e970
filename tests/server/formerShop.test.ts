import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { importedConsent } from '../../contract/rules/formerShop.ts';
import type { FormerCustomer, FormerOrderInput } from '../../contract/schemas/formerShop.ts';
import { users } from '../../server/db/accountSchema.ts';
import { asChange } from '../../server/db/database.ts';
import { formerCustomers, formerOrders } from '../../server/db/formerShopSchema.ts';
import { countFormerCustomers } from '../../server/repositories/formerCustomers.ts';
import { saveRedirects } from '../../server/repositories/redirects.ts';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { createVault } from '../../server/security/mfaCodes.ts';
import { anonymizePastGuests } from '../../server/services/accounts/guests.ts';
import { exportOwnData, forgetUser } from '../../server/services/accounts/leave.ts';
import { logIn, signUp } from '../../server/services/accounts/logIn.ts';
import { endNewsletter, listReaders } from '../../server/services/accounts/newsletter.ts';
import {
  forgotPassword,
  mailGuestOrdersLink,
  resetPassword,
} from '../../server/services/accounts/passwordReset.ts';
import { readActivity } from '../../server/services/admin/activity.ts';
import { readSummary } from '../../server/services/admin/adminOrders.ts';
import {
  deleteCustomer,
  exportCustomer,
  readCustomer,
} from '../../server/services/admin/customers.ts';
import {
  importCustomers,
  importOrders,
  mailFormerCustomers,
  removeAllFormerOrders,
  sendFormerMails,
} from '../../server/services/admin/formerShop.ts';
import {
  eraseFormerCustomer,
  findFormerOrderPage,
  listFormerOrders,
  listFormerOrdersLike,
} from '../../server/services/orders/formerOrders.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { brokenMailer, mailFromThree } from './support/mailbox.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const vault = createVault('the secret of the tests');

const ana: FormerCustomer = {
  ...{ email: 'Ana@shop.test', name: 'Ana Souza', phone: '+351912345678', note: 'Rings twice' },
  address: 'Rua das Flores 12, Lisbon, Portugal, 1200-109',
};

const order: FormerOrderInput = {
  ...{ number: '#1001', orderedAt: '2024-03-12T09:15:00.000Z', email: 'ana@shop.test' },
  ...{ name: 'Ana Souza', phone: '', address: 'Rua das Flores 12', state: 'paid, fulfilled' },
  ...{ delivery: 5, total: 194 },
  lines: [
    { name: 'Wool Coat - Camel / 38', quantity: 1, price: 189, handle: 'Wool-Coat' },
    { name: 'Socks', quantity: 2, price: 9, sku: 'none' },
  ],
};

onBothDatabases('customers and orders of a former shop', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), [stocked(1, 9)]);
  });

  const all = async () => [
    await shop.db.select().from(users).orderBy(users.emailKey),
    await shop.db.select().from(formerCustomers),
    await shop.db.select().from(formerOrders),
  ];
  const idOf = async (email: string) => (await findUserByEmail(shop.db, email))?.id ?? '';

  async function choosePassword(at = -1) {
    await shop.mailer.idle();
    const token = /token=([\w-]+)/.exec(shop.mails.at(at)?.text ?? '')?.[1] ?? '';
    await resetPassword(shop.context, { token, password: 'chosen in the mail' });
  }

  it('change nothing when their files are imported again', async () => {
    const first = await importCustomers(shop.context, [ana, { email: 'b@shop.test', name: '' }]);
    expect(first).toMatchObject({ added: 2, known: 0 });
    expect(await importOrders(shop.context, [order, order])).toMatchObject({ added: 1, known: 1 });
    const before = await all();
    shop.pass(60);
    const again = await importCustomers(shop.context, [{ ...ana, name: 'Other' }, ana]);
    expect(again).toMatchObject({ added: 0, known: 2 });
    expect(await importOrders(shop.context, [order])).toMatchObject({ added: 0, known: 1 });
    expect(await all()).toEqual(before);
    const sent = { ...order, state: 'paid, refunded' };
    expect(await importOrders(shop.context, [sent])).toMatchObject({ changed: 1, known: 0 });
  });

  it('never change an existing account, or show it orders before its email is verified', async () => {
    await signUp(shop.context, {
      ...{ username: 'Stranger', email: 'ana@shop.test', password: 'a stranger chose this' },
      cartItems: [],
    });
    const [before] = await all();
    await importOrders(shop.context, [order]);
    const consentAt = '2024-01-01T00:00:00.000Z';
    expect(await importCustomers(shop.context, [{ ...ana, consentAt }])).toMatchObject({
      known: 1,
    });
    expect((await all())[0]).toEqual(before);
    expect(await listReaders(shop.context)).toEqual([]);
    const id = await idOf('ana@shop.test');
    expect(await listFormerOrders(shop.context, id)).toEqual([]);
    expect((await readCustomer(shop.context, id)).formerOrders).toHaveLength(1);
    mailGuestOrdersLink(shop.context, id);
    await shop.mailer.idle();
    expect(shop.mails.at(-1)?.text).toContain('#1001');
    await choosePassword();
    expect(await listFormerOrders(shop.context, id)).toHaveLength(1);
  });

  it('have no password until they choose one by the mail, and keep their details then', async () => {
    await importOrders(shop.context, [order]);
    await importCustomers(shop.context, [ana]);
    const logInWith = (password: string) =>
      logIn({ ...shop.context, vault }, { email: ana.email, password });
    await expect(logInWith('')).rejects.toThrow();
    await shop.mailer.idle();
    expect(shop.mails).toEqual([]);
    expect(await mailFormerCustomers(shop.context, 1)).toMatchObject({ count: 1 });
    await choosePassword();
    const { user } = await logInWith('chosen in the mail');
    const stored = await findUserByEmail(shop.db, ana.email);
    expect(stored).toMatchObject({ id: user.id, name: ana.name, address: ana.address });
    expect(stored).toMatchObject({ phone: ana.phone, note: ana.note });
    expect(await listFormerOrders(shop.context, user.id)).toMatchObject([{ number: '#1001' }]);
  });

  it('are mailed once each, by any of several servers and however often an owner asks', async () => {
    await importCustomers(shop.context, [ana, { email: 'bea@shop.test', name: 'Bea' }]);
    forgotPassword(shop.context, 'bea@shop.test');
    await choosePassword();
    const to = await mailFromThree(shop.context, (context) => mailFormerCustomers(context, 1));
    expect(to).toEqual(['Ana@shop.test']);
    shop.pass(60);
    expect(await mailFromThree(shop.context, (one) => mailFormerCustomers(one, 1))).toEqual([]);
    expect(await countFormerCustomers(shop.db)).toEqual({
      ...{ customers: 2, unasked: 0, waiting: 0, refused: 0 },
    });
  });

  it('are mailed later if the mail server fails, and not if it refuses', async () => {
    await importCustomers(shop.context, [ana]);
    const failing = brokenMailer();
    await mailFormerCustomers({ ...shop.context, mailer: failing }, 1);
    await failing.idle();
    expect(await countFormerCustomers(shop.db)).toMatchObject({ waiting: 1 });
    await sendFormerMails(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(0);
    shop.pass(11);
    const refusing = brokenMailer('550 unknown');
    await sendFormerMails({ ...shop.context, mailer: refusing });
    await refusing.idle();
    shop.pass(60);
    await sendFormerMails(shop.context);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(0);
    expect(await countFormerCustomers(shop.db)).toMatchObject({ waiting: 0, refused: 1 });
  });

  it('are retried at growing intervals for a day if the mail server fails', async () => {
    await importCustomers(shop.context, [ana]);
    const attempt = async () => {
      const failing = brokenMailer();
      await sendFormerMails({ ...shop.context, mailer: failing });
      const count = failing.waiting();
      await failing.idle();
      return count;
    };
    const failing = brokenMailer();
    await mailFormerCustomers({ ...shop.context, mailer: failing }, 1);
    await failing.idle();
    const attempts: number[] = [];
    for (let minute = 1; minute <= 40; minute++) {
      shop.pass(1);
      if ((await attempt()) > 0) attempts.push(minute);
    }
    expect(attempts).toEqual([1, 2, 4, 8, 16, 32]);
    for (let hour = 1; hour <= 25; hour++) {
      shop.pass(61);
      await attempt();
    }
    expect(await countFormerCustomers(shop.db)).toMatchObject({ waiting: 0, refused: 1 });
  });

  it('leave the mail queue to orders and passwords', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ email: `c${at}@shop.test`, name: 'C' }));
    await importCustomers(shop.context, many);
    const mailer = brokenMailer();
    await mailFormerCustomers({ ...shop.context, mailer }, 30);
    await sendFormerMails({ ...shop.context, mailer });
    expect(mailer.waiting()).toBe(5);
  });

  it('are not mailed, or removed, in a higher number than the owner has confirmed', async () => {
    await importCustomers(shop.context, [ana, { email: 'bea@shop.test', name: 'Bea' }]);
    await expect(mailFormerCustomers(shop.context, 1)).rejects.toThrow('2 customers would get');
    expect(await countFormerCustomers(shop.db)).toMatchObject({ unasked: 2, waiting: 0 });
    await importOrders(shop.context, [order, { ...order, number: '2', email: 'x@shop.test' }]);
    await expect(removeAllFormerOrders(shop.context, 1)).rejects.toThrow('2 orders would be');
    const [first] = await shop.db.select().from(formerOrders);
    await eraseFormerCustomer(shop.context, first?.id ?? '');
    expect(await removeAllFormerOrders(shop.context, 2)).toMatchObject({ count: 1 });
    expect((await all())[2]).toMatchObject([{ contact: {} }]);
  });

  it('make one activity log entry per call, even by thousands', async () => {
    const as = <T>(call: EndpointKey, work: () => Promise<T>) =>
      asChange({ ...boss, call, at: shop.context.now(), recheck: async () => {} }, work);
    const boss = { userId: await shop.addCustomer(1), userName: 'Boss' };
    const numbers = Array.from({ length: 5000 }, (_, at) => at);
    const customers = numbers.map((at) => ({ email: `c${at}@shop.test`, name: `C ${at}` }));
    for (let at = 0; at < 5000; at += 500) {
      await importCustomers(shop.context, customers.slice(at, at + 500));
    }
    const orders = numbers.slice(0, 200).map((at) => ({ ...order, number: `${at}` }));
    const call = customers.slice(0, 100).map(({ name }, at) => ({ email: `d${at}@a.test`, name }));
    await as('POST /importcustomers', () => importCustomers(shop.context, call));
    await as('POST /importorders', () => importOrders(shop.context, orders));
    await as('POST /mailformercustomers', () => mailFormerCustomers(shop.context, 5100));
    await as('POST /removeformerorders', () => removeAllFormerOrders(shop.context, 200));
    const caller = { permissions: [] };
    const { entries } = await readActivity(shop.context, caller, {});
    expect(entries.map(({ action, subject }) => `${subject.kind}: ${action}`).sort()).toEqual([
      'formerShop: Imported customers',
      'formerShop: Imported orders of a former shop',
      'formerShop: Mailed imported customers',
      'formerShop: Removed the orders of a former shop',
    ]);
  });

  it('date a consent without a time now, even later, but never restore an ended one', async () => {
    await importCustomers(shop.context, [ana]);
    await importCustomers(shop.context, [{ ...ana, consent: true }]);
    const [reader, ...others] = await listReaders(shop.context);
    expect(others).toEqual([]);
    expect(reader).toMatchObject({ email: ana.email, confirmedAt: '2026-03-01T12:00:00.000Z' });
    await endNewsletter(shop.context, await idOf('ana@shop.test'));
    await importCustomers(shop.context, [{ ...ana, consent: true }]);
    expect(await listReaders(shop.context)).toEqual([]);
  });

  it('get the email, contact and items of a corrected file', async () => {
    await importCustomers(shop.context, [ana]);
    await importOrders(shop.context, [{ ...order, email: '', name: '' }]);
    const corrected = { ...order, lines: [{ name: 'Velvet Cape', quantity: 1, price: 9 }] };
    expect(await importOrders(shop.context, [corrected])).toMatchObject({ changed: 1 });
    const id = await idOf('ana@shop.test');
    expect(await listFormerOrders(shop.context, id)).toMatchObject([{ email: order.email }]);
    const found = async (q: string) => (await findFormerOrderPage(shop.context, { q })).total;
    expect([await found('velvet ana@shop'), await found('socks')]).toEqual([1, 0]);
    await importOrders(shop.context, [{ ...corrected, email: 'other@shop.test' }]);
    expect(await listFormerOrders(shop.context, id)).toMatchObject([{ email: order.email }]);
  });

  it('are exported and erased by one order of the list', async () => {
    await importOrders(shop.context, [
      order,
      { ...order, number: '2' },
      { ...order, number: '3', email: 'bea@shop.test', name: 'Bea' },
      { ...order, number: '4', email: 'old@shop.test' },
    ]);
    const userId = await shop.addCustomer(1);
    const linked = inArray(formerOrders.number, ['2', '4']);
    await shop.db.update(formerOrders).set({ userId }).where(linked);
    const like = async (number: string) => {
      const [found] = await shop.db
        .select()
        .from(formerOrders)
        .where(eq(formerOrders.number, number));
      const id = found?.id ?? '';
      const orders = await listFormerOrdersLike(shop.context, id);
      return { id, numbers: orders.map((each) => each.number).sort() };
    };
    expect(await like('#1001')).toMatchObject({ numbers: ['#1001', '2'] });
    const { id, numbers } = await like('2');
    expect(numbers).toEqual(['#1001', '2', '4']);
    await eraseFormerCustomer(shop.context, id);
    await importOrders(shop.context, [order]);
    const corrected = { ...order, orderedAt: '2024-03-12T08:15:00.000Z' };
    expect(await removeAllFormerOrders(shop.context, 1)).toMatchObject({ count: 1 });
    const bea = { ...corrected, number: '3', email: 'bea@shop.test', name: 'Bea' };
    const again = await importOrders(shop.context, [corrected, bea]);
    expect(again).toMatchObject({ added: 1, known: 1 });
    expect(await findFormerOrderPage(shop.context, { q: 'ana' })).toMatchObject({ total: 0 });
    expect(await findFormerOrderPage(shop.context, { q: 'bea' })).toMatchObject({ total: 1 });
    await expect(eraseFormerCustomer(shop.context, exampleId(9))).rejects.toThrow(/no such order/);
  });

  it('get the newsletter only with a consent that the owner imports', async () => {
    const consentAt = '2023-05-01T10:00:00.000Z';
    await importCustomers(shop.context, [
      { ...ana, consentAt },
      { email: 'bea@shop.test', name: 'Bea' },
    ]);
    expect(await listReaders(shop.context)).toMatchObject([
      { email: ana.email, text: importedConsent, confirmedAt: '2026-03-01T12:00:00.000Z' },
    ]);
    const later = { email: 'c@shop.test', name: 'C', consentAt: '2099-01-01T00:00:00.000Z' };
    await expect(importCustomers(shop.context, [later])).rejects.toThrow(/in the past/);
  });

  it('are history: no total includes them, and items link to existing products', async () => {
    await importCustomers(shop.context, [ana]);
    const to = `/product/${exampleId(1)}`;
    await saveRedirects(shop.db, { set: [{ from: '/products/wool-coat', to }], remove: [] });
    const before = await readSummary(shop.context, 30);
    await importOrders(shop.context, [{ ...order, orderedAt: '2026-02-28T12:00:00.000Z' }]);
    expect(await readSummary(shop.context, 30)).toEqual(before);
    expect(await shop.countOrders()).toBe(0);
    const {
      customer,
      formerOrders: own,
      orders,
    } = await readCustomer(shop.context, await idOf('ana@shop.test'));
    expect(customer).toMatchObject({ orders: 0, spend: 0 });
    expect(orders).toEqual([]);
    expect(own?.[0]?.lines.map((line) => line.to)).toEqual([to, undefined]);
  });

  it('are found by number, email and item', async () => {
    await importOrders(shop.context, [order, { ...order, number: 'W-7', lines: [] }]);
    const found = async (q: string) =>
      (await findFormerOrderPage(shop.context, { q })).orders.map(({ number }) => number);
    expect(await found('w-7')).toEqual(['W-7']);
    expect(await found('ANA@ coat')).toEqual(['#1001']);
    expect(await found('')).toHaveLength(2);
    expect(await findFormerOrderPage(shop.context, { limit: 1, offset: 1 })).toMatchObject({
      total: 2,
      orders: [{ lines: [expect.anything(), expect.anything()] }],
    });
  });

  it('are in the customer’s export, and lose the customer with the account', async () => {
    await importCustomers(shop.context, [ana]);
    await importOrders(shop.context, [order]);
    const id = await idOf('ana@shop.test');
    expect((await exportOwnData(shop.context, id)).formerOrders).toHaveLength(1);
    expect((await exportCustomer(shop.context, id)).formerOrders).toHaveLength(1);
    await deleteCustomer(shop.context, id);
    const [, customers, orders] = await all();
    expect(customers).toEqual([]);
    expect(JSON.stringify(orders)).not.toMatch(/ana|flores/i);
    expect(orders).toMatchObject([{ number: '#1001', content: { total: 194 } }]);
    // A known file does not bring them back.
    await importOrders(shop.context, [{ ...order, state: 'refunded' }]);
    expect((await all())[2]).toEqual(orders);
  });

  it('are kept for two years without an account, and a stranger’s account does not erase them', async () => {
    await importOrders(shop.context, [order]);
    await signUp(shop.context, {
      ...{ username: 'Stranger', email: 'ana@shop.test', password: 'a stranger chose this' },
      cartItems: [],
    });
    const id = await idOf('ana@shop.test');
    expect((await exportCustomer(shop.context, id)).formerOrders).toEqual([]);
    await deleteCustomer(shop.context, id);
    await signUp(shop.context, {
      ...{ username: 'Stranger', email: 'ana@shop.test', password: 'a stranger chose this' },
      cartItems: [],
    });
    await forgetUser(shop.context, await idOf('ana@shop.test'), async () => undefined);
    expect((await all())[2]).toMatchObject([{ emailKey: 'ana@shop.test' }]);
    await importOrders(shop.context, [{ ...order, number: '2', email: '' }]);
    shop.pass(366 * 24 * 60);
    await importOrders(shop.context, [{ ...order, number: '2', email: '', state: 'refunded' }]);
    shop.pass(366 * 24 * 60);
    await anonymizePastGuests(shop.context, 9);
    const gone = { emailKey: '', contact: {} };
    expect((await all())[2]).toMatchObject([gone, gone]);
  });
});
