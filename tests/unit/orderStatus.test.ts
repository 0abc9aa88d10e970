import { describe, expect, it } from 'vitest';
import { orderStatus } from '../../src/features/orders/OrderProgress.tsx';

const statusOf = (payment_status: string, delivery_status: string) =>
  orderStatus({ payment_status, delivery_status });

describe('where an order stands', () => {
  it('is read in whatever case a server writes its states', () => {
    expect(statusOf('PAID', 'Shipped')).toEqual(statusOf('paid', 'shipped'));
    expect(statusOf('REFUNDED', 'CANCELLED')).toEqual(statusOf('refunded', 'cancelled'));
    expect(statusOf('PENDING', 'PROCESSING')).toEqual(statusOf('pending', 'processing'));
  });

  it('is told in the server’s own words, both of them, where we don’t know them', () => {
    expect(statusOf('PAID', 'NEW')).toEqual({ title: 'NEW', explanation: 'Payment: PAID' });
    expect(statusOf('SETTLED', 'shipped')).toEqual({
      title: 'On its way',
      explanation: 'Payment: SETTLED',
    });
  });

  it('shows no progress where it is not known to be paid', () => {
    expect(statusOf('SETTLED', 'shipped').reached).toBeUndefined();
  });
});
