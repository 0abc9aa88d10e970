import { eq, ne, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { CustomerQuery } from '../../contract/schemas/customers.ts';
import { users } from '../../server/db/accountSchema.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { changeUser } from '../../server/repositories/users.ts';
import { anonymizePastGuests, startGuestCheckout } from '../../server/services/accounts/guests.ts';
import { exportOwnData } from '../../server/services/accounts/leave.ts';
import { signUp } from '../../server/services/accounts/logIn.ts';
import {
  mailGuestOrdersLink,
  resetPassword,
} from '../../server/services/accounts/passwordReset.ts';
import {
  deleteCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  saveNote,
} from '../../server/services/admin/customers.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { newCustomer } from './support/customer.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('the customers of a shop', (database) => {
  let shop: TestShop;
  let ann: string;
  let bob: string;
  let gus: string;
  /** Ann has two orders, of which one went back; Gus ordered twice as a guest; Bob never did. */
  beforeEach(async () => {
    shop = await openTestShop(database(), [stocked(1, 9)]);
    ann = await shop.addCustomer(1);
    bob = await shop.addCustomer(2);
    await changeUser(shop.db, ann, { name: 'Ânna Souza' });
    await annBuys('elsewhere@shop.test');
    shop.pass(1);
    const { order } = await annBuys('ann@shop.test');
    const refund = { payment_status: 'refunded', delivery_status: 'cancelled' };
    await editOrder(shop, bob, order._id, refund);
    shop.pass(1);
    gus = await orderAsGuest('gus@shop.test');
    shop.pass(1);
    await orderAsGuest('GUS@shop.test');
  });

  async function annBuys(email: string) {
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    return buy(shop, ann, [[1, 'M', 1, 10]], { email });
  }

  async function orderAsGuest(email: string) {
    const { user } = await startGuestCheckout(shop.context);
    const contact = { email, fullName: 'Gus Guest' };
    await buy(shop, user.id, [[1, 'M', 1, 10]], contact);
    return user.id;
  }

  const list = (query: CustomerQuery) => listCustomers(shop.context, query);
  const names = async (query: CustomerQuery) =>
    (await list(query)).customers.map(({ name }) => name);

  it('are accounts, and guests once for each email, with what they spent and kept', async () => {
    const { total, customers } = await list({});
    expect(total).toBe(3);
    expect(customers).toEqual([
      {
        ...{ id: gus, name: 'Gus Guest', email: 'GUS@shop.test', role: 'guest' },
        ...{ orders: 2, spend: 20 },
        last: '2026-03-01T12:03:00.000Z',
        since: '2026-03-01T12:02:00.000Z',
      },
      {
        ...{ id: ann, name: 'Ânna Souza', email: 'customer-1@shop.test', role: 'customer' },
        ...{ orders: 2, spend: 10 },
        last: '2026-03-01T12:01:00.000Z',
        since: '2026-01-01T00:00:00.000Z',
      },
      {
        ...{ id: bob, name: 'Customer 2', email: 'customer-2@shop.test', role: 'customer' },
        ...{ orders: 0, spend: 0, since: '2026-01-01T00:00:00.000Z' },
      },
    ]);
  });

  const searches: [CustomerQuery, string[]][] = [
    [{ sort: 'spend' }, ['Customer 2', 'Ânna Souza', 'Gus Guest']],
    [{ sort: '-spend' }, ['Gus Guest', 'Ânna Souza', 'Customer 2']],
    [{ sort: 'last' }, ['Customer 2', 'Ânna Souza', 'Gus Guest']],
    [{ sort: '-orders', limit: 1, offset: 2 }, ['Customer 2']],
    [{ sort: 'since', limit: 1 }, ['Ânna Souza']],
    [{ sort: '-since', limit: 1 }, ['Gus Guest']],
    [{ q: 'âNNA' }, ['Ânna Souza']],
    [{ q: 'guest GUS@shop' }, ['Gus Guest']],
    [{ q: 'customer_1' }, []],
    [{ q: 'gus\0' }, ['Gus Guest']],
    [{ limit: 5, offset: 5 }, []],
  ];

  it('are found by name and email, sorted and paged', async () => {
    for (const [query, expected] of searches) {
      expect(await names(query), JSON.stringify(query)).toEqual(expected);
    }
    expect((await list({ limit: 5, offset: 5 })).total).toBe(3);
    expect((await list({ q: 'nobody', offset: 5 })).total).toBe(0);
  });

  it('are shown with their orders, contacts and addresses', async () => {
    const { customer, orders: own, ...rest } = await readCustomer(shop.context, gus);
    expect(customer).toMatchObject({ id: gus, orders: 2, spend: 20 });
    expect(own.map(({ email }) => email)).toEqual(['GUS@shop.test', 'gus@shop.test']);
    expect(rest).toMatchObject({ savedAddresses: [], reviews: [], note: { text: '', version: 0 } });
    expect(rest.phone).toBe(own[0]?.phone);
    const other = own[0] && (await second());
    expect((await readCustomer(shop.context, other ?? '')).customer.id).toBe(gus);
    for (const id of [exampleId(9), 'nobody']) {
      await expect(readCustomer(shop.context, id)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('have each order once, also a guest whom an exchange gave a second one', async () => {
    await shop.db.update(orders).set({ userId: gus }).where(eq(orders.email, 'GUS@shop.test'));
    expect((await readCustomer(shop.context, gus)).orders).toHaveLength(2);
    expect((await exportCustomer(shop.context, gus)).orders).toHaveLength(2);
  });

  async function second() {
    const rows = await shop.db
      .select({ id: orders.userId })
      .from(orders)
      .where(eq(orders.email, 'GUS@shop.test'));
    return rows[0]?.id;
  }

  it('have a note that one admin at a time changes', async () => {
    const save = (text: string, version: number) => saveNote(shop.context, ann, { text, version });
    expect(await save('Rings twice', 0)).toEqual({ text: 'Rings twice', version: 1 });
    expect(await save('Rings twice', 0)).toEqual({ text: 'Rings twice', version: 1 });
    await expect(save('Never rings', 0)).rejects.toMatchObject({ fields: { version: /changed/ } });
    const raced = await Promise.allSettled([save('Left', 1), save('Right', 1)]);
    expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readCustomer(shop.context, ann)).note.version).toBe(2);
    expect(JSON.stringify(await exportOwnData(shop.context, ann))).not.toMatch(/Left|Right/);
  });

  it('move a guest’s note to the account that gets the orders', async () => {
    await saveNote(shop.context, gus, { text: 'Rings twice', version: 0 });
    const { user } = await signUp(shop.context, newCustomer('gus@shop.test'));
    await shop.mailer.idle();
    const before = shop.mails.length;
    mailGuestOrdersLink(shop.context, user.id);
    await shop.mailer.idle();
    const token = /token=([\w-]+)/.exec(shop.mails[before]?.text ?? '')?.[1] ?? '';
    await resetPassword(shop.context, { token, password: 'chosen in the mail' });
    const { note, customer } = await readCustomer(shop.context, user.id);
    expect(note.text).toBe('Rings twice');
    expect(customer).toMatchObject({ role: 'customer', orders: 2 });
    expect((await list({ q: 'gus' })).total).toBe(1);
  });

  it('keep a guest’s note when the first order is anonymized', async () => {
    await saveNote(shop.context, gus, { text: 'Rings twice', version: 0 });
    const long = { createdAt: new Date('2024-01-01') };
    await shop.db.update(users).set(long).where(eq(users.id, gus));
    await anonymizePastGuests(shop.context, 100);
    const [left] = (await list({ q: 'gus' })).customers;
    expect(left).toMatchObject({ id: await second(), orders: 1 });
    expect((await readCustomer(shop.context, left?.id ?? '')).note.text).toBe('Rings twice');
    await shop.db.update(users).set(long).where(eq(users.role, 'guest'));
    await anonymizePastGuests(shop.context, 100);
    expect(await shop.db.$count(users, ne(users.note, ''))).toBe(0);
  });

  it('have the same export as their own; guests with all their orders', async () => {
    expect(await exportCustomer(shop.context, ann)).toEqual(await exportOwnData(shop.context, ann));
    const data = await exportCustomer(shop.context, gus);
    expect(data.account).toMatchObject({ name: 'Gus Guest', email: 'GUS@shop.test' });
    expect(data.orders).toHaveLength(2);
    expect(data.checkouts).toHaveLength(2);
  });

  it('are deleted by an admin, once, and leave what they bought', async () => {
    await saveNote(shop.context, ann, { text: 'Secreta', version: 0 });
    for (const id of [ann, gus]) {
      await deleteCustomer(shop.context, id);
      await deleteCustomer(shop.context, id);
      await expect(readCustomer(shop.context, id)).rejects.toMatchObject({ status: 404 });
      const late = saveNote(shop.context, id, { text: 'Late', version: 1 });
      await expect(late).rejects.toMatchObject({ status: 404 });
    }
    expect(await names({})).toEqual(['Customer 2']);
    expect(await shop.countOrders()).toBe(4);
    const left = await shop.db.execute(sql`select note, name, email from users where note <> ''`);
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([]);
    await expect(deleteCustomer(shop.context, exampleId(9))).rejects.toMatchObject({ status: 404 });
  });

  it('are not deleted here if they are admins', async () => {
    await changeUser(shop.db, bob, { role: 'admin' });
    await expect(deleteCustomer(shop.context, bob)).rejects.toMatchObject({ status: 409 });
    expect((await readCustomer(shop.context, bob)).customer.role).toBe('admin');
  });
});
