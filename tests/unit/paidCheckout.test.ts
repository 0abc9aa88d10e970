import { describe, expect, it } from 'vitest';
import { readPaidCheckout } from '../../src/pages/cart/CheckoutSuccessPage.tsx';

const contact = { address: 'A, B, C, 123', phone: '+351912345678', email: 'anna@example.test' };

describe('readPaidCheckout', () => {
  it('reads the provider’s return parameters', () => {
    const search = new URLSearchParams({ session_id: 'cs_1', ...contact });
    expect(readPaidCheckout(search)).toEqual({ ...contact, sessionId: 'cs_1' });
  });

  it('works without a session', () => {
    expect(readPaidCheckout(new URLSearchParams(contact))).toEqual(contact);
  });

  it('keeps an unencoded plus', () => {
    const search = new URLSearchParams('address=A&phone=+351912345678&email=e');
    expect(readPaidCheckout(search)).toMatchObject({ phone: '+351912345678' });
  });

  it('finds no payment in a URL that was already used', () => {
    expect(readPaidCheckout(new URLSearchParams(''))).toBeUndefined();
    expect(readPaidCheckout(new URLSearchParams({ utm_source: 'mail' }))).toBeUndefined();
  });

  it.each(['email=e', 'session_id=cs_1', 'address=A&phone=1'])(
    'detects invalid parameters: %s',
    (search) => {
      expect(readPaidCheckout(new URLSearchParams(search))).toBe('broken');
    },
  );
});
