import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTableColumns, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/row.ts';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { productFields } from '../../contract/rules/productFields.ts';
import type { Activity } from '../../contract/schemas/activity.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { asChange, findRows, inTransaction } from '../../server/db/database.ts';
import { addGuest, changeUser } from '../../server/repositories/users.ts';
import { fieldOf, readActivity, removePastActivity } from '../../server/services/admin/activity.ts';
import { deleteCustomer, saveNote } from '../../server/services/admin/customers.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { issueGiftCard, saveGiftCardTerms } from '../../server/services/selling/giftCards.ts';
import { fieldNames } from '../../src/features/admin/activity/fieldNames.ts';
import { openAdminShop } from './support/adminShop.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openTestShop } from './support/testShop.ts';

it('has words for each admin call that changes something', () => {
  const reading = [
    'POST /printorders',
    'POST /printlabels',
    'POST /s3/upload',
    'POST /bannerpicture',
    'POST /fetchpicture',
  ];
  const unnamed = Object.entries<Endpoint>(endpoints).filter(
    ([key, { action }]) =>
      accessOf(key as EndpointKey) === 'admin' &&
      !key.startsWith('GET ') &&
      !reading.includes(key) &&
      !action,
  );
  expect(
    unnamed.map(([key]) => key),
    'Give each of these calls an `action`',
  ).toEqual([]);
});

describe('the activity log', async () => {
  let shop: Awaited<ReturnType<typeof openAdminShop>>;
  beforeAll(async () => {
    shop = await openAdminShop();
    await shop.refill();
  });
  afterAll(() => shop.close());
  const entries = async (query = ''): Promise<Activity[]> =>
    (await shop.admin.call(`GET /activity${query}`)).json().entries;

  it('has a name in each language for each column that it lists', async () => {
    const triggers = await findRows<{ listed: string }>(
      shop.db,
      sql`select pg_get_triggerdef(t.oid) as listed from pg_trigger t
        join pg_proc p on p.oid = t.tgfoid where p.proname = 'record_activity'`,
    );
    expect(triggers.length).toBeGreaterThan(20);
    const columns = triggers.flatMap(({ listed }) =>
      [...listed.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(',')),
    );
    const unnamed = columns.filter((column) => column && !fieldNames.includes(fieldOf(column)));
    expect(unnamed, 'Add these to fieldNames in src/features/admin/activity').toEqual([]);
  });

  it('shows who changed which fields of a product', async () => {
    const { price, version } = await shop.seen();
    await shop.change({ price: price + 5, version });
    const [entry] = await entries('?subject=product');
    expect(entry).toMatchObject({ action: 'Changed a product', by: { name: 'Ana' } });
    expect(entry?.changes).toContainEqual({
      ...{ field: 'price', from: String(price), to: String(price + 5) },
    });
  });

  it('has no entry for a change that is refused', async () => {
    const before = await entries();
    expect((await shop.change({ price: 3, version: 1 })).statusCode).toBe(409);
    expect(await entries()).toEqual(before);
  });

  it('filters by person, subject and day, in pages', async () => {
    await shop.admin.call('POST /savetax', { country: 'Portugal', name: 'VAT', rate: 23 });
    const [tax] = await entries('?subject=tax');
    expect(tax).toMatchObject({ subject: { kind: 'tax', name: 'Portugal' } });
    expect(tax?.changes).toContainEqual({ field: 'rate', to: '23' });
    const page = (await shop.admin.call('GET /activity?limit=1&offset=1')).json();
    expect(page.entries).toHaveLength(1);
    expect(page.total).toBeGreaterThan(1);
    expect(await entries(`?by=${tax?.by.id}`)).toHaveLength(page.total);
    expect(await entries('?to=2026-02-01')).toEqual([]);
    expect((await shop.admin.call('GET /activity?from=2026-02-30')).statusCode).toBe(400);
  });

  it('accepts no change of an admin who was removed while the body arrived', async () => {
    const other = await newAdmin(shop, 'paula@shop.test');
    const payload = new PassThrough();
    payload.write(' ');
    const json = { 'content-type': 'application/json' };
    const late = other.call('POST /savetax', payload, json);
    // Time for the check of the caller, which is before the body.
    await sleep(100);
    const { members } = (await shop.admin.call('GET /staff')).json();
    const { id } = members.find(({ email }: { email: string }) => email === 'paula@shop.test');
    expect((await shop.admin.call(`POST /removestaff/${id}`)).statusCode).toBe(200);
    payload.end(JSON.stringify({ country: 'Spain', name: 'IVA', rate: 21 }));
    expect((await late).statusCode).toBe(401);
    expect(await entries('?subject=tax')).toHaveLength(1);
  });
});

const minutesPerDay = 24 * 60;

