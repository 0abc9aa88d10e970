import type { EndpointKey } from '../endpoint.ts';

/**
 * Callers: everyone (`public`); a customer, or a guest who checks out without an account (`guest`);
 * a customer (`user`); an admin, whose calls also carry the `role` header, which the server never
 * trusts.
 */
export type Access = 'public' | 'guest' | 'user' | 'admin';

type Call = {
  access: Access;
  /** A public call that a logged-in customer makes in their own name. */
  personal?: true;
  /**
   * Marks a change as idempotent, so that it can be sent again when its reply was lost. By default
   * an admin's changes are repeatable, and a shopper's are not.
   */
  repeatable?: boolean;
};

/**
 * One row per call. Missing rows are repeatable admin calls, so that shoppers don't download their
 * names.
 */
const calls = {
  'GET /allproducts': { access: 'public' },
  'GET /product/:id': { access: 'public' },
  'POST /getcartunaut': { access: 'public' },
  'POST /login': { access: 'public' },
  'POST /signup': { access: 'public' },
  'GET /envparams': { access: 'public' },
  'GET /s3/getimage/:imageName': { access: 'public' },
  'POST /forgotpassword': { access: 'public' },
  'POST /resetpassword': { access: 'public' },
  'POST /guestcheckout': { access: 'public' },
  'POST /openorder': { access: 'public' },
  'POST /cancelorder': { access: 'public' },
  'POST /neworderlink': { access: 'public' },
  'POST /mailorderlink': { access: 'public' },
  'POST /returnlinkedorder': { access: 'public' },
  'POST /paylinkeddifference': { access: 'public' },
  'POST /linkedinvoice': { access: 'public' },
  'GET /reviews/:productId': { access: 'public' },
  'POST /webvitals': { access: 'public' },
  'POST /consent': { access: 'public' },
  'POST /measure': { access: 'public' },
  'GET /productcounts': { access: 'public' },
  'GET /checkoutoptions': { access: 'public' },
  'GET /discountcode/:code': { access: 'public', personal: true },
  'POST /buygiftcard': { access: 'public' },
  'POST /giftcard': { access: 'public', personal: true },
  'POST /stockalert': { access: 'public', personal: true },
  'POST /endstockalerts': { access: 'public' },
  'GET /collection/:slug': { access: 'public' },
  'GET /shoptext/:name': { access: 'public' },
  'GET /health': { access: 'public' },
  'GET /ready': { access: 'public' },
  'POST /createorder': { access: 'guest' },
  'POST /stripe/create-checkout-session': { access: 'guest' },
  'POST /keeporder': { access: 'guest' },
  'GET /getuser': { access: 'user' },
  'GET /getcart': { access: 'user' },
  'POST /addtocart': { access: 'user' },
  'POST /removefromcart': { access: 'user' },
  'POST /cleancart': { access: 'user' },
  'POST /updateuser': { access: 'user' },
  'GET /getorders': { access: 'user' },
  'GET /formerorders': { access: 'user' },
  'GET /getfavorites': { access: 'user' },
  'POST /addfavorite/:id': { access: 'user', repeatable: true },
  'POST /removefavorite/:id': { access: 'user', repeatable: true },
  'GET /getrelprod': { access: 'user' },
  'POST /rate/:productId': { access: 'user', repeatable: true },
  'POST /joincart': { access: 'user', repeatable: true },
  'POST /returnorder/:id': { access: 'user' },
  'POST /paydifference/:id': { access: 'user' },
  'GET /invoice/:id': { access: 'user' },
  'POST /review/:productId': { access: 'user', repeatable: true },
  'POST /reviewpicture/:productId': { access: 'user' },
  'POST /saveaddress': { access: 'user', repeatable: true },
  'POST /removeaddress/:id': { access: 'user', repeatable: true },
  'POST /savemysize': { access: 'user', repeatable: true },
  'POST /newsletter': { access: 'user', repeatable: true },
  'POST /confirmnewsletter': { access: 'public' },
  'POST /logout': { access: 'user' },
  'GET /exportuser': { access: 'user' },
  'POST /deleteuser': { access: 'user' },
  // A spec-only server adds a product each time. An MFA code works once, and wrong ones are counted.
  'POST /addproduct': { access: 'admin', repeatable: false },
  'POST /mfa/verify': { access: 'admin', repeatable: false },
  'POST /mfa/reregister': { access: 'admin', repeatable: false },
} as const satisfies Partial<Record<EndpointKey, Call>>;

export type AccessOf<K extends EndpointKey> = K extends keyof typeof calls
  ? (typeof calls)[K]['access']
  : 'admin';

function callOf(key: EndpointKey): Call {
  return (calls as Partial<Record<EndpointKey, Call>>)[key] ?? { access: 'admin' };
}

export function accessOf(key: EndpointKey): Access {
  return callOf(key).access;
}

/** Returns true if the reply depends on the caller. */
export function isPersonal(key: EndpointKey): boolean {
  const { access, personal = access !== 'public' } = callOf(key);
  return personal;
}

/**
 * Returns true if the call can be sent again when its reply was lost. A call named `make` answers a
 * secret once.
 */
export function isRepeatable(key: EndpointKey): boolean {
  const { access, repeatable = access === 'admin' && !/GET|make/.test(key) } = callOf(key);
  return repeatable;
}
