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
   * Marks a change as idempotent, so that it can be sent again when its reply was lost; most of an
   * admin's are.
   */
  repeatable?: true;
};

// Named constants keep the shoppers’ bundle small.
const anyone = { access: 'public' } as const;
const inOwnName = { access: 'public', personal: true } as const;
const guest = { access: 'guest' } as const;
const user = { access: 'user' } as const;
const userAgain = { access: 'user', repeatable: true } as const;

/** One row per call. Missing rows are admin calls, so that shoppers don't download their names. */
const calls = {
  'GET /allproducts': anyone,
  'GET /product/:id': anyone,
  'POST /getcartunaut': anyone,
  'POST /login': anyone,
  'POST /signup': anyone,
  'GET /envparams': anyone,
  'GET /s3/getimage/:imageName': anyone,
  'POST /forgotpassword': anyone,
  'POST /resetpassword': anyone,
  'POST /guestcheckout': anyone,
  'POST /openorder': anyone,
  'POST /cancelorder': anyone,
  'POST /neworderlink': anyone,
  'POST /mailorderlink': anyone,
  'POST /returnlinkedorder': anyone,
  'POST /paylinkeddifference': anyone,
  'POST /linkedinvoice': anyone,
  'GET /reviews/:productId': anyone,
  'POST /webvitals': anyone,
  'POST /consent': anyone,
  'POST /measure': anyone,
  'GET /productcounts': anyone,
  'GET /checkoutoptions': anyone,
  'GET /discountcode/:code': inOwnName,
  'POST /buygiftcard': anyone,
  'POST /giftcard': inOwnName,
  'POST /stockalert': inOwnName,
  'POST /endstockalerts': anyone,
  'GET /collection/:slug': anyone,
  'GET /shoptext/:name': anyone,
  'GET /health': anyone,
  'GET /ready': anyone,
  'POST /createorder': guest,
  'POST /stripe/create-checkout-session': guest,
  'POST /keeporder': guest,
  'GET /getuser': user,
  'GET /getcart': user,
  'POST /addtocart': user,
  'POST /removefromcart': user,
  'POST /cleancart': user,
  'POST /updateuser': user,
  'GET /getorders': user,
  'GET /formerorders': user,
  'GET /getfavorites': user,
  'POST /addfavorite/:id': userAgain,
  'POST /removefavorite/:id': userAgain,
  'GET /getrelprod': user,
  'POST /rate/:productId': userAgain,
  'POST /joincart': userAgain,
  'POST /returnorder/:id': user,
  'POST /paydifference/:id': user,
  'GET /invoice/:id': user,
  'POST /review/:productId': userAgain,
  'POST /reviewpicture/:productId': user,
  'POST /saveaddress': userAgain,
  'POST /removeaddress/:id': userAgain,
  'POST /savemysize': userAgain,
  'POST /newsletter': userAgain,
  'POST /confirmnewsletter': anyone,
  'POST /logout': user,
  'GET /exportuser': user,
  'POST /deleteuser': user,
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
 * Returns true if the call can be sent again when its reply was lost. A call named `make` or
 * `renew` returns a secret once, a spec-only server adds a product each time, and an MFA code works
 * once.
 */
export function isRepeatable(key: EndpointKey): boolean {
  const {
    access,
    repeatable = access === 'admin' && !/GET|make|renew|addproduct|verify|reregister/.test(key),
  } = callOf(key);
  return repeatable;
}
