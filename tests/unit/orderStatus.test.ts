import { describe, expect, it } from 'vitest';
import { orderStatus } from '../../src/features/orders/OrderProgress.tsx';

const statusOf = (payment_status: string, delivery_status: string) =>
  orderStatus({ payment_status, delivery_status });

describe('order status', () => {
  it('is recognized in any case', () => {
    expect(statusOf('PAID', 'Shipped')).toEqual(statusOf('paid', 'shipped'));
    expect(statusOf('REFUNDED', 'CANCELLED')).toEqual(statusOf('refunded', 'cancelled'));
    expect(statusOf('PENDING', 'PROCESSING')).toEqual(statusOf('pending', 'processing'));
  });

  it('shows the server’s own words for unknown states', () => {
    expect(statusOf('PAID', 'NEW')).toEqual({ title: 'NEW', explanation: 'Payment: PAID' });
    expect(statusOf('SETTLED', 'shipped')).toEqual({
      title: 'On its way',
      explanation: 'Payment: SETTLED',
    });
  });

  it('shows no progress unless it is known to be paid', () => {
    expect(statusOf('SETTLED', 'shipped').reached).toBeUndefined();
  });
});
