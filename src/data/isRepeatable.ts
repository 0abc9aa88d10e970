import type { EndpointKey } from '../../contract/endpoint.ts';
import type { UserChange } from '../../contract/schemas/user.ts';
import { isAdminCall } from './credentials.ts';

const ofCustomers: ReadonlySet<EndpointKey> = new Set([
  'POST /addfavorite/:id',
  'POST /removefavorite/:id',
  'POST /rate/:productId',
  'POST /review/:productId',
  'POST /saveaddress',
  'POST /removeaddress/:id',
  'POST /savemysize',
  'POST /joincart',
]);

/** A plain server adds a product each time; an MFA code works once, and wrong ones are counted. */
const notIdempotent: ReadonlySet<EndpointKey> = new Set([
  'POST /addproduct',
  'POST /mfa/verify',
  'POST /mfa/reregister',
]);

/**
 * Whether a change is idempotent, so that it can be sent again when its answer was lost: almost all
 * that an admin changes, but for uploads, and what a customer says of themselves. With a new
 * password, the current one that came along is an old one the second time.
 */
export function isRepeatable(key: EndpointKey, body?: unknown): boolean {
  if (ofCustomers.has(key)) return true;
  if (key === 'POST /updateuser') return !(body as UserChange).password;
  return isAdminCall(key) && !key.startsWith('GET ') && !notIdempotent.has(key);
}
