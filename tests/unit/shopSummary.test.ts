import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { exampleOrders, processingOrder, shippedOrder } from '../../contract/examples/orders.ts';
import { exampleProducts } from '../../contract/examples/products.ts';
import { sumDollars } from '../../contract/rules/amounts.ts';
import { countOrders } from '../../contract/rules/orderList.ts';
import { isPaidKnown } from '../../contract/rules/orderStates.ts';
import { summarise } from '../../contract/rules/shopSummary.ts';
import { ShopSummary } from '../../contract/schemas/summary.ts';

const period = { today: '2026-03-12', days: 30 };

describe('summarise', () => {
  it('returns the reply of /shopsummary, except abandoned checkouts', () => {
    const summary = summarise(exampleOrders, exampleProducts, period);
    expect(Value.Check(ShopSummary, { ...summary, abandoned: { count: 0, total: 0 } })).toBe(true);
  });

  it('has a row for each day, the last one today', () => {
    const { revenue } = summarise(exampleOrders, [], period);
    expect(revenue).toHaveLength(30);
    expect(revenue[0]).toEqual({ day: '2026-02-11', orders: 0, total: 0 });
    expect(revenue.at(-1)).toEqual({ day: '2026-03-12', orders: 1, total: 213.5 });
  });

  it('excludes unpaid and refunded orders; partial refunds are summed separately', () => {
    const old = { today: '2026-01-20', days: 90 };
    const { revenue } = summarise(exampleOrders, [], old);
    expect(revenue.every(({ orders, total }) => orders === 0 && total === 0)).toBe(true);
    const back = { ...processingOrder, payment_status: 'refunded', total: 0.1 };
    const due = { ...processingOrder, refundPending: true, total: 0.2 };
    const of = (orders: (typeof back)[]) => summarise(orders, [], period);
    expect(of([back, due, processingOrder]).refunded).toEqual({ count: 2, total: 0.3 });
    expect(of([back, due]).revenue.at(-1)).toMatchObject({ orders: 0 });
    expect(summarise([back], [], old).refunded).toEqual({ count: 0, total: 0 });
  });

  it('sums in cents', () => {
    const cheap = { ...processingOrder, total: 0.1 };
    const { revenue } = summarise([cheap, cheap, cheap], [], { ...period, days: 1 });
    expect(revenue).toEqual([{ day: '2026-03-12', orders: 3, total: 0.3 }]);
  });

  it('lists waiting orders, on account too, oldest first, whatever the period', () => {
    const older = { ...processingOrder, _id: 'older', createdAt: '2020-01-01T00:00:00.000Z' };
    const unpaid = { ...processingOrder, payment_status: 'pending' };
    const onAccount = { ...unpaid, _id: 'by telephone', manualPayment: 'unpaid' as const };
    const due = { ...processingOrder, refundPending: true };
    const all = [processingOrder, shippedOrder, older, unpaid, onAccount, due];
    const { toShip } = summarise(all, [], period);
    expect(toShip.count).toBe(3);
    expect(toShip.oldest.map(({ _id }) => _id)).toEqual([
      'older',
      processingOrder._id,
      'by telephone',
    ]);
  });

  it('adds up a product’s units over its sizes and orders', () => {
    const { bestSellers } = summarise([processingOrder, shippedOrder], [], period);
    expect(bestSellers.slice(0, 2)).toEqual([
      expect.objectContaining({ name: 'Linen Camp Shirt', units: 3, total: 267 }),
      expect.objectContaining({ name: 'Breton Stripe Tee', units: 3, total: 84 }),
    ]);
  });

  it('finds sizes with few units, fewest first', () => {
    const sizes = [
      { size: 'S', quantity: 9, quantityReserved: 7 },
      { size: 'M', quantity: 9, quantityReserved: 5 },
      { size: 'L', quantity: 1, quantityReserved: 1 },
    ];
    const { lowSizes } = summarise(
      [],
      [{ _id: 'tee', name: 'Tee', sizes: sizes.map((size) => ({ ...size, description: '' })) }],
      period,
    );
    expect(lowSizes).toEqual([
      { productId: 'tee', name: 'Tee', size: 'L', free: 0 },
      { productId: 'tee', name: 'Tee', size: 'S', free: 2 },
    ]);
  });
});

describe('summarise, with another server’s states', () => {
  const inCapitals = { ...processingOrder, payment_status: 'PAID', delivery_status: 'NEW' };
  const lists = { paymentStates: ['WAITING', 'PAID'], deliveryStates: ['NEW', 'SENT'] };

  it('counts paid orders, and those waiting in the first delivery state', () => {
    const waiting = { ...inCapitals, payment_status: 'WAITING' };
    const sent = { ...inCapitals, delivery_status: 'SENT' };
    const orders = [inCapitals, waiting, sent];
    const { revenue, toShip, bestSellers } = summarise(orders, [], period, lists);
    expect(revenue.at(-1)).toMatchObject({ orders: 2 });
    expect(toShip.count).toBe(1);
    expect(bestSellers.length).toBeGreaterThan(0);
  });

  it.each([
    ['Not paid', 'Completed'],
    ['pending', 'succeeded'],
    ['SETTLED', 'REFUNDED'],
  ])('does not count orders with the states %s or %s as paid', (...paymentStates) => {
    const orders = paymentStates.map((payment_status) => ({ ...inCapitals, payment_status }));
    const summary = summarise(orders, [], period, { ...lists, paymentStates });
    expect(summary.revenue.at(-1)).toMatchObject({ orders: 0, total: 0 });
    expect(summary.toShip.count).toBe(0);
    expect(summary.bestSellers).toEqual([]);
    expect(isPaidKnown({ paymentStates }, orders)).toBe(false);
  });

  it('counts the same orders as paid as the list', () => {
    const orders = ['PAID', 'WAITING', 'Not paid'].map((payment_status) => ({
      ...inCapitals,
      payment_status,
    }));
    const sum = sumDollars(summarise(orders, [], period, lists).revenue.map(({ total }) => total));
    expect(countOrders(orders, []).NEW?.paid).toBe(sum);
    expect(sum).toBe(inCapitals.total);
    expect(isPaidKnown(lists)).toBe(true);
  });
});
