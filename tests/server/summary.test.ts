import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { adminPaths } from '../../contract/adminPaths.ts';
import { statesToShip } from '../../contract/rules/orderStates.ts';
import { shopSettings } from '../../contract/rules/shopSettings.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { listAllOrders, readSummary } from '../../server/services/admin/adminOrders.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { placeCheckout, placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const stocked = (number: number, name: string, ...sizes: [string, number, number][]) =>
  exampleProduct(number, {
    name,
    sizes: sizes.map(([size, quantity, reserved]) => ({
      size,
      quantity,
      reserved,
      description: '',
    })),
  });

onBothDatabases('the summary', (database) => {
  let shop: TestShop;
  let ann: string;
  let bob: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      stocked(1, 'Linen Shirt', ['S', 4, 0], ['M', 5, 2], ['L', 2, 2]),
      stocked(2, 'Wool Coat', ['M', 0, 0]),
      stocked(3, 'Gone', ['M', 0, 0]),
    ]);
    await shop.db
      .update(products)
      .set({ deletedAt: shop.now() })
      .where(eq(products.id, exampleId(3)));
    ann = await shop.addCustomer(1);
    bob = await shop.addCustomer(2);
  });

  const read = (days?: number) => readSummary(shop.context, days);
  const place = (at: string, order: Partial<Parameters<typeof placeOrder>[1]> = {}) =>
    placeOrder(shop.db, { userId: ann, at, lines: [[1, 'M', 1, 1005]], ...order });
  const abandon = (userId: string, at: string, cents: number, status: 'expired' | 'cancelled') =>
    placeCheckout(shop.db, { userId, at, cents, status });

  it('has only low sizes and 30 days for a shop without orders', async () => {
    const { lowSizes, ...rest } = await read(2);
    expect(rest).toEqual({
      revenue: [
        { day: '2026-02-28', orders: 0, total: 0 },
        { day: '2026-03-01', orders: 0, total: 0 },
      ],
      toShip: { count: 0, oldest: [] },
      bestSellers: [],
      refunded: { count: 0, total: 0 },
      abandoned: { count: 0, total: 0 },
    });
    expect(lowSizes).toEqual([
      { productId: exampleId(1), name: 'Linen Shirt', size: 'L', free: 0, waiting: 0 },
      { productId: exampleId(2), name: 'Wool Coat', size: 'M', free: 0, waiting: 0 },
      { productId: exampleId(1), name: 'Linen Shirt', size: 'M', free: 3, waiting: 0 },
    ]);
    const { revenue } = await read();
    expect(revenue).toHaveLength(30);
    expect(revenue[0]?.day).toBe('2026-01-31');
    expect(revenue.at(-1)?.day).toBe('2026-03-01');
  });

  it('sums each day exactly, without unpaid and refunded orders', async () => {
    await place('2026-02-26T23:59:59.999Z');
    await place('2026-02-27T00:00:00Z', { lines: [[1, 'M', 3, 1005]] });
    await place('2026-02-27T23:59:59.999Z', { lines: [[2, 'M', 1, 38_999]], delivery: 'shipped' });
    await place('2026-03-01T01:00:00+02:00', { delivery: 'cancelled' });
    await place('2026-03-01T12:00:00Z', { payment: 'refunded' });
    await place('2026-03-01T12:00:00Z', { payment: 'pending' });
    await place('2026-03-01T12:00:00Z', { refundPending: true });
    const { revenue, refunded } = await read(3);
    expect(revenue).toEqual([
      { day: '2026-02-27', orders: 2, total: 420.14 },
      { day: '2026-02-28', orders: 1, total: 10.05 },
      { day: '2026-03-01', orders: 0, total: 0 },
    ]);
    expect(refunded).toEqual({ count: 2, total: 20.1 });
    expect((await read(366)).refunded).toEqual({ count: 2, total: 20.1 });
  });

  it('shows the number of parcels to send, and the five oldest', async () => {
    const oldest: string[] = [];
    for (const day of [1, 2, 3, 4, 5, 6, 7]) oldest.push(await place(`2025-12-0${day}T08:00:00Z`));
    await place('2025-11-01T08:00:00Z', { delivery: 'shipped' });
    await place('2025-11-01T08:00:00Z', { payment: 'failed' });
    await place('2025-11-01T08:00:00Z', { refundPending: true });
    const { toShip } = await read(1);
    expect(toShip.count).toBe(7);
    expect(toShip.oldest.map(({ _id }) => _id)).toEqual(oldest.slice(0, 5));
    expect(toShip.oldest[0]).toEqual({
      _id: oldest[0],
      createdAt: '2025-12-01T08:00:00.000Z',
      email: 'ann@shop.test',
      fullName: '',
      total: 10.05,
    });
  });

  it('counts orders as its list does: on account too, and without pending refunds', async () => {
    const at = '2025-12-01T08:00:00Z';
    const waiting = [
      await place(at),
      await place(at, { payment: 'pending', manualPayment: 'unpaid' }),
      await place(at, { manualPayment: 'cash' }),
    ];
    await place(at, { payment: 'pending' });
    await place(at, { payment: 'failed', manualPayment: 'unpaid' });
    await place(at, { payment: 'refunded', manualPayment: 'cash' });
    await place(at, { refundPending: true });
    const { toShip } = await read();
    const list = new URLSearchParams(
      adminPaths.ordersIn(statesToShip(shopSettings)).replace(/.*\?/, ''),
    );
    const { orders } = await listAllOrders(shop.context, Object.fromEntries(list));
    expect(toShip.count).toBe(3);
    expect(orders.map(({ _id }) => _id).sort()).toEqual(waiting.sort());
    expect(toShip.oldest.map(({ _id }) => _id).sort()).toEqual(waiting.sort());
  });

  it('ranks products by sold units, under their current or last name', async () => {
    await place('2026-02-28T08:00:00Z', {
      lines: [
        [1, 'S', 1, 1005, 'Old name'],
        [1, 'M', 2, 1005, 'Old name'],
        [9, 'M', 3, 999, 'Never in this shop'],
      ],
    });
    await place('2026-03-01T08:00:00Z', { lines: [[2, 'M', 4, 38_999]] });
    await place('2026-03-01T08:00:00Z', { lines: [[2, 'M', 9, 1]], payment: 'refunded' });
    await place('2026-02-01T08:00:00Z', { lines: [[1, 'M', 9, 1]] });
    expect((await read(2)).bestSellers).toEqual([
      { productId: exampleId(2), name: 'Wool Coat', units: 4, total: 1559.96 },
      { productId: exampleId(1), name: 'Linen Shirt', units: 3, total: 30.15 },
      { productId: exampleId(9), name: 'Never in this shop', units: 3, total: 29.97 },
    ]);
  });

  it('separates the colours of a style', async () => {
    await shop.db
      .update(products)
      .set({ colour: 'Clay' })
      .where(eq(products.id, exampleId(1)));
    await place('2026-02-28T08:00:00Z');
    await place('2026-02-28T08:00:00Z', { lines: [[9, 'M', 1, 999, 'Never in this shop']] });
    const { bestSellers, lowSizes } = await read(2);
    expect(bestSellers.map(({ name, colour }) => [name, colour])).toEqual([
      ['Linen Shirt', 'Clay'],
      ['Never in this shop', undefined],
    ]);
    expect(lowSizes.map(({ name, colour }) => [name, colour])).toEqual([
      ['Linen Shirt', 'Clay'],
      ['Wool Coat', undefined],
      ['Linen Shirt', 'Clay'],
    ]);
  });

  it('counts checkouts without an order, and a visit once', async () => {
    await abandon(ann, '2026-02-28T08:00:00Z', 1005, 'expired');
    await abandon(ann, '2026-02-27T23:00:00Z', 5000, 'expired');
    await abandon(bob, '2026-02-28T08:00:00Z', 7000, 'cancelled');
    await place('2026-02-28T08:05:00Z', { userId: bob });
    await abandon(bob, '2026-03-01T08:06:00Z', 2010, 'cancelled');
    await placeCheckout(shop.db, { userId: ann, at: '2026-03-01T11:50:00Z', status: 'open' });
    expect((await read(2)).abandoned).toEqual({ count: 2, total: 30.15 });
  });
});
