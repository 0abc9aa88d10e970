import { persisted } from './persisted.ts';

/** Measures of garments that fit the shopper, by category and shape; checked when they are read. */
export const ownPieces = persisted('hemline.ownPieces', (value) => ({
  ...(value as Record<string, unknown>),
}));
