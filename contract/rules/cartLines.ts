import { limits } from '../limits.ts';
import type { CartLine } from '../schemas/cart.ts';

/** The same size of the same product becomes one line, of as many pieces as a line may have. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.itemId, line.size]);
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity: Math.min(quantity, limits.cartQuantity.max) });
  }
  return [...merged.values()];
}
