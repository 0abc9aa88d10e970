import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymizeUser } from '../../server/repositories/customerData.ts';
import { anonymizeDoneOrders } from '../../server/services/accounts/leave.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { openBuyersShop } from './support/buyersShop.ts';
import { checkOut, checkoutRequest } from './support/checkoutRequest.ts';
import {
  type Customer,
  loggedIn,
  newCustomer,
  password,
  signedUp,
  visitor,
} from './support/customer.ts';
import { codeAt, enrolledAdmin, newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMailbox } from './support/mailbox.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { placeOrder } from './support/placeOrder.ts';
import { servicesOn } from './support/services.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1, 12);

/** Ana's personal data: no table may contain any of it after her deletion. */
const hers = {
  name: 'Ana da Silva Secreta',
  email: 'ana-secreta@shop.test',
  phone: '351999000111',
  address: 'Rua do Segredo 7, Lisbon, Portugal, 1100-048',
};
const traces = ['Secreta', 'secreta', '999000111', 'Segredo', 'segredo'];

describe('a customer who deletes their account', () => {
  let shop: TestApp;
  let mail: ReturnType<typeof openMailbox>;
  let ana: Customer & { id: string };
  beforeEach(async () => {
    mail = openMailbox();
    const { name: username, email, ...details } = hers;
    shop = await openTestApp({
      now: () => new Date(start),
      mailer: mail.mailer,
      products: [1, 2, 3].map((number) => exampleProduct(number)),
    });
    ana = await signedUp(shop.app, email, { username, ...details });
  });
  afterEach(() => shop.close());

  const rowsOf = async (query: SQL) =>
    (await (shop.db.execute(query) as unknown as Promise<{ rows: Record<string, string>[] }>)).rows;

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const tables = await rowsOf(
      sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
    );
    const texts: string[] = [];
    for (const { tablename = '' } of tables) {
      const rows = await rowsOf(sql`select t::text as row from ${sql.identifier(tablename)} t`);
      texts.push(...rows.map(({ row }) => `${tablename} ${row}`));
    }
    return texts.join('\n');
  }

  const leave = (who: Customer, body: object = { currentPassword: password }) =>
    who.call('POST /deleteuser', body);
  const orderOf = (delivery: string) =>
    placeOrder(shop.db, {
      userId: ana.id,
      at: '2026-02-01T12:00:00Z',
      lines: [[2, 'M', 1, 1000]],
      delivery,
      contact: {
        ...{ fullName: hers.name, email: hers.email },
        ...{ phone: `+${hers.phone}`, address: hers.address },
      },
    });

  it('gets all data about them, and nothing about others', async () => {
    const ben = await signedUp(shop.app, 'ben@shop.test', { username: 'Ben the Other' });
    await ben.call(`POST /addfavorite/${exampleId(3)}`);
    const id = await orderOf('delivered');
    const words = { text: 'Soft.', fit: 'small', height: 170 };
    await ana.call(`POST /review/${exampleId(2)}`, { rating: 4, ...words });
    await ana.call(`POST /addfavorite/${exampleId(1)}`);
    await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const saved = { fullName: hers.name, address: hers.address, isDefault: true };
    await ana.call('POST /saveaddress', saved);
    await ana.call('POST /savemysize', { category: 'women', size: 'M' });
    const answer = await ana.call('GET /exportuser');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { ...hers, id: ana.id, role: 'customer' },
      savedAddresses: [saved],
      mySizes: { women: 'M' },
      orders: [{ _id: id, email: hers.email, fullName: hers.name, total: 10 }],
      checkouts: [{ status: 'completed', fullName: '' }],
      ratings: [{ productId: exampleId(2), rating: 4, review: { ...words, size: 'M' } }],
      favorites: [{ productId: exampleId(1) }],
      cart: [{ itemId: exampleId(1), size: 'M', quantity: 1 }],
      sessions: [{ createdAt: new Date(start).toISOString() }],
    });
    for (const other of ['Ben', 'ben@', exampleId(3), 'argon2', ana.token ?? '']) {
      expect(answer.body).not.toContain(other);
    }
  });

  it('leaves no personal data in any table; completed orders keep their amounts', async () => {
    const ben = await signedUp(shop.app, 'ben@shop.test');
    const id = await orderOf('delivered');
    await ana.call(`POST /review/${exampleId(2)}`, { rating: 4, text: 'Soft.' });
    await ana.call(`POST /addfavorite/${exampleId(1)}`);
    await ana.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const secondHome = 'Rua Segredo 2, Porto, Portugal, 4000';
    const sister = 'Rita Secreta';
    await ana.call('POST /saveaddress', { fullName: sister, address: secondHome, isDefault: true });
    await ana.call('POST /savemysize', { category: 'women', size: 'XXL' });
    await ana.call('POST /forgotpassword', { email: hers.email });
    await mail.mailer.idle();
    const { email, phone, address } = hers;
    const contact = { fullName: hers.name, email, phone: `+${phone}`, address };
    await ana.call(
      'POST /stripe/create-checkout-session',
      checkoutRequest(ana.id, [[1, 'M', 1, 10]], contact),
    );
    const before = await everything();
    for (const trace of traces) expect(before).toContain(trace);

    const elsewhere = await loggedIn(shop.app, hers.email);
    expect((await leave(ana)).json()).toMatchObject({ success: true });
    for (const session of [ana, elsewhere]) {
      expect((await session.call('GET /getuser')).statusCode).toBe(401);
    }
    const after = await everything();
    for (const trace of traces) expect(after).not.toContain(trace);
    const [left] = await rowsOf(sql`select my_sizes from users where id = ${ana.id}`);
    expect(left).toEqual({ my_sizes: {} });
    const [order] = await rowsOf(sql`select total_cents, email from orders where id = ${id}`);
    expect(order).toMatchObject({ email: '' });
    expect(Number(order?.total_cents)).toBe(1000);
    const reserved = await rowsOf(sql`select sum(reserved)::int as n from product_sizes`);
    expect(reserved).toEqual([{ n: 0 }]);
    expect((await ben.call('GET /getuser')).json()).toMatchObject({ email: 'ben@shop.test' });
    const { reviews } = (await ben.call(`GET /reviews/${exampleId(2)}`)).json();
    expect(reviews).toMatchObject([{ text: 'Soft.', size: 'M' }]);
    expect(reviews[0]).not.toHaveProperty('name');

    const login = { email: hers.email, password };
    expect((await visitor(shop.app).call('POST /login', login)).statusCode).toBe(401);
    const again = await visitor(shop.app).call('POST /signup', newCustomer(hers.email));
    expect(again.statusCode).toBe(200);
  });

  it('still gets paid orders, whose data is erased afterwards', async () => {
    const id = await orderOf('processing');
    await leave(ana);
    const [open] = await rowsOf(sql`select email, address from orders where id = ${id}`);
    expect(open).toEqual({ email: hers.email, address: hers.address });
    const admin = await newAdmin(shop, 'admin@shop.test');
    for (const delivery_status of ['shipped', 'delivered']) {
      const change = { notes: 'Secreta called', payment_status: 'paid', delivery_status };
      expect((await admin.call(`POST /handleorder/${id}`, change)).statusCode).toBe(200);
      await mail.mailer.idle();
    }
    expect(mail.mails.map(({ to }) => to)).toEqual([hers.email, hers.email]);
    await anonymizeDoneOrders(
      servicesOn(shop.db, () => new Date(start), mail.mailer),
      100,
    );
    const left = await everything();
    for (const trace of traces) expect(left).not.toContain(trace);
    expect((await admin.call(`GET /allorders?q=${encodeURIComponent('Segredo')}`)).json()).toEqual(
      [],
    );
  });

  it('must enter the password, and a code if MFA is on', async () => {
    expect((await leave(ana, {})).statusCode).toBe(400);
    const wrong = await leave(ana, { currentPassword: 'a guess' });
    expect(wrong.json()).toMatchObject({ fields: { currentPassword: 'Wrong password.' } });
    expect((await ana.call('GET /getuser')).statusCode).toBe(200);

    const { admin, secret } = await enrolledAdmin(shop, 'admin@shop.test', start);
    await newAdmin(shop, 'other-admin@shop.test');
    const asked = await leave(admin);
    expect(asked.statusCode).toBe(400);
    expect(Object.keys(asked.json().fields)).toEqual(['token']);
    const token = codeAt(secret, start + 30_000);
    expect((await leave(admin, { currentPassword: password, token })).statusCode).toBe(200);
  });

  it('cannot be the shop’s last admin, even if two delete at once', async () => {
    const admins = [await newAdmin(shop, 'a@shop.test'), await newAdmin(shop, 'b@shop.test')];
    const left = await Promise.all(admins.map((admin) => leave(admin)));
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a payment after its customer’s account was deleted', () => {
  it('is refunded without an email', async () => {
    const connection = await openMemoryDatabase();
    const bought = await openBuyersShop(connection);
    const payment = await checkOut(bought, bought.ann, [[1, 'M', 1, 89.1]]);
    expect(await bought.payments.pay(payment)).toBe('paid');
    await anonymizeUser(connection.db, bought.ann);
    const { order } = await createOrder(bought.context, bought.ann, payment);
    expect(order).toMatchObject({ payment_status: 'refunded', delivery_status: 'cancelled' });
    await cleanUp(bought.context);
    await bought.mailer.idle();
    expect(bought.mails).toEqual([]);
    expect(bought.reports).toEqual([]);
    await connection.close();
  });
});
