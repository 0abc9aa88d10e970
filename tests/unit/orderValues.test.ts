import { describe, expect, it } from 'vitest';
import { processingOrder } from '../../contract/examples/orders.ts';
import {
  changesOrder,
  irreversibleChange,
  orderErrors,
  toOrderChange,
  toOrderValues,
} from '../../src/features/admin/orders/useOrderForm.ts';

const base = { ...processingOrder, version: 3 };
const values = toOrderValues(base);

describe('values of the order editor', () => {
  it('are sent with their version, if there is one', () => {
    const { address: _, fullName: __, email: ___, ...others } = values;
    expect(toOrderChange(values, base)).toEqual({ ...others, version: 3 });
    expect(toOrderChange(values, processingOrder)).toEqual(others);
  });

  it('are only the specification’s on servers without others', () => {
    const { trackingUrl: _, customerNote: __, fullName: ___, ...plain } = processingOrder;
    expect(toOrderChange(toOrderValues(plain), plain)).toEqual({
      payment_status: 'paid',
      delivery_status: 'processing',
      notes: '',
    });
  });

  it('ignore differences in spaces', () => {
    expect(changesOrder({ ...values, notes: ' ', customerNote: ' ' }, base)).toBe(false);
    expect(changesOrder({ ...values, customerNote: 'Two boxes' }, base)).toBe(true);
    expect(changesOrder({ ...values, trackingUrl: 'https://post.test' }, base)).toBe(true);
  });

  it.each([
    ['', true],
    [' https://post.test/track?parcel=1 ', true],
    ['http://post.test', true],
    [' RR 123 456 785 PT ', true],
    ['1Z999AA1-01', true],
    ['post.test/1', false],
    ['javascript:alert(1)', false],
    ['https://post.test/a b', false],
  ])('have a complete link, a number or neither: %s', (trackingUrl, isRight) => {
    expect(Object.keys(orderErrors({ ...values, trackingUrl }, base))).toEqual(
      isRight ? [] : ['trackingUrl'],
    );
  });

  it('have an editable address until the order is shipped, sent only if changed', () => {
    const address = 'Rua Nova 1, Porto, Portugal, 4000';
    expect(toOrderChange({ ...values, address: ` ${address} ` }, base)).toMatchObject({ address });
    expect(orderErrors({ ...values, address }, base)).toEqual({});
    expect(orderErrors({ ...values, address: 'Rua Nova 1, Porto' }, base)).toEqual({
      address: 'Still missing, after a comma: country, zip code',
    });
    expect(toOrderValues({ ...base, delivery_status: 'shipped' })).not.toHaveProperty('address');
    expect(toOrderValues({ ...base, address: '' })).not.toHaveProperty('address');
  });

  it('have an email, sent only if changed', () => {
    const email = 'rosa@example.test';
    expect(toOrderChange({ ...values, email: ` ${email} ` }, base)).toMatchObject({ email });
    expect(orderErrors({ ...values, email }, base)).toEqual({});
    expect(orderErrors({ ...values, email: 'rosa@example' }, base)).toEqual({
      email: 'Invalid email address',
    });
    expect(toOrderValues({ ...base, delivery_status: 'shipped' })).toHaveProperty('email');
    expect(toOrderValues({ ...base, email: '' })).not.toHaveProperty('email');
    expect(toOrderValues(processingOrder)).not.toHaveProperty('email');
  });

  it('have a name if the server stores one', () => {
    expect(toOrderChange({ ...values, fullName: ' Rosa Lima ' }, base)).toMatchObject({
      fullName: 'Rosa Lima',
    });
    expect(toOrderChange({ ...values, fullName: '' }, base)).toMatchObject({ fullName: '' });
    expect(toOrderChange({ ...values, fullName: ' Anna Souza' }, base)).not.toHaveProperty(
      'fullName',
    );
    expect(changesOrder({ ...values, fullName: 'Rosa Lima' }, base)).toBe(true);
    const { fullName: _, ...plain } = base;
    expect(toOrderValues(plain)).not.toHaveProperty('fullName');
    expect(toOrderValues({ ...base, delivery_status: 'shipped' })).not.toHaveProperty('fullName');
  });

  it('require one confirmation if they can’t be undone', () => {
    const refunded = { ...values, payment_status: 'refunded' };
    expect(irreversibleChange(values, base)).toBeUndefined();
    expect(irreversibleChange(refunded, base)).toBe('refund');
    expect(irreversibleChange(refunded, { ...base, payment_status: 'refunded' })).toBeUndefined();
    expect(irreversibleChange(refunded, { ...base, refundPending: true })).toBeUndefined();
    const cancelled = { ...values, delivery_status: 'cancelled' };
    expect(irreversibleChange(cancelled, base)).toBe('cancel');
    expect(
      irreversibleChange(cancelled, { ...base, delivery_status: 'cancelled' }),
    ).toBeUndefined();
    expect(irreversibleChange({ ...refunded, delivery_status: 'cancelled' }, base)).toBe('refund');
  });
});
