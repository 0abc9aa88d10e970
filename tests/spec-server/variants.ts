/**
 * Freedoms of the specification, and fields with several valid forms. Each variant is a valid
 * server.
 */
export type Variants = {
  /**
   * The website has another origin, and any origin is allowed: `Access-Control-Allow-Origin: *`.
   */
  otherOrigin: boolean;
  /** Names of states: ours in lower case, or others. */
  states: 'ours' | 'foreign';
  /** Replies that the specification does not show, such as that of `/addproduct`. */
  undocumentedReply: 'success' | 'object' | 'created' | 'noContent' | 'nothing';
  /** Mark of the main picture: a boolean on every picture, on it alone, or a word. */
  marker: 'boolean' | 'mainOnly' | 'text';
  cart: 'object' | 'list';
  ids: 'text' | 'number';
  /** True if a customer's login has a role. */
  customerRole: boolean;
  /** True if `/mfa/verify` answers `success`. */
  verify: 'success' | 'object';
  /** A refusal is a status with a body, or `success: false` with status 200. */
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
  undocumentedReply: 'success',
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
  undocumentedReply: 'noContent',
  marker: 'mainOnly',
  cart: 'list',
  customerRole: false,
  verify: 'object',
  mostPopular: false,
};

/** Answers in unusual forms. */
export const peculiar: Variants = {
  ...asOurs,
  otherOrigin: true,
  states: 'foreign',
  undocumentedReply: 'created',
  marker: 'text',
  ids: 'number',
  refusals: 'body',
  errors: 'objects',
};
