import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { differenceStates } from '../../contract/rules/adminChoices.ts';
import { toCents } from '../../contract/rules/money.ts';
import { hasPrint } from '../../contract/rules/prints.ts';
import { taxedBill } from '../../contract/rules/taxes.ts';
import type { DeliveryMethod, TaxRate } from '../../contract/schemas/selling.ts';
import { checkoutLines, checkoutSessions } from '../../server/db/checkoutSchema.ts';
import { type Database, inTransaction } from '../../server/db/database.ts';
import {
  orderProducts,
  orderRefunds,
  orderReturns,
  orders,
  returnedUnits,
} from '../../server/db/orderSchema.ts';
import { orderPayments } from '../../server/db/paymentSchema.ts';
import { findAllOrders } from '../../server/repositories/adminOrders.ts';
import { readSummary } from '../../server/services/admin/adminOrders.ts';
import { toInvoice } from '../../server/services/orders/invoices.ts';
import { toAdminOrder, toRulesOrder } from '../../server/services/orders/orderView.ts';
import { fromCsv } from '../../src/lib/csv/csv.ts';
import { ordersToCsv } from '../../src/lib/csv/ordersCsv.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { placeCheckout, placeOrder } from './support/placeOrder.ts';
import { servicesOn } from './support/services.ts';

const rates: TaxRate[] = [
  { id: 'pt', country: 'Portugal', name: 'IVA', rate: 23 },
  { id: 'kid', country: 'Portugal', name: 'IVA', rate: 6, appliesTo: [{ category: 'kid' }] },
  { id: 'us', country: 'United States', name: 'Sales tax', rate: 6.25, onTop: true },
  { id: 'gst', country: 'Canada', name: 'GST', rate: 5, onTop: true },
  {
    ...{ id: 'qst', country: 'Canada', name: 'QST', rate: 9.975, onTop: true },
    ...{ regions: ['QC'], inAddition: true },
  },
  { id: 'ch', country: 'Switzerland', name: 'MWST', rate: 8.1 },
];
const method = { id: 'd', name: 'Courier', price: 4.99, days: '2', countries: [], freeFrom: 150 };

/** Deterministic whole numbers from 0 to below `end`. */
function seededPick() {
  let seed = 7;
  return (end: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * end);
  };
}

function randomOrder(number: number, pick: (end: number) => number) {
  const lines = Array.from({ length: 1 + pick(4) }, (_, position) => ({
    ...{ position, productId: exampleId(position), name: `Item ${position}`, picture: '' },
    ...{ size: 'M', quantity: 1 + pick(5), priceCents: 1 + pick(20_000), codeApplies: true },
  }));
  const code = pick(3) === 0 ? 'TENTH' : null;
  const terms = { code: 'TENTH', kind: 'percent' as const, value: 1 + pick(60), minimum: 0 };
  const billed = lines.map(({ priceCents, quantity }) => ({
    category: pick(3) === 0 ? ('kid' as const) : ('women' as const),
    ...{ kind: '', quantity, cents: priceCents * quantity },
  }));
  const delivery = { delivery: method as unknown as DeliveryMethod };
  const country = ['Portugal', 'Suisse', 'USA', 'Japan', 'Canada'][pick(5)];
  const address = `Street 1, City, ${country}, ${country === 'Canada' ? 'H3Z 2Y7' : '1000'}`;
  const by = { ...delivery, ...(code !== null && { code: terms }) };
  const { bill, taxes } = taxedBill(billed, by, { rates, address });
  const state = ['paid', 'paid', 'refunded', 'pending'][pick(4)] ?? '';
  const at = new Date(Date.UTC(2026, 0, 1) + number * 3_600_000);
  const someTime = () => new Date(at.getTime() + pick(8 * 24) * 3_600_000);
  const refunds = Array.from({ length: state === 'paid' ? pick(3) : 0 }, (_, part) => ({
    ...{ id: exampleId(number * 10 + part), orderId: exampleId(number), note: 'Late' },
    ...{ createdAt: someTime(), reducesTotal: false },
    ...{ cents: 1 + pick(Math.floor(bill.total / 3) + 1), settledAt: pick(2) === 0 ? null : at },
  })).filter(({ cents }) => cents * 3 <= bill.total);
  const isExchanged = pick(3) === 0;
  const back = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const reduction = {
    ...{ id: exampleId(number * 10 + 9), orderId: exampleId(number), note: '' },
    ...{ createdAt: someTime(), reducesTotal: true, cents: 1 + pick(5000), settledAt: at },
  };
  return {
    ...{ id: exampleId(number), sessionId: exampleId(number), userId: exampleId(1), number },
    ...{
      isGuest: false,
      taxPlaces: null,
      fullName: 'Ann',
      address,
      phone: '+351912345678',
      email: 'a@shop.test',
    },
    ...{ paymentStatus: state, deliveryStatus: 'delivered', totalCents: bill.total },
    ...{
      deliveryId: null,
      deliveryName: 'Courier',
      deliveryCents: bill.delivery,
      code,
      waivedCents: bill.waived,
    },
    ...{ discountCents: bill.discount, taxes, giftCardCents: pick(bill.total + 1) },
    ...{ manualPayment: null, notes: '', customerNote: '', trackingUrl: '', stockDeducted: true },
    ...{ refundPending: state === 'paid' && pick(9) === 0, refundedCents: back, createdAt: at },
    products: lines.map((line) => ({ ...line, orderId: exampleId(number) })),
    refunds: pick(6) === 0 ? [...refunds, reduction] : refunds,
    /** Refunds that only move money to the order of an exchange. */
    exchangeIds: refunds.slice(0, isExchanged ? 1 : 0).flatMap((r) => (r.settledAt ? r.id : [])),
  };
}

