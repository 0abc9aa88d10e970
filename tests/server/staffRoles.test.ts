import { inArray } from 'drizzle-orm';
import fastify from 'fastify';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpointOf, endpoints } from '../../contract/endpoints.ts';
import { exampleFormerOrders } from '../../contract/examples/orders.ts';
import { messages } from '../../contract/messages.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import {
  ownerRole,
  type Permission,
  permissionsForChange,
  readyRoles,
} from '../../contract/rules/permissions.ts';
import { staffRoles, users } from '../../server/db/accountSchema.ts';
import { route } from '../../server/http/route.ts';
import { changeUser, findStaffRoles } from '../../server/repositories/users.ts';
import { type Caller, toPermissions } from '../../server/security/caller.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { placeOrder } from './support/placeOrder.ts';
import { somePictures } from './support/productInput.ts';
import { openTestApp } from './support/testApp.ts';

type RoleName = keyof typeof readyRoles;
const roleNames = Object.keys(readyRoles) as RoleName[];
const adminCalls = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => accessOf(key) === 'admin',
);

/** Calls of limited roles, besides those about one's own MFA. */
const few: Partial<Record<RoleName, EndpointKey[]>> = {
  packer: [
    ...(['GET /allorders', 'POST /handleorder/:id', 'POST /printorders'] as const),
    ...(['POST /receivereturn/:id', 'GET /ordercounts', 'GET /orderhistory/:id'] as const),
    ...(['POST /sendparcel/:id', 'GET /allformerorders'] as const),
  ],
  writer: [
    ...(['POST /s3/upload', 'POST /addproduct', 'POST /modifyproduct'] as const),
    ...(['GET /listproducts', 'DELETE /removeproduct/:id', 'GET /getproduct/:id'] as const),
    ...(['POST /modifyproducts', 'POST /removeproducts', 'POST /restoreproducts'] as const),
    ...(['GET /collections', 'POST /savecollection', 'POST /removecollection/:id'] as const),
    ...(['GET /translations', 'GET /translationcounts', 'POST /savetranslation'] as const),
    'GET /producttranslations',
    ...(['GET /shopfacts', 'POST /saveshopfacts', 'POST /bannerpicture'] as const),
    ...(['GET /stockcode/:code', 'POST /countstock', 'GET /stockhistory/:id'] as const),
    ...(['POST /fetchpicture', 'GET /redirects', 'POST /saveredirects'] as const),
    'POST /printlabels',
  ],
  bookkeeper: [
    ...(['GET /allorders', 'POST /printorders', 'GET /ordercounts'] as const),
    ...(['GET /orderhistory/:id', 'GET /shopsummary', 'GET /giftcards'] as const),
    'GET /allformerorders',
  ],
};

it('each admin call names its permission, and no other call has one', () => {
  const named = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => endpointOf(key).permission,
  );
  expect(named, 'Give the call a `permission` in its file of contract/calls').toEqual(adminCalls);
});

/** A value of a schema in which each amount is 0.5. */
function exampleOf(schema: TSchema): unknown {
  const { type, properties, items, anyOf } = schema as {
    type?: string;
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  if (anyOf) return anyOf.map(exampleOf);
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, exampleOf(property)]),
    );
  }
  if (items) return [exampleOf(items)];
  return type === 'number' ? 0.5 : type;
}

/** Calls about orders and customers of roles without `orders:sums`. */
const sumless = adminCalls.filter((key) => {
  const { permission = 'own' } = endpointOf(key);
  return /^orders:(?!sums)|^customers:read$/.test(permission);
});

it.each(sumless)('%s has no amount without the right to see amounts', async (key) => {
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRequest', async (request) => {
    request.caller = { permissions: [] as readonly Permission[] } as Caller;
  });
  route(app, key, () => exampleOf(endpointOf(key).reply) as never);
  const [method, url] = key.split(' ') as ['GET' | 'POST', string];
  const { statusCode, body: reply } = await app.inject({ method, url });
  expect(statusCode, reply).toBe(200);
  // A currency's rate and a picture's ratio are not amounts.
  expect(reply, 'Add the new field to server/lib/withoutAmounts.ts').not.toMatch(
    /"(?!rate"|ratio")\w+":0\.5/,
  );
});

