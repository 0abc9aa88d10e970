import { limits } from '../../../contract/limits.ts';
import { onlyLeft } from '../../../contract/rules/stock.ts';
import { Conflict } from '../../errors.ts';

export const tooMany = `A cart takes at most ${limits.cartQuantity.max} pieces of one size.`;

/** The most pieces that a line may have: of those that can be had, and of what a cart takes. */
export function maxQuantity(within: number): number {
  return Math.min(within, limits.cartQuantity.max);
}

/** @throws Conflict when a line of `wanted` pieces cannot be had, or does not fit into the cart */
export function checkRoom(line: {
  name: string;
  size: string;
  wanted: number;
  /** Pieces that the customer can have. */
  within: number;
  /** Lines that the cart has already. */
  lines: number;
}): void {
  if (line.wanted > line.within) throw new Conflict(onlyLeft(line.within, line.name, line.size));
  if (line.wanted > limits.cartQuantity.max) {
    throw new Conflict(tooMany);
  }
  if (line.wanted === 1 && line.lines >= limits.cartLines.max) {
    throw new Conflict(`A cart takes at most ${limits.cartLines.max} different items.`);
  }
}
