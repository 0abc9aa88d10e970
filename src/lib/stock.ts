/** The part of a size entry that says how many are left. */
type Stock = { quantity: number; quantityReserved: number };

/** Pieces that can still be chosen: `quantity - quantityReserved`, never below 0 (spec section 9). */
export function freePieces({ quantity, quantityReserved }: Stock): number {
  return Math.max(0, quantity - quantityReserved);
}

/** Free pieces over all sizes. */
export function freePiecesInAll(sizes: readonly Stock[]): number {
  return sizes.reduce((sum, size) => sum + freePieces(size), 0);
}

/** At most this many free pieces are worth telling the shopper. */
export const lowStock = 3;