onBothDatabases('changes by admins', (database) => {
  const caller = { permissions: ['orders:sums'] as const };

  async function open() {
    const shop = await openTestShop(database(), [stocked(1, 9)]);
    const [ann, admin] = [await shop.addCustomer(1), await shop.addCustomer(2)];
    const as = <T>(call: EndpointKey, work: () => Promise<T>) => {
      const actor = { call, userId: admin, userName: 'Boss', at: shop.context.now() };
      return asChange({ ...actor, recheck: async () => {} }, work);
    };
    const read = async () => (await readActivity(shop.context, caller, {})).entries;
    return { shop, ann, admin, as, read };
  }

  it('are recorded in their transaction, the states of an order without its address', async () => {
    const { shop, ann, admin, as, read } = await open();
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    const { order } = await buy(shop, ann, [[1, 'M', 1, 10]]);
    expect(await read()).toEqual([]);
    const change = {
      delivery_status: 'shipped',
      address: 'Rua Secreta 1, Lisbon, Portugal, 1100-048',
    };
    await as('POST /handleorder/:id', () => editOrder(shop, admin, order._id, change));
    const [entry] = await read();
    expect(entry).toMatchObject({ action: 'Changed an order', by: { id: admin, name: 'Boss' } });
    expect(entry?.subject).toMatchObject({ kind: 'order', id: order._id, name: /^H-/ });
    expect(entry?.changes).toContainEqual(
      expect.objectContaining({ field: 'delivery status', to: 'shipped' }),
    );
    expect(JSON.stringify(entry)).not.toContain('Secreta');

    const failing = as('POST /handleorder/:id', () =>
      inTransaction(shop.db, async (tx) => {
        await changeUser(tx, ann, { name: 'Lost' });
        throw new Error('rolled back');
      }),
    );
    await expect(failing).rejects.toThrow('rolled back');
    expect(await read()).toHaveLength(1);
  });

  it('keep nothing about a deleted customer', async () => {
    const { shop, ann, admin, as, read } = await open();
    await changeUser(shop.db, ann, { name: 'Ânna Souza' });
    const note = { text: 'Rings twice', version: 0 };
    await as('POST /customernote/:id', () => saveNote(shop.context, ann, note));
    expect((await read())[0]?.subject).toEqual({ kind: 'customer', id: ann, name: 'Ânna Souza' });
    await as('POST /deletecustomer/:id', () => deleteCustomer(shop.context, ann));
    const after = await read();
    expect(after.map(({ action }) => action)).toContain('Deleted a customer');
    expect(JSON.stringify(after)).not.toMatch(/nna|Rings|@/);
    await deleteCustomer(shop.context, admin);
    expect((await read())[0]?.by).toEqual({ id: admin, name: '' });
  });

  it('name each field of a product', async () => {
    const { db } = (await open()).shop;
    const [trigger] = await findRows<{ text: string }>(
      db,
      sql`select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'products_activity'`,
    );
    const columns: Record<string, { name: string }> = getTableColumns(products);
    const names = Object.keys(productFields).flatMap(
      (field) => (columns[field] ?? columns[`${field}Cents`])?.name ?? [],
    );
    const recorded = trigger?.text.split(/\W/);
    expect(
      names.filter((name) => !recorded?.includes(name)),
      'Make the trigger `products_activity` again with these columns',
    ).toEqual([]);
  });

  it('name no staff role of a guest', async () => {
    const { shop, as, read } = await open();
    await as('POST /takeorder', () =>
      inTransaction(shop.db, (tx) => addGuest(tx, v7(), shop.context.now())),
    );
    expect((await read())[0]?.changes).toEqual([{ field: 'account', to: 'guest' }]);
  });

  it('are kept for a limited time', async () => {
    const { shop, ann, as, read } = await open();
    const note = { text: 'Rings twice', version: 0 };
    await as('POST /customernote/:id', () => saveNote(shop.context, ann, note));
    shop.pass(729 * minutesPerDay);
    await removePastActivity(shop.context);
    expect(await read()).toHaveLength(1);
    shop.pass(2 * minutesPerDay);
    await removePastActivity(shop.context);
    expect(await read()).toEqual([]);
  });

  it('show amounts of gift cards only to staff who may see amounts', async () => {
    const { shop, admin, as, read } = await open();
    await saveGiftCardTerms(shop.context, { isOn: true, amounts: [50] });
    const card = { requestId: v7(), amount: 50, email: 'zoe@shop.test' };
    await as('POST /issuegiftcard', () => issueGiftCard(shop.context, admin, card));
    const cards = { subject: 'giftCard' as const };
    expect((await read())[0]?.changes).toContainEqual({ field: 'amount', to: '50' });
    const { entries } = await readActivity(shop.context, { permissions: [] }, cards);
    expect(entries).toMatchObject([{ action: 'Gave a gift card away' }]);
    expect(entries[0]?.changes.map(({ field }) => field)).not.toContain('amount');
  });

  it('have one entry for each request, from the first value to the last', async () => {
    const { shop, ann, as, read } = await open();
    const rename = (staffRole: string) =>
      inTransaction(shop.db, (tx) => changeUser(tx, ann, { role: 'admin', staffRole }));
    await as('POST /changestaff/:id', async () => {
      for (const role of ['packer', 'writer', 'manager']) await rename(role);
    });
    const [entry, ...others] = await read();
    expect(others).toEqual([]);
    expect(entry?.changes).toContainEqual({
      ...{ field: 'role', from: 'owner', to: 'manager' },
    });
  });
});