type RandomOrder = ReturnType<typeof randomOrder>;

/** Differences of changed items and of exchanges, of which the next order may be one. */
function randomDifferences(
  { id, number, createdAt, totalCents }: RandomOrder,
  next: RandomOrder | undefined,
  pick: (end: number) => number,
) {
  const difference = (part: number, most: number, exchangeId?: string) => {
    const key = exampleId(number * 10 + part);
    const paidAt = new Date(createdAt.getTime() + pick(6 * 24) * 3_600_000 + part);
    return {
      ...{ id: key, orderId: id, exchangeId: exchangeId ?? key, paidSessionId: id },
      ...{
        returnId: exchangeId ? key : null,
        cents: 1 + pick(Math.floor(most / 4)),
        until: paidAt,
      },
      ...{ state: differenceStates[pick(differenceStates.length)], createdAt, paidAt },
    };
  };
  const changes = pick(3) === 0 ? Array.from({ length: 1 + pick(2) }, (_, part) => part) : [];
  return [
    ...changes.map((part) => difference(part, totalCents)),
    ...(next && pick(4) === 0 ? [difference(5, next.totalCents, next.sessionId)] : []),
    ...(pick(5) === 0 ? [difference(6, totalCents, exampleId(number * 10 + 7))] : []),
  ];
}

/** Writes orders with their refunds and differences, without other data. */
async function writeOrders(
  db: Database,
  all: readonly RandomOrder[],
  differences: readonly ReturnType<typeof randomDifferences>[number][],
) {
  const at = new Date(0);
  const sessions = [
    ...all.map(({ sessionId }) => sessionId),
    ...differences.map((d) => d.exchangeId),
  ];
  const ids = [...new Set(sessions)];
  const returns = [
    ...differences.flatMap(({ returnId, orderId, exchangeId }) =>
      returnId ? [{ id: returnId, orderId, exchangeId }] : [],
    ),
    ...all.flatMap(({ id: orderId, exchangeIds }) =>
      exchangeIds.map((id) => ({ id, orderId, exchangeId: null })),
    ),
  ];
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const session = { userId: exampleId(1), status: 'completed' as const, provider: 'test' };
    const contact = { contentKey: '', address: '', phone: '', email: '' };
    const times = { totalCents: 0, createdAt: at, expiresAt: at };
    await tx
      .insert(checkoutSessions)
      .values(ids.map((id) => ({ id, ...session, ...contact, ...times })));
    const line = { position: 0, productId: exampleId(0), name: 'Item', picture: '', size: 'M' };
    await tx
      .insert(checkoutLines)
      .values(ids.map((sessionId) => ({ sessionId, ...line, quantity: 1, priceCents: 1 })));
    await tx.insert(orders).values([...all]);
    await tx.insert(orderProducts).values(all.flatMap(({ products }) => products));
    await tx.insert(orderRefunds).values(all.flatMap(({ refunds }) => refunds));
    await tx
      .insert(orderReturns)
      .values(returns.map((each) => ({ ...each, reason: 'unsaid' as const, createdAt: at })));
    await tx
      .insert(returnedUnits)
      .values(
        returns.map(({ id, orderId }, unit) => ({ orderId, position: 0, unit, returnId: id })),
      );
    await tx.insert(orderPayments).values([...differences]);
  });
}

