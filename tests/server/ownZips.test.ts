import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpointOf } from '../../contract/endpoints.ts';
import { validator } from '../../server/http/route.ts';
import { checkoutRequest, contact } from './support/checkoutRequest.ts';

const own = 'Downing Street 10, London, United Kingdom, SW1A 2AA';
const none = 'Nathan Road 1, Kowloon, Hong Kong';

const account = { username: 'Ann', email: contact.email };
const { orderDetails } = checkoutRequest('', [[2, 'M', 1, 19.95]]);

/** Bodies of the calls that write an address. */
const bodies: [EndpointKey, (address: string) => object][] = [
  ['POST /signup', (address) => ({ ...account, password: 'long-enough', address, cartItems: [] })],
  ['POST /updateuser', (address) => ({ ...account, address })],
  ['POST /saveaddress', (address) => ({ address, isDefault: false })],
  [
    'POST /stripe/create-checkout-session',
    (address) => ({ ...checkoutRequest('id', []), orderDetails: { ...orderDetails, address } }),
  ],
  [
    'POST /handleorder/:id',
    (address) => ({
      ...{ payment_status: 'paid', delivery_status: 'processing', notes: '', address },
    }),
  ],
  [
    'POST /takeorder',
    (address) => ({
      ...{ requestId: 'a', payment: 'cash', notes: '', mailsCustomer: false },
      orderDetails: { ...orderDetails, address },
    }),
  ],
];

describe.each(bodies)('addresses of %s', (key, bodyWith) => {
  const { body } = endpointOf(key);
  if (!body) throw new Error(`${key} takes nothing`);
  const check = validator({ schema: body, httpPart: 'body', method: '', url: '' });
  const refusal = (address: string) => {
    const { error } = check(bodyWith(address)) as { error?: Error };
    return error?.message;
  };

  it('have their country’s own zip codes, or none', () => {
    expect(refusal(own)).toBeUndefined();
    expect(refusal(none)).toBeUndefined();
    expect(refusal(contact.address)).toBeUndefined();
  });

  it.each([
    'Downing Street 10, London, United Kingdom',
    'Downing Street 10, London, United Kingdom, SW1A',
    'Rua Augusta 1, Lisbon, Portugal',
    'Rua Augusta 1, Lisbon, Portugal, SW1A 2AA',
    'Nathan Road 1, Hong Kong',
  ])('are refused in another form: %s', (address) => {
    expect(refusal(address)).toMatch(/address must be text of at most 300 .* in the right form/);
  });
});
