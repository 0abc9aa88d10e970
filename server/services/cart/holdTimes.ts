const minute = 60_000;

/** Milliseconds that a cart keeps a unit after it was last used. */
export const cartHoldLife = 15 * minute;

/** Milliseconds that a checkout session may be paid. */
export const checkoutLife = 30 * minute;

/** Milliseconds that its units are kept longer: a payment of the last second must still arrive. */
export const checkoutHoldGrace = 2 * minute;