/** Cents in an amount as invoices write it: `−$1,200.00`. */
function centsIn(amount = ''): number {
  if (amount === 'Free') return 0;
  return toCents(Number(amount.replace(/[$,−]/g, '')));
}

it('the orders’ file adds up to the invoices, and by day to the revenue, to the cent', async () => {
  const { db, close } = await openMemoryDatabase();
  const context = servicesOn(db, () => new Date('2027-05-01T12:00:00Z'));
  const pick = seededPick();
  const random = Array.from({ length: 1000 }, (_, index) => randomOrder(10_000 + index, pick));
  const differences = random.flatMap((order, index) => {
    const isKept = order.paymentStatus === 'paid' && !order.refundPending;
    return isKept ? randomDifferences(order, random[index + 1], pick) : [];
  });
  await writeOrders(db, random, differences);
  const stored = await findAllOrders(db, { filter: {}, sort: 'created' });
  const file = ordersToCsv(await Promise.all(stored.map((order) => toAdminOrder(order, context))));
  const { revenue } = await readSummary(context, 90);
  await close();

  const invoices: Record<string, number> = {};
  const add = (column: string, cents: number) => {
    invoices[column] = (invoices[column] ?? 0) + cents;
  };
  for (const order of stored.filter((each) => hasPrint('invoice', toRulesOrder(each)))) {
    const { sums } = toInvoice(order, { name: '', lines: [] });
    const cents = (label: string) =>
      centsIn(sums.find((sum) => sum.label.startsWith(label))?.amount ?? '$0');
    const taxesIn = (some: typeof sums) =>
      some.filter(({ label }) => /^(Including )?[\d.]+% /.test(label));
    const sumOf = (some: typeof sums) => some.reduce((sum, each) => sum + centsIn(each.amount), 0);
    const last = sums.findIndex(({ label }) => label === 'Total after refunds');
    const taxes = taxesIn(last < 0 ? sums : sums.slice(0, last));
    const taxesLeft = last < 0 ? taxes : taxesIn(sums.slice(last));
    const [tax, after] = [sumOf(taxes), sumOf(taxesLeft)];
    const total = cents('Total');
    const left = sums.some(({ label }) => label === 'Total after refunds')
      ? cents('Total after refunds')
      : total;
    add('order_total', total);
    add('delivery_price', cents('Delivery'));
    add('discount', cents('Code'));
    add('tax_included', tax);
    add('net', total - tax);
    for (const { label, amount } of taxesLeft) {
      const [, percent = '', name] = /([\d.]+)% (.*)$/.exec(label) ?? [];
      add(`tax ${name} ${percent}%`, centsIn(amount));
    }
    const exchanged = sumOf(sums.filter(({ label }) => label.startsWith('Exchanged')));
    add('refunded', total - left - exchanged);
    add('exchanged', exchanged);
    add('total_after_refunds', left);
    add('tax_after_refunds', after);
    add('net_after_refunds', left - after);
  }

  const [header = [], ...rows] = fromCsv(file).map(({ cells }) => cells);
  const invoiced = rows.filter((cells) => cells[header.indexOf('invoice')] !== '');
  const filed = Object.fromEntries(
    Object.keys(invoices).map((column) => {
      const at = header.indexOf(column);
      return [column, invoiced.reduce((sum, cells) => sum + toCents(Number(cells[at])), 0)];
    }),
  );
  expect(filed).toEqual(invoices);
  expect(Object.keys(invoices)).toHaveLength(16);
  expect(invoices.exchanged).toBeGreaterThan(100_000);
  for (const cells of rows) {
    const sumOf = (pattern: RegExp) =>
      cells.reduce(
        (sum, cell, at) => sum + (pattern.test(header[at] ?? '') ? toCents(Number(cell)) : 0),
        0,
      );
    expect(sumOf(/^tax .* [\d.]+%$/)).toBe(sumOf(/^tax_after_refunds$/));
  }
  const numbers = new Set(invoiced.map((cells) => cells[header.indexOf('invoice')]));
  expect(numbers.size).toBeGreaterThan(600);

  const filedByDay: Record<string, number> = {};
  const earn = (at: string, cents: number) => {
    filedByDay[at.slice(0, 10)] = (filedByDay[at.slice(0, 10)] ?? 0) + cents;
  };
  let [later, ahead] = [0, 0];
  for (const cells of rows) {
    const cell = (column: string) => cells[header.indexOf(column)] ?? '';
    const cents = (column: string) => toCents(Number(cell(column)));
    if (cell('payment_status') !== 'paid') continue;
    earn(cell('created_utc'), cents('total_after_refunds') - cents('paid_later'));
    for (const [at = '', sum] of cell('later_payments_utc')
      .split('; ')
      .map((one) => one.split(' '))) {
      if (at !== '') earn(at, toCents(Number(sum)));
    }
    later += cents('paid_later');
    ahead += cents('paid_ahead');
  }
  const earned = revenue.filter(({ total }) => total > 0);
  expect(filedByDay).toEqual(
    Object.fromEntries(earned.map(({ day, total }) => [day, toCents(total)])),
  );
  expect([later > 100_000, ahead > 10_000]).toEqual([true, true]);
});

