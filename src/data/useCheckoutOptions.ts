import type { CheckoutOptions } from '../../contract/schemas/selling.ts';
import type { Resource } from './resource.ts';
import { useEndpoint } from './useEndpoint.ts';

/** What can be chosen on the way to the payment; null where the server offers no such thing. */
export function useCheckoutOptions(): Resource<CheckoutOptions | null> {
  return useEndpoint('GET /checkoutoptions', {});
}

/** Whether the server supports recipient names. */
export function takesNames(options: Resource<CheckoutOptions | null>): boolean {
  return options.status === 'ready' && options.data?.takesNames === true;
}

/** Whether the server says that one may order without an account. */
export function mayOrderAsGuest(options: Resource<CheckoutOptions | null>): boolean {
  return options.status === 'ready' && options.data?.takesGuests === true;
}
