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
  'POST /linkedinvoice': true,
  'POST /forgotpassword': true,
  'POST /resetpassword': true,
  'GET /envparams': true,
  'GET /reviews/:productId': true,
  'GET /shoptext/:name': true,
  'GET /productcounts': true,
  'GET /checkoutoptions': true,
  'GET /discountcode/:code': true,
  'POST /stockalert': true,
  'POST /endstockalerts': true,
  'POST /webvitals': true,
  'GET /s3/getimage/:imageName': true,
  'GET /health': true,
  'GET /ready': true,
};

// What else a customer may call; the rest is for admins. Shoppers load none of those names.
const customerCalls: Record<CallsFor<'user' | 'guest'>, true> = {
  'GET /getuser': true,
  'GET /getcart': true,
  'POST /addtocart': true,
  'POST /removefromcart': true,
  'POST /cleancart': true,
  'POST /createorder': true,
  'POST /stripe/create-checkout-session': true,
  'POST /updateuser': true,
  'POST /saveaddress': true,
  'POST /removeaddress/:id': true,
  'POST /savemysize': true,
  'GET /getorders': true,
  'GET /getfavorites': true,
  'POST /addfavorite/:id': true,
  'POST /removefavorite/:id': true,
  'GET /getrelprod': true,
  'POST /rate/:productId': true,
  'POST /joincart': true,
  'POST /keeporder': true,
  'POST /returnorder/:id': true,
  'GET /invoice/:id': true,
  'POST /review/:productId': true,
  'POST /reviewpicture/:productId': true,
  'POST /logout': true,
  'GET /exportuser': true,
  'POST /deleteuser': true,
};

/** Whether the server asks for a session to answer this call. */
export function needsSession(key: EndpointKey): boolean {
  return !(key in publicCalls);
}

/** Public all the same; a logged-in customer makes them in their own name. */
const inOwnName: ReadonlySet<EndpointKey> = new Set([
  'POST /stockalert',
  'GET /discountcode/:code',
]);

/** Whether the answer depends on who asks. */
export function isPersonal(key: EndpointKey): boolean {
  return needsSession(key) || inOwnName.has(key);
}

/** The headers by which a call says who makes it: none for a guest, nor for most public calls. */
export function credentials(
  key: EndpointKey,
  session: Session | undefined,
): Record<string, string> {
  if (!session || !isPersonal(key)) return {};
  return {
    Authorization: `Bearer ${session.token}`,
    ...(isAdminCall(key) && session.role && { role: session.role }),
  };
}

/** Whether the call is an admin’s alone. */
export function isAdminCall(key: EndpointKey): boolean {
  return needsSession(key) && !(key in customerCalls);
}

/** The server's cookie, handed back as a header: the double-submit defence against forged requests. */
export function xsrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1];
  return token ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}

/** A cookie from elsewhere may not be valid percent-encoding; the server refuses it then. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
