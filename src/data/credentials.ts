import type { EndpointKey, Endpoints } from '../../contract/endpoint.ts';
import type { Session } from '../lib/session.ts';

type CallsFor<Auth> = {
  [K in EndpointKey]: Endpoints[K]['auth'] extends Auth ? K : never;
}[EndpointKey];

// The contract's own table would bring its schemas into the browser; these types hold ours to it.
const publicCalls: Record<CallsFor<'none'>, true> = {
  'GET /allproducts': true,
  'GET /product/:id': true,
  'POST /getcartunaut': true,
  'POST /login': true,
  'POST /signup': true,
  'POST /guestcheckout': true,
  'POST /openorder': true,
  'POST /cancelorder': true,
  'POST /neworderlink': true,
  'POST /returnlinkedorder': true,
  'POST /forgotpassword': true,
  'POST /resetpassword': true,
  'GET /envparams': true,
  'GET /productcounts': true,
  'GET /checkoutoptions': true,
  'GET /discountcode/:code': true,
  'POST /stockalert': true,
  'POST /endstockalerts': true,
  'GET /s3/getimage/:imageName': true,
  'GET /health': true,
  'GET /ready': true,
};

const adminCalls: Record<CallsFor<'admin'>, true> = {
  'GET /allorders': true,
  'POST /handleorder/:id': true,
  'POST /receivereturn/:id': true,
  'POST /refusereturn/:id': true,
  'POST /refundreturns/:id': true,
  'POST /s3/upload': true,
  'POST /addproduct': true,
  'POST /modifyproduct': true,
  'GET /listproducts': true,
  'DELETE /removeproduct/:id': true,
  'GET /mfa/fetch': true,
  'POST /mfa/register': true,
  'POST /mfa/verify': true,
  'POST /mfa/reregister': true,
  'GET /getproduct/:id': true,
  'POST /modifyproducts': true,
  'POST /removeproducts': true,
  'POST /restoreproducts': true,
  'GET /ordercounts': true,
  'GET /orderhistory/:id': true,
  'GET /shopsummary': true,
  'GET /checkoutsettings': true,
  'POST /savedelivery': true,
  'POST /enddelivery/:id': true,
  'POST /savecode': true,
  'POST /endcode/:id': true,
};

/** Whether the server asks for a session to answer this call. */
export function needsSession(key: EndpointKey): boolean {
  return !(key in publicCalls);
}

/** Public all the same: whoever is logged in makes them in their own name. */
const inOwnName: ReadonlySet<EndpointKey> = new Set(['POST /stockalert']);

/** The headers by which a call says who makes it: none for a guest, nor for most public calls. */
export function credentials(
  key: EndpointKey,
  session: Session | undefined,
): Record<string, string> {
  if (!session || !(needsSession(key) || inOwnName.has(key))) return {};
  return {
    Authorization: `Bearer ${session.token}`,
    ...(key in adminCalls && session.role && { role: session.role }),
  };
}
