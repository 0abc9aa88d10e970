import type { EndpointKey } from '../../contract/endpoint.ts';
import { isAdminCall } from './credentials.ts';

const ofCustomers: ReadonlySet<EndpointKey> = new Set(['POST /rate/:productId', 'POST /joincart']);

/** A plain server adds a product each time; an MFA code works once, and wrong ones are counted. */
const notIdempotent: ReadonlySet<EndpointKey> = new Set([
  'POST /addproduct',
  'POST /mfa/verify',
  'POST /mfa/reregister',
]);

/**
 * Whether a change is idempotent, so that it can be sent again when its answer was lost: almost all
 * that an admin changes, but for uploads.
 */
export function isRepeatable(key: EndpointKey): boolean {
  if (ofCustomers.has(key)) return true;
  return isAdminCall(key) && !key.startsWith('GET ') && !notIdempotent.has(key);
}
