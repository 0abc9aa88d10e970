import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelledOrder,
  deliveredOrder,
  exampleOrders,
  pendingOrder,
  processingOrder,
  returnedOrder,
  shippedOrder,
} from '../../contract/examples/orders.ts';
import { orderSorts } from '../../contract/rules/adminChoices.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import { type Both, openBoth, type Person } from './harness.ts';
import { placeExampleOrders } from './placeExampleOrders.ts';

const unknown = '01930000-0000-7000-8000-0000000000ff';

/** Current time of the mocks' admin. */
const now = () => new Date('2026-05-01T10:00:00.000Z');

async function openShop() {
  const both = await openBoth({ scenario: { admin: { orders: exampleOrders } }, now });
  await placeExampleOrders(both.app.db, exampleOrders);
  return { both, admin: await both.admin() };
}

/** Saves the order with these changes. */
const address = 'Rua Nova 1, Porto, Portugal, 4000';

function change(admin: Person, order: Order, changes: Partial<OrderChange>) {
  const { notes, payment_status, delivery_status } = order;
  const body = { notes, payment_status, delivery_status, ...changes };
  return admin.ask(`POST /handleorder/${order._id}`, body);
}

describe('the admin’s list of orders: mocks and server answer alike', () => {
  let both: Both;
  let admin: Person;
  beforeAll(async () => {
    ({ both, admin } = await openShop());
  });
  afterAll(() => both.close());

  it.each([
    '',
    ...orderSorts.map((sort) => `?sort=${sort}`),
    '?payment=paid',
    '?payment=paid%20or%20on%20account&sort=created',
    '?delivery=returned',
    '?delivery=lost',
    '?payment=paid&delivery=processing&sort=total',
    '?from=2026-01-20',
    '?to=2026-01-20',
    '?from=2025-12-05&to=2026-01-31',
    '?from=2026-01-31&to=2025-12-05',
    '?from=yesterday',
    '?from=2026-02-30',
    '?from=0000-01-01',
    '?from=0001-01-01&to=9999-12-31',
    '?q=LINEN',
    '?q=linen%20tote',
    '?q=anna%40example.test%20jeans',
    '?q=%2B351912345678',
    '?q=100%25',
    `?q=${shippedOrder._id}`,
    '?limit=3',
    '?limit=3&offset=3&sort=-total',
    '?limit=3&offset=100',
    '?offset=5',
    '?limit=0',
    '?limit=101',
    '?offset=-1',
    '?sort=email',
    '?colour=red',
  ])('GET /allorders%s', async (query) => {
    const call = `GET /allorders${query}`;
    const { status } = await admin.ask(call);
    if (status !== 200) return;
    const ids = async (side: 'mocks' | 'server') =>
      ((await admin.askOnly(side, call)).body as Order[]).map(({ _id }) => _id);
    expect(await ids('mocks')).toEqual(await ids('server'));
  });

  it.each(['', '?q=linen', '?payment=refunded', '?from=2026-01-01', '?delivery=shipped'])(
    'GET /ordercounts%s',
    async (query) => {
      await admin.ask(`GET /ordercounts${query}`);
    },
  );

  it.each([processingOrder._id, unknown, 'no-id'])('GET /orderhistory/%s', async (id) => {
    await admin.ask(`GET /orderhistory/${id}`);
  });

  it.each<[string, Order[]]>([
    ['packingSlip', exampleOrders],
    ['packingSlip', [shippedOrder, cancelledOrder]],
    ['packingSlip', [pendingOrder, returnedOrder]],
    ['invoice', exampleOrders],
    ['invoice', [shippedOrder, cancelledOrder]],
    ['invoice', [pendingOrder]],
  ])('prints documents of the orders that have one, or refuses: %s (%#)', async (kind, orders) => {
    const ids = orders.map(({ _id }) => _id);
    await admin.ask('POST /printorders', { kind, ids });
    await admin.ask('POST /printorders', { kind, ids: [...ids, unknown] });
  });

  it('prints the invoice that a corrected one replaced', async () => {
    const { _id: id, notes, payment_status, delivery_status } = processingOrder;
    const corrected = { notes, payment_status, delivery_status, fullName: 'Ann Brandão' };
    await admin.ask(`POST /handleorder/${id}`, corrected);
    for (const version of [0, 1, 2]) {
      await admin.ask('POST /printorders', { kind: 'invoice', ids: [id], version });
    }
    const version = 1;
    await admin.ask('POST /printorders', { kind: 'invoice', ids: [id, shippedOrder._id], version });
    await admin.ask('POST /printorders', { kind: 'packingSlip', ids: [id], version });
  });

  it.each(['?days=0', '?days=367', '?days=many'])('GET /shopsummary%s', async (query) => {
    await admin.ask(`GET /shopsummary${query}`);
  });

  it.each(['', '?days=7'])('GET /shopsummary%s has as many days', async (query) => {
    const days = async (side: 'mocks' | 'server') => {
      const { body } = await admin.askOnly(side, `GET /shopsummary${query}`);
      return (body as { revenue: { day: string }[] }).revenue.map(({ day }) => day);
    };
    expect(await days('mocks')).toEqual(await days('server'));
  });

  it.each<[string, Order, Partial<OrderChange>]>([
    ['a payment state that is not there', processingOrder, { payment_status: 'free' }],
    ['a delivery state that is not there', processingOrder, { delivery_status: 'lost' }],
    ['notes that are too long', processingOrder, { notes: 'x'.repeat(2001) }],
    ['a refund of an unpaid order', pendingOrder, { payment_status: 'refunded' }],
    ['a payment of a refunded order', returnedOrder, { payment_status: 'paid' }],
    ['a refunded order on its way', returnedOrder, { delivery_status: 'shipped' }],
    ['a cancelled order on its way', cancelledOrder, { delivery_status: 'processing' }],
    [
      'a refund on its way',
      processingOrder,
      { payment_status: 'refunded', delivery_status: 'shipped' },
    ],
    ['another address of what was shipped', shippedOrder, { address }],
    ['another name on what was shipped', shippedOrder, { fullName: 'Rosa Lima' }],
    ['a name in two lines', processingOrder, { fullName: 'Rosa\nLima' }],
    ['an address that is none', processingOrder, { address: 'Lisbon' }],
    ['an email that is none', processingOrder, { email: 'rosa@example' }],
    ['a tracking that is neither', processingOrder, { trackingUrl: 'post.test/1' }],
    ['an unknown order', { ...processingOrder, _id: unknown }, { notes: 'x' }],
  ])('refuses %s', async (_, order, changes) => {
    expect((await change(admin, order, changes)).status).toBeGreaterThanOrEqual(400);
    await admin.ask('GET /allorders');
  });

  it('is for admins', async () => {
    const anna = await both.anna();
    for (const call of ['GET /allorders', 'GET /ordercounts', 'GET /shopsummary']) {
      expect((await anna.ask(call)).status).toBe(403);
      expect((await both.somebody().ask(call)).status).toBe(401);
    }
  });
});

