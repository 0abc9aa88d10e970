import { describe, expect, it } from 'vitest';
import {
  dueForReturns,
  exchangedProblem,
  partRefundProblem,
  partRefundStep,
  refundDestination,
  refundedPart,
  remainingCents,
} from '../../contract/rules/refunds.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';

const order = { payment_status: 'paid', totalCents: 3823, refundedCents: 823 };

describe('refunds of returns', () => {
  const bill = {
    lines: [{ priceCents: 1000, quantity: 3 }],
    ...{ discountCents: 0, waivedCents: 0, totalCents: 3000 },
  };

  it.each([
    ['the returned units', [], 2000],
    ['minus earlier refunds of returns', [{ cents: 500 }, { cents: 300, note: null }], 1200],
    ['whatever was refunded without a return', [{ cents: 1000, note: '' }], 2000],
    ['up to the rest of the payment', [{ cents: 1500, note: 'Stain' }], 1500],
  ])('refund %s', (_, refunds, due) => {
    expect(dueForReturns(bill, [2], refunds)).toBe(due);
  });

  it('keep the price of received units that wait for their exchange', () => {
    const line = { line: 0, quantity: 2, restocked: 1, damaged: 0 };
    const exchange = { productId: 'p', name: 'Tee', size: 'L', price: 10 };
    const request: OrderReturn = {
      ...{ id: 'r', requestedAt: '', reason: 'tooSmall', lines: [{ ...line, exchange }] },
      exchange: { until: '', total: 20, isHeld: true },
    };
    const two = [...bill.lines, { priceCents: 800, quantity: 1 }];
    const paid = { ...bill, lines: two, totalCents: 3800 };
    expect(dueForReturns(paid, [1, 1], [], [request])).toBe(800);
  });

  it('leave what rounding saves on exchanged units', () => {
    const line = { line: 0, quantity: 3, restocked: 3, damaged: 0 };
    const exchange = { productId: 'p', name: 'Tee', size: 'L', price: 9.66 };
    const request: OrderReturn = {
      ...{ id: 'r', requestedAt: '', reason: 'tooSmall', lines: [{ ...line, exchange }] },
      exchange: { until: '', total: 28.98, isHeld: true },
    };
    const paid = { ...bill, discountCents: 100, totalCents: 2900 };
    expect(dueForReturns(paid, [3], [], [request])).toBe(0);
  });

  it('are summed up in cents', () => {
    const refund = { id: 'r', at: '', isPending: false };
    const refunds = [0.1, 0.2].map((amount) => ({ ...refund, amount }));
    expect(refundedPart({ returns: { returnable: [], requests: [], refunds } })).toBe(30);
    expect(refundedPart({})).toBe(0);
  });
});

describe('the remainder of a payment', () => {
  it.each([
    [{}, 3000],
    [{ payment_status: 'pending' }, 0],
    [{ refundPending: true }, 0],
  ])('of an order with %j is %d cents', (change, rest) => {
    expect(remainingCents({ ...order, ...change })).toBe(rest);
  });
});

describe('a partial refund', () => {
  const ask = (amount: number, change = {}) =>
    partRefundStep({ ...order, ...change }, undefined, { amount, note: ' Stain ' });

  it('refunds the requested part, and keeps its note', () => {
    const history = { refund: '$30.00', refundNote: 'Stain' };
    expect(ask(30)).toEqual({ cents: 3000, note: 'Stain', history });
    expect(partRefundStep(order, undefined, { amount: 1 })).toEqual({
      ...{ cents: 100, note: '', history: { refund: '$1.00' } },
    });
  });

  it.each([
    [30.01, {}, 'At most $30.00 of this order can still go back.'],
    [1, { refundedCents: 3823 }, 'All of this order’s payment is on its way back already.'],
    [1, { payment_status: 'pending' }, 'This order is not paid.'],
    [1, { payment_status: 'refunded' }, 'This order was refunded already.'],
  ])('of %d dollars with %j is refused', (amount, change, problem) => {
    expect(ask(amount, change)).toBe(problem);
  });

  it('is made once if it is resent, and never with another amount or note', () => {
    const sent = { amount: 5, note: 'Stain' };
    const again = (made: object) =>
      partRefundStep(order, { cents: 500, note: 'Stain', ...made }, sent);
    expect(again({})).toBeUndefined();
    expect(again({ cents: 400 })).toBe('You have refunded $4.00 already.');
    expect(again({ note: '' })).toBe('You have refunded $5.00 already.');
  });

  it.each([
    [0, 'Refund at least one cent.'],
    [0.01, undefined],
    [1.005, 'An amount has at most two decimals.'],
  ])('of %d has the problem %s', (amount, problem) => {
    expect(partRefundProblem(amount)).toBe(problem);
  });

  it.each([
    [{ email: 'a@b.test' }, 'The money goes to a@b.test.'],
    [{ email: '' }, 'The money goes to the customer.'],
    [{ email: '', manualPayment: 'cash' as const }, /manually/],
  ])('names the destination for %j', (paidBy, text) => {
    expect(refundDestination(paidBy)).toMatch(text);
  });
});

describe('a refund of an order whose payment went to its exchanges', () => {
  it('names their orders', () => {
    const request = (number: string): OrderReturn => ({
      ...{ id: number, requestedAt: '', reason: 'tooSmall', lines: [] },
      exchange: { until: '', total: 10, isHeld: false, order: { _id: number, number } },
    });
    const moved = {
      ...{ ...order, refundedCents: order.totalCents, delivery_status: 'delivered', notes: '' },
      ...{
        trackingUrl: '',
        customerNote: '',
        address: '',
        fullName: '',
        email: '',
        refundPending: false,
      },
      requests: ['H-1', 'H-2', 'H-3'].map(request),
    };
    const refund = { ...moved, payment_status: 'refunded' };
    expect(exchangedProblem(moved, refund)).toBe(
      'Nothing of this order’s payment is left: refund the order of its exchange, H-1 or H-2 or H-3.',
    );
  });
});
