import { describe, expect, it } from 'vitest';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import {
  mayCancel,
  needsShipping,
  packingRefusal,
  shippingRefusal,
} from '../../contract/rules/orderStates.ts';
import { hasPrint } from '../../contract/rules/prints.ts';

const waiting = { payment_status: 'paid', delivery_status: 'processing' };

describe('a parcel', () => {
  it.each([
    ['was cancelled', { delivery_status: 'cancelled', payment_status: 'refunded' }],
    ['is being refunded', { refundPending: true }],
    ['was refunded', { payment_status: 'refunded' }],
    ['is not paid', { payment_status: 'pending' }],
    ['is not paid', { payment_status: 'failed', manualPayment: 'unpaid' }],
    ['is shipped already', { delivery_status: 'shipped' }],
    ['is delivered already', { delivery_status: 'delivered' }],
  ])('must not be sent because it %s', (reason, change) => {
    const order = { ...waiting, ...change };
    expect(shippingRefusal(order, exampleEnvParams)).toBe(reason);
    expect(needsShipping(order, exampleEnvParams)).toBe(false);
  });

  it.each([{}, { payment_status: 'pending', manualPayment: 'unpaid' }])(
    'must be sent: %j',
    (change) => {
      expect(shippingRefusal({ ...waiting, ...change }, exampleEnvParams)).toBeUndefined();
    },
  );

  it('can be packed again after it was sent', () => {
    expect(packingRefusal({ ...waiting, delivery_status: 'delivered' })).toBeUndefined();
  });

  it('must be sent according to the server’s states', () => {
    const states = { paymentStates: ['Open', 'Paid'], deliveryStates: ['New', 'Shipped'] };
    const order = { payment_status: 'Paid', delivery_status: 'New' };
    expect(shippingRefusal(order, states)).toBeUndefined();
    expect(shippingRefusal({ ...order, delivery_status: 'Shipped' }, states)).toBe(
      'is shipped already',
    );
    expect(shippingRefusal({ ...order, payment_status: 'Open' }, states)).toBe('is not paid');
  });

  it('waits if no state of the server is known to mean paid', () => {
    const states = { paymentStates: ['Not paid', 'Completed'], deliveryStates: ['New'] };
    const order = { payment_status: 'Not paid', delivery_status: 'New' };
    expect(shippingRefusal(order, states)).toBe('is not known to be paid');
  });
});

describe('an order', () => {
  it.each([
    [true, {}],
    [false, { payment_status: 'pending' }],
    [false, { delivery_status: 'shipped' }],
    [false, { refundPending: true }],
    [false, { manualPayment: 'paid' }],
  ])('can be cancelled by its link (%s): %j', (may, change) => {
    expect(mayCancel({ ...waiting, ...change })).toBe(may);
  });

  it.each([
    ['paid', true],
    ['refunded', true],
    ['pending', false],
    ['failed', false],
  ])('that is %s has an invoice: %s', (payment_status, has) => {
    expect(hasPrint('invoice', { ...waiting, payment_status })).toBe(has);
  });
});
