import { describe, expect, it } from 'vitest';
import { processingOrder, yenOrder } from '../../contract/examples/orders.ts';
import { fromCsv } from '../../src/lib/csv/csv.ts';
import { ordersToCsv } from '../../src/lib/csv/ordersCsv.ts';

function read(...orders: Parameters<typeof ordersToCsv>[0]) {
  const [header, ...rows] = fromCsv(ordersToCsv(orders)).map(({ cells }) => cells);
  return rows.map((cells) =>
    Object.fromEntries((header ?? []).map((name, index) => [name, cells[index]])),
  );
}

describe('ordersToCsv', () => {
  it('has a row for each line, and the total once', () => {
    const rows = read(processingOrder);
    expect(rows).toMatchObject([
      {
        number: 'H-10007',
        email: 'anna@example.test',
        product: 'Linen Camp Shirt',
        subtotal: '178.00',
        order_total: '213.50',
      },
      { email: 'anna@example.test', product: 'Cotton Tote', subtotal: '35.50', order_total: '' },
    ]);
  });

  it('has amounts in the currency of each order, and its rate', () => {
    expect(read(processingOrder, yenOrder)).toMatchObject([
      { order_total: '213.50', price: '89.00', currency: 'USD', exchange_rate: '1' },
      {},
      { order_total: '32025', price: '13350', currency: 'JPY', exchange_rate: '150' },
      { order_total: '', price: '5325', currency: 'JPY' },
    ]);
    expect(read(processingOrder)[0]).not.toHaveProperty('currency');
  });

  it('has delivery and code on each line, and their amounts once', () => {
    const delivery = { name: 'Courier, 1 day', price: 12 };
    const rows = read({ ...processingOrder, delivery, discount: { code: 'TENTH', amount: 21.35 } });
    expect(rows).toMatchObject([
      { delivery: 'Courier, 1 day', delivery_price: '12.00', code: 'TENTH', discount: '21.35' },
      { delivery: 'Courier, 1 day', delivery_price: '', code: 'TENTH', discount: '' },
    ]);
  });

  it('has country, tax, refunds and returned units, with amounts once', () => {
    const tax = { name: 'VAT', rate: 23, amount: 39.92 };
    const refund = { id: 'r', amount: 15, at: processingOrder.createdAt, isPending: false };
    const lines = [{ line: 0, quantity: 2, restocked: 1, damaged: 0 }];
    const request = { id: 'q', requestedAt: refund.at, reason: 'unsaid' as const, lines };
    const returns = { returnable: [0, 0], requests: [request], refunds: [refund] };
    const address = 'Rue Neuve 1, Bruxelles, Belgique, 1000';
    const order = { ...processingOrder, address, tax, returns };
    const ofTax = { country: 'Belgium', tax: 'VAT', tax_percent: '23' };
    expect(read(order)).toMatchObject([
      { ...ofTax, tax_included: '39.92', refunded: '15.00', returned_units: '1' },
      { ...ofTax, tax_included: '', refunded: '', returned_units: '0' },
    ]);
    for (const state of [{ payment_status: 'refunded' }, { refundPending: true }]) {
      expect(read({ ...processingOrder, ...state })[0]).toMatchObject({ refunded: '213.50' });
    }
  });

  it('has the net of the taxed lines, and the total of equal rates', () => {
    const tax = { name: 'Sales tax', rate: 10, amount: 10, net: 100 };
    expect(read({ ...processingOrder, tax })[0]).toMatchObject({
      ...{ 'tax Sales tax 10%': '10.00', 'net Sales tax 10%': '100.00' },
    });
    const taxes = [tax, { ...tax, amount: 2, net: 20, onTop: true }];
    expect(read({ ...processingOrder, taxes })[0]).toMatchObject({
      ...{ 'tax Sales tax 10%': '12.00', 'net Sales tax 10%': '120.00' },
    });
  });

  it('has the rest of each tax after refunds and exchanges, and separates the two', () => {
    const tax = { name: 'IVA', rate: 23, amount: 22.44, net: 97.56 };
    const order = { ...processingOrder, total: 120, tax };
    const refund = (amount: number, part: object) => ({
      ...{ amount, at: order.createdAt, isPending: false, ...part },
    });
    const rowAfter = (...refunds: ReturnType<typeof refund>[]) =>
      read({
        ...{ ...order, _id: 'old' },
        returns: { returnable: [0, 0], requests: [], refunds: refunds as never },
      })[0];
    expect(rowAfter(refund(120, { id: 'q', isExchange: true }))).toMatchObject({
      ...{ order_total: '120.00', tax_included: '22.44', refunded: '0.00', exchanged: '120.00' },
      ...{ total_after_refunds: '0.00', tax_after_refunds: '0.00' },
      ...{ 'tax IVA 23%': '0.00', 'net IVA 23%': '0.00' },
    });
    const part = refund(30, { id: 'r', note: 'Late' });
    expect(rowAfter(refund(60, { id: 'q', isExchange: true }), part)).toMatchObject({
      ...{ refunded: '30.00', exchanged: '60.00', total_after_refunds: '30.00' },
      ...{ 'tax IVA 23%': '5.61', 'net IVA 23%': '24.39' },
    });
    expect(read(order)[0]).toMatchObject({
      ...{ refunded: '0.00', exchanged: '0.00', 'tax IVA 23%': '22.44', 'net IVA 23%': '97.56' },
    });
  });

  it('has no amounts for a role that may not see them', () => {
    const { total: _, ...order } = processingOrder;
    const [row] = read(order as typeof processingOrder);
    expect(row).toMatchObject({ order_total: '', refunded: '', total_after_refunds: '' });
  });

  it('marks each line of a guest’s order', () => {
    expect(read({ ...processingOrder, isGuest: true })).toMatchObject([
      { customer: 'Guest' },
      { customer: 'Guest' },
    ]);
    expect(read(processingOrder)[0]).toMatchObject({ customer: '' });
  });

  it('has the recipient on each line, if known', () => {
    const names = read(processingOrder).map(({ full_name }) => full_name);
    expect(names).toEqual(['Anna Souza', 'Anna Souza']);
    const { fullName: _, ...nameless } = processingOrder;
    expect(read(nameless)[0]).toMatchObject({ full_name: '' });
  });

  it('keeps an order without lines', () => {
    expect(read({ ...processingOrder, products: [] })).toMatchObject([
      { order: processingOrder._id, product: '', order_total: '213.50' },
    ]);
  });

  it('escapes formulas in customers’ texts', () => {
    const address = '=HYPERLINK("http://evil.test"), Lisbon, Portugal, 12000';
    const file = ordersToCsv([{ ...processingOrder, address, notes: '@SUM(A1)\nand a line' }]);
    expect(file).toContain(`"'=HYPERLINK(`);
    expect(file).toContain("'@SUM(A1)");
    expect(file).toContain("'+351912345678");
  });

  it('escapes formulas after semicolons and line breaks', () => {
    const notes = 'Rua 1;=1+1;  fine\n@SUM(A1)';
    const file = ordersToCsv([{ ...processingOrder, notes }]);
    expect(file).toContain("Rua 1;'=1+1;  fine\n'@SUM(A1)");
    expect(read({ ...processingOrder, notes })[0]).toMatchObject({ notes });
  });

  it('has a header even without orders', () => {
    expect(ordersToCsv([])).toMatch(/^\uFEFForder,number,created_utc,.*\r\n$/);
  });
});