describe('changes of orders: mocks and server answer alike', () => {
  let both: Both;
  let admin: Person;
  beforeEach(async () => {
    ({ both, admin } = await openShop());
  });
  afterEach(() => both.close());

  const look = async ({ _id }: Order) => {
    await admin.ask('GET /allorders');
    await admin.ask('GET /ordercounts');
    await admin.ask(`GET /orderhistory/${_id}`);
  };

  it('ships an order with a note', async () => {
    const note = { notes: 'On its way', delivery_status: 'shipped' };
    expect((await change(admin, processingOrder, { ...note, version: 1 })).status).toBe(200);
    await look(processingOrder);
  });

  it('ships an order with a tracking number', async () => {
    const shipped = { delivery_status: 'shipped', trackingUrl: 'RR 123 456 785 PT' };
    expect((await change(admin, processingOrder, shipped)).status).toBe(200);
    await look(processingOrder);
  });

  it('ignores equal values, whatever the version', async () => {
    expect((await change(admin, deliveredOrder, {})).status).toBe(200);
    expect((await change(admin, deliveredOrder, { version: 7 })).status).toBe(200);
    await look(deliveredOrder);
  });

  it('refuses an old version', async () => {
    expect((await change(admin, processingOrder, { notes: 'One', version: 1 })).status).toBe(200);
    const old = { notes: 'Two', version: 1 };
    expect((await change(admin, processingOrder, old)).status).toBe(409);
    // An old version is refused before anything else.
    const wrong = { ...old, payment_status: 'refunded', delivery_status: 'shipped' };
    const { body } = await change(admin, processingOrder, wrong);
    expect(body).toMatchObject({ fields: { version: expect.any(String) } });
    expect((await change(admin, processingOrder, { notes: 'Two', version: 2 })).status).toBe(200);
  });

  it('refunds once', async () => {
    const refund = { payment_status: 'refunded', delivery_status: 'returned' };
    expect((await change(admin, deliveredOrder, refund)).status).toBe(200);
    expect((await change(admin, deliveredOrder, refund)).status).toBe(200);
    expect((await change(admin, deliveredOrder, { delivery_status: 'returned' })).status).toBe(409);
    await look(deliveredOrder);
  });

  it.each<[string, Order, Partial<OrderChange>]>([
    ['a payment that failed', pendingOrder, { payment_status: 'failed' }],
    ['another address', processingOrder, { address }],
    ['another name', processingOrder, { fullName: 'Rosa Lima' }],
    ['no name', processingOrder, { fullName: '' }],
    ['another email', shippedOrder, { delivery_status: 'shipped', email: 'rosa@example.test' }],
    ['a returned parcel', shippedOrder, { delivery_status: 'returned' }],
    ['a cancelled order', processingOrder, { delivery_status: 'cancelled' }],
    ['a note on a refunded order', returnedOrder, { notes: 'Sold as second choice' }],
    ['a refunded order that is cancelled', returnedOrder, { delivery_status: 'cancelled' }],
  ])('accepts %s', async (_, order, changes) => {
    expect((await change(admin, order, changes)).status).toBe(200);
    await look(order);
  });
});
