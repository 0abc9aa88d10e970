import type { EndpointKey } from '../endpoint.ts';

/**
 * Who may make a call: everyone; a customer, or a guest who checks out without an account (`guest`); a
 * customer; an admin, whose calls also carry the `role` header, which the server never believes.
 */
export type Access = 'public' | 'guest' | 'user' | 'admin';

/** The calls that shoppers make. No shopper downloads the names of the rest, which are an admin's. */
const shoppersCalls = {
  'GET /allproducts': 'public',
  'GET /product/:id': 'public',
  'POST /getcartunaut': 'public',
  'POST /login': 'public',
  'POST /signup': 'public',
  'GET /envparams': 'public',
  'GET /s3/getimage/:imageName': 'public',
  'POST /forgotpassword': 'public',
  'POST /resetpassword': 'public',
  'POST /guestcheckout': 'public',
  'POST /openorder': 'public',
  'POST /cancelorder': 'public',
  'POST /neworderlink': 'public',
  'POST /returnlinkedorder': 'public',
  'POST /linkedinvoice': 'public',
  'GET /reviews/:productId': 'public',
  'POST /webvitals': 'public',
  'GET /productcounts': 'public',
  'GET /checkoutoptions': 'public',
  'GET /discountcode/:code': 'public',
  'POST /stockalert': 'public',
  'POST /endstockalerts': 'public',
  'GET /shoptext/:name': 'public',
  'GET /health': 'public',
  'GET /ready': 'public',
  'POST /createorder': 'guest',
  'POST /stripe/create-checkout-session': 'guest',
  'POST /keeporder': 'guest',
  'GET /getuser': 'user',
  'GET /getcart': 'user',
  'POST /addtocart': 'user',
  'POST /removefromcart': 'user',
  'POST /cleancart': 'user',
  'POST /updateuser': 'user',
  'GET /getorders': 'user',
  'GET /getfavorites': 'user',
  'POST /addfavorite/:id': 'user',
  'POST /removefavorite/:id': 'user',
  'GET /getrelprod': 'user',
  'POST /rate/:productId': 'user',
  'POST /joincart': 'user',
  'POST /returnorder/:id': 'user',
  'GET /invoice/:id': 'user',
  'POST /review/:productId': 'user',
  'POST /reviewpicture/:productId': 'user',
  'POST /saveaddress': 'user',
  'POST /removeaddress/:id': 'user',
  'POST /savemysize': 'user',
  'POST /logout': 'user',
  'GET /exportuser': 'user',
  'POST /deleteuser': 'user',
} as const satisfies Partial<Record<EndpointKey, Access>>;

/** The same as `accessOf`, as a type. */
export type AccessOf<K extends EndpointKey> = K extends keyof typeof shoppersCalls
  ? (typeof shoppersCalls)[K]
  : 'admin';

/** Who may make this call. */
export function accessOf(key: EndpointKey): Access {
  return (shoppersCalls as Partial<Record<EndpointKey, Access>>)[key] ?? 'admin';
}
