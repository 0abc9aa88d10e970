import { limits } from '../limits.ts';
import type { CartLine } from '../schemas/cart.ts';
import { onlyLeft } from './stock.ts';

/** The same size of the same product becomes one line, of as many units as a line may have. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.itemId, line.size]);
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity: Math.min(quantity, limits.cartQuantity.max) });
  }
  return [...merged.values()];
}

/** What is said to a shopper who wants more units of one size than a cart takes. */
export const tooManyUnits = `You can have at most ${limits.cartQuantity.max} of one size in your cart.`;

/**
 * How many units a line has once `added` ones have joined the `before` that were in it, of the
 * `within` that the customer can have. A line that was there already never shrinks here: the cart
 * page says what is left of it.
 */
export function joinedQuantity(before: number, added: number, within: number): number {
  return Math.max(before, Math.min(before + added, within, limits.cartQuantity.max));
}

/** What is said of a line that got fewer units than were wanted. */
export function fewerUnits(within: number, name: string, size: string): string {
  return within > limits.cartQuantity.max ? tooManyUnits : onlyLeft(within, name, size);
}

/** What is said of lines that are not in the answer. */
export function leftOut(count: number): string {
  return count === 1
    ? '1 item is no longer available and was left out.'
    : `${count} items are no longer available and were left out.`;
}
