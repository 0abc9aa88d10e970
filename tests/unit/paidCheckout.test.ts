import { describe, expect, it } from 'vitest';
import { readPaidCheckout } from '../../src/pages/cart/CheckoutSuccessPage.tsx';

const contact = { address: 'A, B, C, 123', phone: '+351912345678', email: 'anna@example.test' };

describe('readPaidCheckout', () => {
  it('reads what the provider sends the customer back with', () => {
    const search = new URLSearchParams({ session_id: 'cs_1', ...contact });
    expect(readPaidCheckout(search)).toEqual({ ...contact, sessionId: 'cs_1' });
  });

  it('does without a session', () => {
    expect(readPaidCheckout(new URLSearchParams(contact))).toEqual(contact);
  });

  it('takes a plus for a plus although it was not encoded', () => {
    const search = new URLSearchParams('address=A&phone=+351912345678&email=e');
    expect(readPaidCheckout(search)).toMatchObject({ phone: '+351912345678' });
  });

  it('finds no payment in an address that was used', () => {
    expect(readPaidCheckout(new URLSearchParams(''))).toBeUndefined();
    expect(readPaidCheckout(new URLSearchParams({ utm_source: 'mail' }))).toBeUndefined();
  });

  it.each(['email=e', 'session_id=cs_1', 'address=A&phone=1'])(
    'knows a broken one: %s',
    (search) => {
      expect(readPaidCheckout(new URLSearchParams(search))).toBe('broken');
    },
  );
});
