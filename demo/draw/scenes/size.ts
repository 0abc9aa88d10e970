/** Pixels of a product's picture. */
export const PICTURE = { width: 1200, height: 1500 };
