import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { ownerLimits } from '../../contract/rules/ownerLimits.ts';
import type { ShopProfileInput } from '../../contract/schemas/shopProfile.ts';
import { type Connection, inTransaction } from '../../server/db/database.ts';
import { findSellers } from '../../server/repositories/invoices.ts';
import { currentShop } from '../../server/services/selling/currentShop.ts';
import { keepCurrentSeller } from '../../server/services/selling/seller.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { barrier } from './support/crowd.ts';
import { type Customer, signedUp, visitor } from './support/customer.ts';
import { emptyDatabase } from './support/emptyDatabase.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { fixedShop } from './support/fixedShop.ts';
import { openMailbox } from './support/mailbox.ts';
import { readPdf } from './support/pdfText.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

onEitherDatabase('the shop profile', (database) => {
  let connection: Connection;
  let shop: TestApp;
  let other: TestApp;
  let admin: Customer;
  let ana: Customer & { id: string };
  const mail = openMailbox();
  let today: string;

  const prints = { paper: 'A4', fonts: [] } as const;
  const now = () => new Date(today);
  /** As a start does; `meanwhile` runs before its commit. */
  const keepAtStart = (meanwhile = async () => {}) =>
    inTransaction(connection.db, async (tx) => {
      const own = currentShop(connection, fixedShop);
      await keepCurrentSeller(tx, { shop: own, publicUrl: 'http://shop.test', prints, now });
      await meanwhile();
    });

  /** Two servers of one shop. */
  beforeAll(async () => {
    connection = database();
    const start = () =>
      openTestApp({
        connection: { ...connection, close: async () => {} },
        mailer: mail.mailer,
        prints,
        now,
      });
    [shop, other] = [await start(), await start()];
  });
  beforeEach(async () => {
    today = '2026-03-01T12:00:00Z';
    await emptyDatabase(connection.db);
    await keepAtStart();
    mail.mails.splice(0);
    admin = await newAdmin(shop, 'admin@shop.test');
    ana = await signedUp(shop.app, 'ana@shop.test');
  });

  const profile = { ...exampleShopProfile, version: 0 };
  const save = (change: Partial<ShopProfileInput> = {}) =>
    admin.call('POST /saveshopfacts', { ...profile, ...change });
  const atOther = (customer: Customer): Customer => {
    const there = visitor(other.app);
    Object.assign(there, { token: customer.token, xsrf: customer.xsrf });
    return there;
  };

  const invoiceOf = async (id: string) =>
    (await readPdf((await atOther(ana).call(`GET /invoice/${id}`)).rawPayload)).join();

  it('is stored trimmed, and served by every server', async () => {
    const saved = await save({ name: '  Selvedge ', address: 'Rua do Almada 12\n' });
    expect(saved.json()).toEqual({
      ...{ ...profile, version: 1, name: 'Selvedge', address: 'Rua do Almada 12' },
      pictureUrls: {},
    });
    expect((await atOther(admin).call('GET /shopfacts')).json()).toEqual(saved.json());
    const text = await visitor(other.app).call('GET /shoptext/terms');
    expect(text.json()).toEqual({ text: profile.policies.terms });
    expect((await visitor(other.app).call('GET /shoptext/returns')).statusCode).toBe(404);
  });

  it('is saved by only one of several admins who change it at once', async () => {
    const phones = ['1', '2', '3', '4', '5'];
    const first = await Promise.all(phones.map((phone) => save({ phone })));
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const next = await Promise.all(phones.map((phone) => save({ phone, version: 1 })));
    expect(next.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const late = next.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().fields).toHaveProperty('version');
    expect((await admin.call('GET /shopfacts')).json().version).toBe(2);
  });

  it('is refused with invalid fields', async () => {
    for (const change of [
      { name: '  ' },
      { description: 'x'.repeat(ownerLimits.shopDescription.max + 1) },
      { supportEmail: 'hello' },
      { phone: 'call us' },
      { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
      { returnDays: 1.5 },
      { returnDays: ownerLimits.returnDays.max + 1 },
      { colour: 'red' },
    ]) {
      expect((await save(change)).statusCode, JSON.stringify(change)).toBe(400);
    }
    expect((await admin.call('GET /shopfacts')).json().version).toBe(0);
  });

  it('is used in emails and printed documents, by every server', async () => {
    await save({ name: 'Selvedge' });
    await visitor(other.app).call('POST /forgotpassword', { email: 'ana@shop.test' });
    await mail.mailer.idle();
    expect(mail.mails[0]).toMatchObject({ to: 'ana@shop.test', sender: 'Selvedge' });
    expect(mail.mails[0]?.text).toContain('Selvedge');
    const id = await placeOrder(shop.db, {
      ...{ userId: ana.id, at: today, lines: [[1, 'M', 1, 8900]] },
    });
    const text = await invoiceOf(id);
    for (const told of ['Selvedge', 'Rua do Almada 12', '4050-030 Porto', 'hello@hemline.test']) {
      expect(text).toContain(told);
    }
  });

  it('keeps the seller on issued invoices, and on those that a newer one replaced', async () => {
    const place = (payment = 'paid') =>
      placeOrder(shop.db, {
        ...{ userId: ana.id, at: today, lines: [[1, 'M', 1, 8900]], payment },
      });
    const correct = (id: string, change: object) =>
      admin.call(`POST /handleorder/${id}`, {
        ...{ notes: '', payment_status: 'paid', delivery_status: 'processing', ...change },
      });
    const first = await place();
    const paidLater = await place('pending');
    today = '2026-03-02T12:00:00Z';
    await save({ name: 'Selvedge', seller: 'Selvedge Lda\nNIF 501 234 567' });
    const second = await place();
    today = '2026-03-03T12:00:00Z';
    await save({ name: 'Weft', seller: 'Weft Lda\nNIF 999 999 990', version: 1 });
    await correct(paidLater, {});
    expect(await invoiceOf(first)).not.toMatch(/Lda/);
    expect(await invoiceOf(second)).toMatch(/Selvedge Lda\s+NIF 501 234 567/);
    expect(await invoiceOf(second)).not.toContain('Weft');
    expect(await invoiceOf(paidLater)).toContain('Weft Lda');

    await correct(second, { address: 'Rua Garrett 7, Lisbon, Portugal, 1200-203' });
    expect(await invoiceOf(second)).toContain('Weft Lda');
    const body = { kind: 'invoice', ids: [second], version: 1 };
    const replaced = await admin.call('POST /printorders', body);
    const [text] = await readPdf(replaced.rawPayload);
    expect(text).toContain('Selvedge Lda');
    expect(text).not.toContain('Weft');
  });

  it('keeps the seller of a save during the start of another server', async () => {
    const order: string[] = [];
    const isKept = barrier(2);
    const starting = keepAtStart(async () => {
      await isKept();
      await sleep(300);
      order.push('started');
    });
    await isKept();
    expect((await save({ name: 'Weft' })).statusCode).toBe(200);
    order.push('saved');
    await starting;
    expect(order).toEqual(['started', 'saved']);
    expect((await findSellers(connection.db)).at(-1)?.name).toBe('Weft');
  });

  it('sets the return period, for earlier orders, too', async () => {
    const id = await placeOrder(shop.db, {
      ...{ userId: ana.id, at: '2026-02-28T12:00:00Z', lines: [[1, 'M', 1, 8900]] },
    });
    await admin.call(`POST /handleorder/${id}`, {
      ...{ notes: '', payment_status: 'paid', delivery_status: 'delivered' },
    });
    const until = async () => (await atOther(ana).call('GET /getorders')).json()[0].returns?.until;
    expect(await until()).toContain('2026-03-15T');
    await save({ returnDays: 30 });
    expect(await until()).toContain('2026-03-31T');
    await save({ returnDays: 0, version: 1 });
    expect(await until()).toBeUndefined();
    const refused = await atOther(ana).call(`POST /returnorder/${id}`, {
      ...{ reason: 'unsaid', lines: [{ line: 0, quantity: 1 }] },
    });
    expect(refused.statusCode).toBe(409);
  });
});
