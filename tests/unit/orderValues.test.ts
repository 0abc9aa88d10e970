import { describe, expect, it } from 'vitest';
import { processingOrder } from '../../contract/examples/orders.ts';
import {
  finalChangeOf,
  mergeOrderValues,
  toOrderChange,
  toOrderValues,
} from '../../src/features/admin/orders/orderValues.ts';

const base = { ...processingOrder, version: 3 };
const values = toOrderValues(base);

describe('the values of an open order', () => {
  it('are sent with the version they were made of, where there is one', () => {
    expect(toOrderChange(values, base)).toEqual({ ...values, version: 3 });
    expect(toOrderChange(values, processingOrder)).toEqual(values);
  });

  it('take in what others changed, but for what was changed here', () => {
    const newest = { ...base, notes: 'Theirs', delivery_status: 'shipped', version: 4 };
    expect(mergeOrderValues({ ...values, notes: 'Ours' }, base, newest)).toEqual({
      payment_status: 'paid',
      delivery_status: 'shipped',
      notes: 'Ours',
    });
  });

  it('are asked about once, when they can’t be taken back', () => {
    const refunded = { ...values, payment_status: 'refunded' };
    expect(finalChangeOf(values, base)).toBeUndefined();
    expect(finalChangeOf(refunded, base)).toBe('refund');
    expect(finalChangeOf(refunded, { ...base, payment_status: 'refunded' })).toBeUndefined();
    expect(finalChangeOf(refunded, { ...base, refundDue: true })).toBeUndefined();
    const cancelled = { ...values, delivery_status: 'cancelled' };
    expect(finalChangeOf(cancelled, base)).toBe('cancel');
    expect(finalChangeOf(cancelled, { ...base, delivery_status: 'cancelled' })).toBeUndefined();
    expect(finalChangeOf({ ...refunded, delivery_status: 'cancelled' }, base)).toBe('refund');
  });
});
