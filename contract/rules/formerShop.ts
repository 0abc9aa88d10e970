/** Maximum customers or orders of a former shop in one import call, and lines of such an order. */
export const formerShopLimits = { rows: 200, lines: 200 } as const;

/** Text of a newsletter consent that was given in a former shop. */
export const importedConsent = 'Given to the former shop, and imported from its list of customers.';
