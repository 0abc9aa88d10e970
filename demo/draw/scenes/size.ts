/** Size of a product's picture, in pixels. */
export const PICTURE = { width: 1200, height: 1500 };
