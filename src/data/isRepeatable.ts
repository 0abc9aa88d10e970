import type { EndpointKey } from '../../contract/endpoint.ts';
import { isAdminCall } from './credentials.ts';

const ofCustomers: ReadonlySet<EndpointKey> = new Set(['POST /rate/:productId', 'POST /joincart']);

/**
 * Whether a change that is sent twice does no more than once, so that an answer that was lost can be
 * asked for by sending it again. All that an admin changes is like that but a new product, which a
 * plain server adds each time.
 */
export function isRepeatable(key: EndpointKey): boolean {
  if (ofCustomers.has(key)) return true;
  return isAdminCall(key) && !key.startsWith('GET ') && key !== 'POST /addproduct';
}
