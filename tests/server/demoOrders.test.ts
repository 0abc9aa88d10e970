import Value from 'typebox/value';
import { afterAll, describe, expect, it } from 'vitest';
import { fitSummary } from '../../contract/rules/reviews.ts';
import { Order } from '../../contract/schemas/order.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemoShop } from '../../demo/seed.ts';
import type { Connection } from '../../server/db/database.ts';
import { findProducts } from '../../server/repositories/products.ts';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { verifyPassword } from '../../server/security/passwords.ts';
import {
  listAllOrders,
  readHistory,
  readSummary,
} from '../../server/services/admin/adminOrders.ts';
import { listAllReviews } from '../../server/services/catalogue/reviews.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { editOrder } from './support/editOrder.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { noPictures } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const opened: Connection[] = [];

async function openDemoShop(): Promise<TestShop> {
  const connection = await openMemoryDatabase();
  opened.push(connection);
  const shop = await openTestShop(connection, []);
  const pictures = { ...noPictures, exists: async () => true };
  await seedDemoShop({ db: shop.db, pictures }, demoCatalogue, shop.now());
  return shop;
}

const allOf = async (shop: TestShop) => (await listAllOrders(shop.context, {})).orders;

describe('the orders and reviews of a fresh demo shop', async () => {
  const shop = await openDemoShop();
  const orders = await allOf(shop);
  afterAll(async () => {
    for (const { close } of opened) await close();
  });

  it('are reviews of a third of its products, with ratings and answers about the fit', async () => {
    const { context, db } = shop;
    const { reviews, total } = await listAllReviews(context, {});
    const found = await findProducts(db, { filter: {}, sort: 'newest' });
    const products = new Map(found.map((each) => [each.id, each]));
    const reviewed = new Set(reviews.map(({ productId }) => productId));
    expect(reviewed.size / products.size).toBeGreaterThan(0.25);
    expect(reviewed.size / products.size).toBeLessThan(0.4);
    expect(total).toBeGreaterThan(2 * reviewed.size);
    for (const id of reviewed) {
      const { ratingCount = 0 } = products.get(id) ?? {};
      const ofProduct = reviews.filter(({ productId }) => productId === id);
      expect(ofProduct.length).toBeLessThan(ratingCount);
    }
    const told = [...products.values()].map(({ fitSmall, fitTrue, fitLarge }) =>
      fitSummary({ small: fitSmall, true: fitTrue, large: fitLarge }),
    );
    expect(new Set(told.map((each) => each?.fit))).toEqual(
      new Set([undefined, 'small', 'true', 'large']),
    );
    const customer = await findUserByEmail(db, 'marta.silva@mail.test');
    expect(reviews.map(({ name }) => name)).toContain(customer?.name.split(' ')[0]);
  });

  it('are several weeks of orders, up to yesterday', () => {
    expect(orders.length).toBeGreaterThan(40);
    expect(orders.length).toBeLessThan(120);
    const days = orders.map(({ createdAt }) => createdAt.slice(0, 10)).sort();
    expect(days[0]).toMatch(/^2026-01-2[56]$/);
    expect(days.at(-1)).toBe('2026-02-28');
  });

  it('are identical on the same day', async () => {
    const facts = (found: Order[]) =>
      found.map(({ createdAt, email, total, products }) => [
        createdAt,
        email,
        total,
        products.map(({ name, size }) => `${name} ${size}`),
      ]);
    expect(facts(await allOf(await openDemoShop()))).toEqual(facts(orders));
  });

  it('have several customers, quantities, sizes and states', () => {
    const different = (values: string[]) => new Set(values).size;
    expect(different(orders.map(({ email }) => email))).toBeGreaterThan(6);
    const lines = orders.flatMap(({ products }) => products);
    expect(different(lines.map(({ name }) => name))).toBeGreaterThan(20);
    expect(different(lines.map(({ size }) => size))).toBeGreaterThan(5);
    const states = orders.map((order) => `${order.payment_status} ${order.delivery_status}`);
    expect([...new Set(states)].sort()).toEqual(
      expect.arrayContaining([
        'paid delivered',
        'paid processing',
        'paid shipped',
        'refunded cancelled',
        'refunded returned',
      ]),
    );
  });

  it('match the contract, and their totals are correct', () => {
    for (const order of orders) {
      expect(Value.Check(Order, order)).toBe(true);
      const cents = order.products.map(({ subtotal }) => Math.round(subtotal * 100));
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(order.total * 100));
    }
  });

  it('take nothing from the stock, which is what remained after them', async () => {
    const products = await findProducts(shop.db, { filter: {}, sort: 'newest' });
    const stock = products.map(({ name, sizes }) => [
      name,
      sizes.map(({ size, quantity, reserved }) => [size, quantity, reserved]),
    ]);
    expect(stock).toEqual(
      demoCatalogue.map(({ name, sizes }) => [
        name,
        sizes.map(({ size, quantity }) => [size, quantity, 0]),
      ]),
    );
  });

  it('appear in every figure of the summary', async () => {
    const summary = await readSummary(shop.context, 30);
    expect(summary.revenue.filter((day) => day.orders > 0).length).toBeGreaterThan(15);
    expect(summary.toShip.count).toBeGreaterThan(0);
    expect(summary.bestSellers).toHaveLength(10);
    expect(summary.refunded.count).toBeGreaterThan(0);
    expect(summary.abandoned.count).toBeGreaterThan(2);
  });

  it('leave nothing to email, release or refund', async () => {
    await cleanUp(shop.context);
    expect(shop.mails).toEqual([]);
    expect(await allOf(shop)).toEqual(orders);
  });

  it('have a history, and can be refunded like any other', async () => {
    const shipped = orders.find(({ delivery_status }) => delivery_status === 'shipped');
    const history = await readHistory(shop.context, shipped?._id ?? '');
    expect(history.map(({ changes }) => changes.delivery_status?.to)).toEqual([
      'shipped',
      'processing',
    ]);
    const admin = await shop.addCustomer(1);
    const change = { payment_status: 'refunded', delivery_status: 'shipped' };
    const { order } = await editOrder(shop, admin, shipped?._id ?? '', change);
    expect(order?.payment_status).toBe('refunded');
  });

  it('have customers whose password nobody knows', async () => {
    const user = await findUserByEmail(shop.db, 'marta.silva@mail.test');
    expect(await verifyPassword(user?.passwordHash, 'marta')).toBe(false);
  });
});
