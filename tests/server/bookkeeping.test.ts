import { expect, it } from 'vitest';
import { toCents } from '../../contract/rules/money.ts';
import { hasPrint } from '../../contract/rules/prints.ts';
import { taxedBill } from '../../contract/rules/taxes.ts';
import type { DeliveryMethod, TaxRate } from '../../contract/schemas/selling.ts';
import type { StoredOrder } from '../../server/repositories/orders.ts';
import { toAdminOrder, toRulesOrder } from '../../server/services/orders/orderView.ts';
import { toInvoice } from '../../server/services/orders/printOrders.ts';
import { fromCsv } from '../../src/lib/csv/csv.ts';
import { ordersToCsv } from '../../src/lib/csv/ordersCsv.ts';
import { exampleId } from './support/exampleProduct.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
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

function randomOrder(number: number, pick: (end: number) => number): StoredOrder {
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
  const refunds = Array.from({ length: state === 'paid' ? pick(3) : 0 }, (_, part) => ({
    ...{ id: exampleId(part), orderId: exampleId(number), note: 'Late', createdAt: at },
    reducesTotal: false,
    ...{ cents: 1 + pick(Math.floor(bill.total / 3) + 1), settledAt: pick(2) === 0 ? null : at },
  })).filter(({ cents }) => cents * 3 <= bill.total);
  const back = refunds.reduce((sum, { cents }) => sum + cents, 0);
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
    ...{ version: 1, products: lines, sentAt: at, requests: [], parcels: [], differences: [] },
    payments: [],
    refunds,
  };
}

/** Cents in an amount as invoices write it: `−$1,200.00`. */
function centsIn(amount = ''): number {
  if (amount === 'Free') return 0;
  return toCents(Number(amount.replace(/[$,−]/g, '')));
}

it('the orders’ file adds up to the invoices, to the cent', async () => {
  const { db, close } = await openMemoryDatabase();
  const context = servicesOn(db, () => new Date('2026-03-01T12:00:00Z'));
  const pick = seededPick();
  const stored = Array.from({ length: 1000 }, (_, index) => randomOrder(10_000 + index, pick));
  const file = ordersToCsv(await Promise.all(stored.map((order) => toAdminOrder(order, context))));
  await close();

  const invoices: Record<string, number> = {};
  const add = (column: string, cents: number) => {
    invoices[column] = (invoices[column] ?? 0) + cents;
  };
  for (const order of stored.filter((each) => hasPrint('invoice', toRulesOrder(each)))) {
    const { sums } = toInvoice(order, { ...context, seller: [] });
    const cents = (label: string) =>
      centsIn(sums.find((sum) => sum.label.startsWith(label))?.amount ?? '$0');
    const taxesIn = (some: typeof sums) =>
      some.filter(({ label }) => /^(Including )?[\d.]+% /.test(label));
    const sumOf = (some: typeof sums) => some.reduce((sum, each) => sum + centsIn(each.amount), 0);
    const last = sums.findIndex(({ label }) => label === 'Total after refunds');
    const taxes = taxesIn(last < 0 ? sums : sums.slice(0, last));
    const [tax, after] = [sumOf(taxes), sumOf(last < 0 ? taxes : taxesIn(sums.slice(last)))];
    const total = cents('Total');
    const left = sums.some(({ label }) => label === 'Total after refunds')
      ? cents('Total after refunds')
      : total;
    add('order_total', total);
    add('delivery_price', cents('Delivery'));
    add('discount', cents('Code'));
    add('tax_included', tax);
    add('net', total - tax);
    for (const { label, amount } of taxes) {
      const [, percent = '', name] = /([\d.]+)% (.*)$/.exec(label) ?? [];
      add(`tax ${name} ${percent}%`, centsIn(amount));
      const { net = 0 } = order.taxes.find(({ rate }) => rate === Number(percent)) ?? {};
      add(`net ${name} ${percent}%`, net);
    }
    add('refunded', total - left);
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
  expect(Object.keys(invoices)).toHaveLength(21);
  const numbers = new Set(invoiced.map((cells) => cells[header.indexOf('invoice')]));
  expect(numbers.size).toBeGreaterThan(600);
});
