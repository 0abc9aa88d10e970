import type { EndpointKey } from '../../contract/endpoint.ts';
import { isAdminCall } from './credentials.ts';

const ofCustomers: ReadonlySet<EndpointKey> = new Set(['POST /rate/:productId', 'POST /joincart']);

/** A plain server adds a product each time, and a code of MFA counts once and a wrong one each time. */
const notTwice: ReadonlySet<EndpointKey> = new Set([
  'POST /addproduct',
  'POST /mfa/verify',
  'POST /mfa/reregister',
]);

/**
 * Whether a change that is sent twice does no more than once, so that an answer that was lost can be
 * asked for by sending it again: almost all that an admin changes, but for files.
 */
export function isRepeatable(key: EndpointKey): boolean {
  if (ofCustomers.has(key)) return true;
  return isAdminCall(key) && !key.startsWith('GET ') && !notTwice.has(key);
}
