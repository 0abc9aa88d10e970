import { persisted } from './persisted.ts';

/** What a shopper said of garments that fit them, by category and shape; to be judged when read. */
export const ownPieces = persisted('hemline.ownPieces', (value) => ({
  ...(value as Record<string, unknown>),
}));
