import { beforeEach, expect, it } from 'vitest';
import { importedConsent } from '../../contract/rules/formerShop.ts';
import type { FormerCustomer, FormerOrderInput } from '../../contract/schemas/formerShop.ts';
import { users } from '../../server/db/accountSchema.ts';
import { formerCustomers, formerOrders } from '../../server/db/formerShopSchema.ts';
import { countFormerCustomers } from '../../server/repositories/formerCustomers.ts';
import { saveRedirects } from '../../server/repositories/redirects.ts';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { createVault } from '../../server/security/mfaCodes.ts';
import { anonymizePastGuests } from '../../server/services/accounts/guests.ts';
import { exportOwnData, forgetUser } from '../../server/services/accounts/leave.ts';
import { logIn, signUp } from '../../server/services/accounts/logIn.ts';
import { listReaders } from '../../server/services/accounts/newsletter.ts';
import {
  forgotPassword,
  mailGuestOrdersLink,
  resetPassword,
} from '../../server/services/accounts/passwordReset.ts';
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
  sendFormerMails,
} from '../../server/services/admin/formerShop.ts';
import {
  findFormerOrderPage,
  listFormerOrders,
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

  it('never change an account that is here, nor show it orders before its email is proven', async () => {
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
    expect(await mailFormerCustomers(shop.context)).toMatchObject({ count: 1 });
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
    const to = await mailFromThree(shop.context, mailFormerCustomers);
    expect(to).toEqual(['Ana@shop.test']);
    shop.pass(60);
    expect(await mailFromThree(shop.context, mailFormerCustomers)).toEqual([]);
    expect(await countFormerCustomers(shop.db)).toEqual({
      ...{ customers: 2, unasked: 0, waiting: 0, refused: 0 },
    });
  });

  it('are mailed later if the mail server fails, and not if it refuses', async () => {
    await importCustomers(shop.context, [ana]);
    const failing = brokenMailer();
    await mailFormerCustomers({ ...shop.context, mailer: failing });
    await failing.idle();
    expect(await countFormerCustomers(shop.db)).toMatchObject({ waiting: 1 });
    await sendFormerMails(shop.context, 9);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(0);
    shop.pass(11);
    const refusing = brokenMailer('550 unknown');
    await sendFormerMails({ ...shop.context, mailer: refusing }, 9);
    await refusing.idle();
    shop.pass(60);
    await sendFormerMails(shop.context, 9);
    await shop.mailer.idle();
    expect(shop.mails).toHaveLength(0);
  });

  it('get the newsletter only with a consent that the owner takes over', async () => {
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

  it('are history: no sum counts them, and items link to the products that are here', async () => {
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

  it('without an account are kept for two years, and by a stranger’s account not erased', async () => {
    await importOrders(shop.context, [order]);
    await signUp(shop.context, {
      ...{ username: 'Stranger', email: 'ana@shop.test', password: 'a stranger chose this' },
      cartItems: [],
    });
    await forgetUser(shop.context, await idOf('ana@shop.test'), async () => undefined);
    expect((await all())[2]).toMatchObject([{ emailKey: 'ana@shop.test' }]);
    shop.pass(2 * 366 * 24 * 60);
    await anonymizePastGuests(shop.context, 9);
    expect((await all())[2]).toMatchObject([{ emailKey: '', contact: {} }]);
  });
});
