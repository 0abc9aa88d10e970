import { describe, expect, it } from 'vitest';
import { processingOrder } from '../../contract/examples/orders.ts';
import {
  isRefund,
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

  it('are a refund once, and not while it is on its way', () => {
    const refunded = { ...values, payment_status: 'refunded' };
    expect(isRefund(values, base)).toBe(false);
    expect(isRefund(refunded, base)).toBe(true);
    expect(isRefund(refunded, { ...base, payment_status: 'refunded' })).toBe(false);
    expect(isRefund(refunded, { ...base, refundDue: true })).toBe(false);
  });
});
