/**
 * What the specification leaves open of a server, or shows in one form of several. Each is a way in
 * which another server may answer these calls and be right.
 */
export type Variants = {
  /** The website stands on another origin, which any may be: `Access-Control-Allow-Origin: *`. */
  otherOrigin: boolean;
  /** Names of states: ours in lower case, or others. */
  states: 'ours' | 'foreign';
  /** What is answered where the specification shows nothing, as to `/addproduct`. */
  unshown: 'success' | 'object' | 'created' | 'noContent' | 'nothing';
  /** How the main picture is marked: on every picture, on it alone, or with a word. */
  marker: 'boolean' | 'mainOnly' | 'text';
  cart: 'object' | 'list';
  ids: 'text' | 'number';
  /** True if a customer's login has a role. */
  customerRole: boolean;
  /** True if `/mfa/verify` answers `success`. */
  verify: 'success' | 'object';
  /** A refusal is a status with a body, or `success: false` in a 200. */
  refusals: 'status' | 'body';
  errors: 'list' | 'text' | 'objects';
  /** True if products have `mostPopular`; `/addproduct` never takes it. */
  mostPopular: boolean;
  /** True if `/stripe/create-checkout-session` answers its `url`. */
  checkoutUrl: boolean;
};

export const asOurs: Variants = {
  otherOrigin: false,
  states: 'ours',
  unshown: 'success',
  marker: 'boolean',
  cart: 'object',
  ids: 'text',
  customerRole: true,
  verify: 'success',
  refusals: 'status',
  errors: 'list',
  mostPopular: true,
  checkoutUrl: true,
};

/** Answers as little as possible. */
export const laconic: Variants = {
  ...asOurs,
  otherOrigin: true,
  states: 'foreign',
  unshown: 'noContent',
  marker: 'mainOnly',
  cart: 'list',
  customerRole: false,
  verify: 'object',
  mostPopular: false,
};

/** Answers in forms of its own. */
export const peculiar: Variants = {
  ...asOurs,
  otherOrigin: true,
  states: 'foreign',
  unshown: 'created',
  marker: 'text',
  ids: 'number',
  refusals: 'body',
  errors: 'objects',
};