describe('roles of staff', async () => {
  const shop = await forSuite(
    openTestApp({ pictures: somePictures, products: [exampleProduct(1)] }),
  );
  const ana = await signedUp(shop.app, 'ana@shop.test');
  const staff = {} as Record<RoleName, Customer>;
  for (const role of roleNames) {
    const admin = await newAdmin(shop, `${role}@shop.test`);
    await changeUser(shop.db, admin.id, { staffRole: role });
    staff[role] = admin;
  }
  const order = await placeOrder(shop.db, {
    userId: ana.id,
    at: '2026-02-01T12:00:00Z',
    lines: [[1, 'M', 1, 1000]],
  });

  it('are in the database as in the contract', async () => {
    const stored = await findStaffRoles(shop.db);
    const roles = stored.map(({ name, permissions }) => [name, toPermissions(permissions)]);
    expect(Object.fromEntries(roles)).toEqual(readyRoles);
    expect(stored.find(({ name }) => name === ownerRole)?.permissions).toEqual(['*']);
  });

  it.each(adminCalls)('%s is refused to each role without its permission', async (key) => {
    const call = key.replace(/:\w+/, exampleId(99)) as EndpointKey;
    const { permission = 'own' } = endpointOf(key);
    for (const role of roleNames) {
      const answer = await staff[role].call(
        call,
        key.startsWith('GET') ? undefined : { nonsense: true },
      );
      const isRefused = answer.statusCode === 403 && answer.json().message === messages.notInRole;
      const isGranted =
        permission === 'own' || readyRoles[role].some((granted) => granted === permission);
      expect([role, isRefused]).toEqual([role, !isGranted]);
      const expected = few[role];
      if (expected && permission !== 'own') expect(isGranted).toBe(expected.includes(key));
    }
  });

  it('tell the app what they allow', async () => {
    const { permissions } = (await staff.packer.call('GET /getuser')).json();
    expect(permissions).toEqual(readyRoles.packer);
    expect((await ana.call('GET /getuser')).json()).not.toHaveProperty('permissions');
  });

  const change = (fields: object = {}) => ({
    notes: '',
    payment_status: 'paid',
    delivery_status: 'shipped',
    ...fields,
  });

  it('let a packer ship an order, see no amounts and print no invoice', async () => {
    const { packer } = staff;
    const shipped = await packer.call(`POST /handleorder/${order}`, change());
    expect(shipped.json()).toMatchObject({ order: { delivery_status: 'shipped' } });
    const replies = [
      shipped,
      await packer.call('GET /allorders'),
      await packer.call('GET /ordercounts'),
      await packer.call(`GET /orderhistory/${order}`),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(
        /10\.00|"(total|price|subtotal|amount|paid|refund\w*|tax\w*)":/,
      );
    }
    const [seen] = replies[1]?.json() ?? [];
    expect(seen.products).toMatchObject([{ size: 'M', quantity: 1 }]);
    const [whole] = (await staff.bookkeeper.call('GET /allorders')).json();
    expect(whole).toMatchObject({ total: 10, products: [{ price: 10, subtotal: 10 }] });
    const print = (kind: string) => packer.call('POST /printorders', { kind, ids: [order] });
    expect((await print('packingSlip')).statusCode).toBe(200);
    expect((await print('invoice')).statusCode).toBe(403);
  });

  it('show customers and a former shop’s orders, with amounts only to roles that may see them', async () => {
    const [former] = exampleFormerOrders;
    const { id: _, total = 0, lines = [], ...rest } = former ?? {};
    const items = lines.map(({ name, quantity, price = 0 }) => ({ name, quantity, price }));
    const body = { orders: [{ ...rest, email: 'ana@shop.test', total, lines: items }] };
    expect((await staff.owner.call('POST /importorders', body)).statusCode).toBe(200);
    const sums = /"(total|price|delivery|discount)":/;
    const list = await staff.packer.call('GET /allformerorders');
    expect(list.json()).toMatchObject({ total: 1, orders: [{ number: '#1002', lines: [{}, {}] }] });
    expect(JSON.stringify(list.json().orders)).not.toMatch(sums);
    const whole = (await staff.bookkeeper.call('GET /allformerorders')).json();
    expect(whole.orders).toMatchObject([{ total: 92, lines: [{ price: 79 }, { price: 9 }] }]);
    await shop.db.insert(staffRoles).values([
      { name: 'desk', permissions: ['customers:read'] },
      { name: 'help', permissions: ['customers:read', 'orders:read'] },
    ]);
    const seenBy = async (staffRole: string) => {
      const admin = await newAdmin(shop, `${staffRole}@shop.test`);
      await changeUser(shop.db, admin.id, { staffRole });
      const replies = [
        await admin.call(`GET /customer/${ana.id}`),
        await admin.call('GET /customers'),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const people = replies[1]?.json();
      expect(people.total).toBe(people.customers.length);
      const whole = JSON.stringify([replies[0]?.json(), people.customers]);
      expect(whole).not.toMatch(/"(total|price|subtotal|amount|spend|taxe?s?)":/);
      expect((await admin.call('GET /customers?sort=-spend')).statusCode).toBe(403);
      return replies[0]?.json().formerOrders;
    };
    expect(await seenBy('desk')).toBeUndefined();
    const [seen] = await seenBy('help');
    expect(seen).toMatchObject({ number: '#1002' });
    expect(JSON.stringify(seen)).not.toMatch(sums);
    const all = (await staff.manager.call(`GET /customer/${ana.id}`)).json();
    expect(all).toMatchObject({
      ...{ customer: { spend: 10 }, orders: [{ total: 10, customerId: ana.id }] },
    });
    await shop.db.delete(users).where(inArray(users.email, ['desk@shop.test', 'help@shop.test']));
    await shop.db.delete(staffRoles).where(inArray(staffRoles.name, ['desk', 'help']));
  });

  it.each([
    { payment_status: 'refunded' },
    { payment_status: 'pending' },
    { delivery_status: 'cancelled' },
    { address: 'Rua Nova 1, Lisbon, Portugal, 1100-048' },
    { email: 'packer@shop.test' },
    { payment_status: 'refunded', email: 'packer@shop.test' },
  ])('refuse a packer’s change of %o', async (fields) => {
    const answer = await staff.packer.call(`POST /handleorder/${order}`, change(fields));
    expect([answer.statusCode, answer.json().message]).toEqual([403, messages.notInRole]);
  });

  it('ask for the right to refund and the one to edit, if a change does both', () => {
    const refund = { payment_status: { to: 'refunded' } };
    expect(permissionsForChange(refund)).toEqual(['orders:refund']);
    const both = permissionsForChange({ ...refund, email: { to: 'packer@shop.test' } });
    expect(both).toEqual(['orders:refund', 'orders:write']);
  });

  it('tell a packer with an old version of an order to load it again', async () => {
    const stale = change({ version: 99, address: 'Rua Nova 1, Lisbon, Portugal, 1100-048' });
    const answer = await staff.packer.call(`POST /handleorder/${order}`, stale);
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.orderHasChanged]);
  });

  it.each(['total', '-total'])('let no packer sort orders by %s', async (sort) => {
    const statuses = (['packer', 'bookkeeper'] as const).map(async (role) => {
      const answer = await staff[role].call(`GET /allorders?sort=${sort}`);
      return answer.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });

  it('let a writer change texts, and not the shop’s email, address or terms of returns', async () => {
    const { pictureUrls: _, ...facts } = (await staff.writer.call('GET /shopfacts')).json();
    const save = async (role: RoleName, fields: object) =>
      (await staff[role].call('POST /saveshopfacts', { ...facts, ...fields })).statusCode;
    const terms = [
      { supportEmail: 'writer@shop.test' },
      { address: 'Rua Nova 1' },
      { returnDays: facts.returnDays + 1 },
      { returnsPaidBy: 'shop' },
    ];
    for (const changed of terms) expect(await save('writer', changed)).toBe(403);
    expect(await save('writer', { description: 'Clothes.' })).toBe(200);
    for (const changed of terms) {
      expect(await save('writer', { version: 1, ...changed })).toBe(403);
    }
    expect(await save('manager', { version: 1, ...terms[0] })).toBe(200);
  });
});
