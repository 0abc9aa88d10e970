import { describe, expect, it } from 'vitest';
import { refundFor } from '../../contract/rules/paidBill.ts';
import {
  returnableUnits,
  returnProblem,
  returnUntil,
  type SentOrder,
} from '../../contract/rules/returns.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';

const sentAt = new Date('2026-03-01T22:00:00Z');
const shirt = { name: 'Linen shirt', size: 'S', quantity: 2 };
const delivered: SentOrder = {
  payment_status: 'paid',
  delivery_status: 'delivered',
  products: [shirt, { ...shirt, size: 'M', quantity: 1 }],
  sentAt,
  requests: [],
};
const request = (line: number, quantity: number): OrderReturn => ({
  id: 'r',
  requestedAt: sentAt.toISOString(),
  reason: 'tooSmall',
  lines: [{ line, quantity, restocked: 0, damaged: 0 }],
});
const at = (time: string, days = 14) => ({ now: new Date(time), days });

describe('the return period', () => {
  it.each([
    ['delivered', 14, '2026-03-15T23:59:59.999Z'],
    ['returned', 14, '2026-03-15T23:59:59.999Z'],
    // Not yet delivered, as far as reported.
    ['shipped', 14, '2026-03-29T23:59:59.999Z'],
    ['delivered', 30, '2026-03-31T23:59:59.999Z'],
    ['processing', 14, undefined],
    ['cancelled', 14, undefined],
    ['delivered', 0, undefined],
  ])('of a %s order ends after %i days, at %s', (delivery_status, days, until) => {
    expect(returnUntil({ delivery_status, sentAt }, days)?.toISOString()).toBe(until);
  });

  it('ends with the last millisecond of its last day', () => {
    expect(returnableUnits(delivered, at('2026-03-15T23:59:59.999Z'))).toEqual([2, 1]);
    expect(returnableUnits(delivered, at('2026-03-16T00:00:00Z'))).toEqual([0, 0]);
  });
});

describe('reports lines that cannot be returned', () => {
  const ask = (order: Partial<SentOrder>, quantity = 1, time = '2026-03-02', days = 14) =>
    returnProblem(
      { ...delivered, ...order },
      { reason: 'unsaid', lines: [{ line: 0, quantity }] },
      at(time, days),
    );
  it.each<[string, string | undefined]>([
    ['This order was cancelled.', ask({ delivery_status: 'cancelled' })],
    ['This order was refunded already.', ask({ payment_status: 'refunded' })],
    ['This order was refunded already.', ask({ refundPending: true })],
    ['This order is not paid.', ask({ payment_status: 'pending' })],
    [
      'This order has not been shipped yet: it can be cancelled, not returned.',
      ask({ delivery_status: 'processing' }),
    ],
    ['Returns for this order closed on 15 March 2026.', ask({}, 1, '2026-03-16')],
    ['This shop takes returns only when asked: contact us.', ask({}, 1, '2026-03-02', 0)],
    ['Linen shirt in size S is being returned already.', ask({ requests: [request(0, 2)] })],
    [
      'Only 1 of Linen shirt in size S can still be returned.',
      ask({ requests: [request(0, 1)] }, 2),
    ],
  ])('%s', (text, problem) => {
    expect(problem).toBe(text);
  });
  it('and nothing about lines that can', () => {
    expect(ask({}, 2)).toBeUndefined();
    expect(ask({ requests: [request(0, 1), request(1, 1)] })).toBeUndefined();
  });
});

describe('refund of a return', () => {
  const lines = [
    { priceCents: 1000, quantity: 3 },
    { priceCents: 333, quantity: 1 },
  ];
  const bill = { lines, discountCents: 0, waivedCents: 0, totalCents: 3333 + 490 };

  it('is the units’ price, and the delivery with the last of them', () => {
    expect(refundFor(bill, [0, 0])).toBe(0);
    expect(refundFor(bill, [2, 0])).toBe(2000);
    expect(refundFor(bill, [3, 1])).toBe(3823);
  });

  it('excludes the code’s share, to the cent in any sequence', () => {
    const reduced = { ...bill, discountCents: 333, totalCents: 3333 + 490 - 333 };
    const steps = [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
    ].map((received) => refundFor(reduced, received));
    expect(steps).toEqual([900, 1800, 2700, 3490]);
  });

  it('excludes it for the code’s lines only', () => {
    // A third off the first line: 1000 of 3000.
    const some = {
      ...bill,
      lines: lines.map((line, index) => ({ ...line, codeApplies: index === 0 })),
      ...{ discountCents: 1000, totalCents: 3333 + 490 - 1000 },
    };
    const back = (...received: number[]) => refundFor(some, received);
    expect([back(1, 0), back(2, 0), back(3, 0)]).toEqual([667, 1333, 2000]);
    expect([back(0, 1), back(1, 1)]).toEqual([333, 1000]);
    expect(back(3, 1)).toBe(2823);
  });

  it('is the whole price if the code covered the delivery', () => {
    const free = { ...bill, discountCents: 490, waivedCents: 490, totalCents: 3333 };
    expect(refundFor(free, [1, 0])).toBe(1000);
    expect(refundFor(free, [3, 1])).toBe(3333);
  });
});
