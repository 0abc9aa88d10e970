import { persisted } from './persisted.ts';

/**
 * Measures of garments that fit the shopper, by category and shape; checked when they are read.
 * Browsers have them under this key.
 */
export const referenceGarments = persisted('hemline.ownPieces', (value) => ({
  ...(value as Record<string, unknown>),
}));
