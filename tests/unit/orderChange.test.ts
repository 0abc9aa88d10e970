import { describe, expect, it } from 'vitest';
import { changesOf, refusalOf } from '../../contract/rules/orderChange.ts';

const order = {
  fullName: 'Anna Souza',
  email: 'anna@example.test',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  notes: '',
  customerNote: '',
  trackingUrl: '',
  payment_status: 'paid',
  delivery_status: 'processing',
  refundPending: false,
};
const asIs = { notes: '', payment_status: 'paid', delivery_status: 'processing' };
const refunded = { payment_status: 'refunded' };
const moved = 'Rua Nova 1, Porto, Portugal, 4000';

describe('a change of an order', () => {
  it.each([
    ['This order was cancelled', { delivery_status: 'cancelled' }, {}],
    ['Name and address can only', { delivery_status: 'shipped' }, { address: moved }],
    ['Name and address can only', { delivery_status: 'shipped' }, { fullName: 'Rosa Lima' }],
    ['This order has no address', { address: '' }, { address: moved }],
    ['This order has no email', { email: '' }, { email: 'rosa@example.test' }],
    ['This order was refunded: that', refunded, {}],
    ['Only a paid order', { payment_status: 'pending' }, refunded],
    ['A refunded order cannot', refunded, { ...refunded, delivery_status: 'shipped' }],
    ['A refunded order cannot', {}, { ...refunded, delivery_status: 'shipped' }],
  ])('is refused: %s', (reason, before, change) => {
    expect(refusalOf({ ...order, ...before }, { ...asIs, ...change })).toMatch(reason);
  });

  it.each([
    [{}, { address: moved }],
    [{ delivery_status: 'shipped' }, { delivery_status: 'shipped', email: 'rosa@example.test' }],
    [{}, { delivery_status: 'shipped' }],
    [{}, refunded],
    [{ refundPending: true }, {}],
    [refunded, { ...refunded, delivery_status: 'cancelled' }],
    [{ delivery_status: 'shipped' }, { ...refunded, delivery_status: 'returned' }],
    [{ delivery_status: 'cancelled' }, { notes: 'A gift.', delivery_status: 'cancelled' }],
  ])('of an order with %j is accepted: %j', (before, change) => {
    expect(refusalOf({ ...order, ...before }, { ...asIs, ...change })).toBeUndefined();
  });

  it('is recorded, except for a refund that is already pending', () => {
    const change = { ...asIs, ...refunded, notes: 'A gift.' };
    const notes = { from: '', to: 'A gift.' };
    const payment_status = { from: 'paid', to: 'refunded' };
    expect(changesOf(order, change)).toEqual({ notes, payment_status });
    expect(changesOf({ ...order, refundPending: true }, change)).toEqual({ notes });
    expect(changesOf(order, asIs)).toEqual({});
  });
});
