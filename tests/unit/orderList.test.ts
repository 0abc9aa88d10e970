import { describe, expect, it } from 'vitest';
import { manyOrders } from '../../contract/examples/manyOrders.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { countOrders, selectOrders, sumOfState } from '../../contract/rules/orderList.ts';

const orders = manyOrders(28);
const states = exampleEnvParams.deliveryStates;

describe('selectOrders', () => {
  it('returns orders newest first, whatever their order', () => {
    const shuffled = [...orders].reverse();
    expect(selectOrders(shuffled, {})).toEqual(orders);
    expect(selectOrders(shuffled, { sort: 'created' })).toEqual(shuffled);
  });

  it('sorts by total in cents, and equal ones by id', () => {
    const sorted = selectOrders(orders, { sort: '-total' });
    for (const [index, order] of sorted.entries()) {
      const next = sorted[index + 1];
      if (!next) continue;
      expect(order.total).toBeGreaterThanOrEqual(next.total);
      if (order.total === next.total) expect(order._id > next._id).toBe(true);
    }
  });

  it.each([
    [{ delivery: 'shipped' }, 4],
    [{ payment: 'pending' }, 4],
    [{ delivery: 'shipped', payment: 'pending' }, 0],
    [{ from: '2026-05-01' }, 3],
    [{ to: '2026-04-25' }, 1],
    [{ from: '2026-04-30', to: '2026-04-30' }, 5],
    [{ q: 'DMITRI' }, 7],
    [{ q: 'linen  camp' }, 8],
    [{ q: 'linen lisbon' }, 2],
    [{ q: orders[3]?._id ?? '' }, 1],
    [{ q: 'h-10025' }, 1],
    [{ q: '10025' }, 1],
  ])('%j matches %i', (query, count) => {
    expect(selectOrders(orders, query)).toHaveLength(count);
  });

  it('finds a name in any Unicode form', () => {
    const named = orders.map((order) => ({ ...order, fullName: 'Zoë' }));
    expect(selectOrders(named, { q: 'zoe\u0308' })).toHaveLength(orders.length);
  });
});

const shipped = (order: { payment_status: string; refundPending?: boolean; total?: number }) => ({
  delivery_status: 'shipped',
  total: 0.1,
  ...order,
});

describe('countOrders', () => {
  it('lists every known state, and any other that occurs', () => {
    const [first, ...others] = orders;
    if (!first) throw new Error('There are orders');
    const counts = countOrders([{ ...first, delivery_status: 'in customs' }, ...others], states);
    expect(Object.keys(counts)).toEqual([...states, 'in customs']);
    expect(counts['in customs']).toMatchObject({ orders: 1, total: first.total });
    expect(counts.returned?.orders).toBe(4);
  });

  it('adds up in cents', () => {
    const cheap = Array.from({ length: 3 }, () => shipped({ payment_status: 'paid' }));
    const counts = countOrders(cheap, states);
    const sum = { orders: 3, total: 0.3, paid: 0.3, refunded: 0 };
    expect(sumOfState(counts, 'shipped')).toEqual(sum);
    expect(sumOfState(counts, undefined)).toEqual(sum);
    expect(sumOfState(counts, 'nowhere')).toEqual({ orders: 0, total: 0, paid: 0, refunded: 0 });
  });

  it('separates paid, refunded or soon refunded, and never paid orders', () => {
    const counts = countOrders(
      [
        shipped({ payment_status: 'paid', total: 10 }),
        shipped({ payment_status: 'refunded', total: 20 }),
        shipped({ payment_status: 'paid', refundPending: true, total: 40 }),
        shipped({ payment_status: 'failed', total: 80 }),
      ],
      states,
    );
    expect(counts.shipped).toEqual({ orders: 4, total: 150, paid: 10, refunded: 60 });
  });
});
