import type { CreateOrderRequest } from '../../contract/schemas/order.ts';

const names = ['address', 'phone', 'email', 'session_id'];

/**
 * Reads the URL of `/checkout-success`; undefined when it tells of no payment (any more), and
 * `broken` when a part of it is missing.
 */
export function readPaidCheckout(
  search: URLSearchParams,
): CreateOrderRequest | 'broken' | undefined {
  if (!names.some((name) => search.has(name))) return undefined;
  const address = search.get('address');
  const phone = search.get('phone');
  const email = search.get('email');
  const sessionId = search.get('session_id');
  if (address === null || phone === null || email === null) return 'broken';
  return { address, phone: withPlus(phone), email, ...(sessionId && { sessionId }) };
}

/** A plus that was not encoded is read as a space. */
function withPlus(phone: string): string {
  return phone.replace(/^ /, '+');
}
