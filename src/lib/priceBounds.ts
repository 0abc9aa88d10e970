/** The lowest and the highest price of some products, in dollars. */
export type PriceBounds = { lowest: number; highest: number };