it('a refund before a second payment is taken from the first one', async () => {
  const { db, close } = await openMemoryDatabase();
  const context = servicesOn(db, () => new Date('2026-03-05T12:00:00Z'));
  const userId = exampleId(1);
  // Without the referenced rows.
  await db.execute(sql`set session_replication_role = replica`);
  const id = await placeOrder(db, {
    userId,
    at: '2026-03-01T08:00:00Z',
    lines: [[1, 'M', 3, 1000]],
  });
  const refund = { orderId: id, note: 'Late', cents: 500 };
  const refundedAt = new Date('2026-03-02T08:00:00Z');
  await db
    .insert(orderRefunds)
    .values({ ...refund, id: exampleId(5), createdAt: refundedAt, settledAt: refundedAt });
  await db.update(orders).set({ refundedCents: 500 }).where(eq(orders.id, id));
  const [order] = await findAllOrders(db, { filter: {}, sort: 'created' });
  const exchangeId = await placeCheckout(db, { userId, at: '2026-03-02T09:00:00Z' });
  const line = { position: 0, productId: exampleId(1), name: 'Item', picture: '', size: 'M' };
  await db
    .insert(checkoutLines)
    .values({ sessionId: exchangeId, ...line, quantity: 1, priceCents: 1000 });
  const paidAt = new Date('2026-03-03T08:00:00Z');
  await db.insert(orderPayments).values({
    ...{ id: exampleId(6), orderId: id, exchangeId, paidSessionId: order?.sessionId ?? '' },
    ...{ cents: 1000, until: paidAt, state: 'paid', createdAt: paidAt, paidAt },
  });
  const read = async () => {
    const [stored] = await findAllOrders(db, { filter: {}, sort: 'created' });
    const { paidLater = [] } = stored ? await toAdminOrder(stored, context) : {};
    const { revenue } = await readSummary(context, 5);
    return [revenue.map(({ total }) => total), paidLater.map(({ amount }) => amount)];
  };
  expect(await read()).toEqual([[15, 0, 10, 0, 0], [10]]);
  const later = new Date('2026-03-04T08:00:00Z');
  await db
    .insert(orderRefunds)
    .values({ ...refund, id: exampleId(7), createdAt: later, settledAt: later, cents: 300 });
  await db.update(orders).set({ refundedCents: 800 }).where(eq(orders.id, id));
  expect(await read()).toEqual([[15, 0, 7, 0, 0], [7]]);
  await close();
});
