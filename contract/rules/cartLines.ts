import { i18n } from '../i18n.ts';
import { limits } from '../limits.ts';
import type { CartLine } from '../schemas/cart.ts';
import { onlyLeft } from './stock.ts';

/** Merges lines of the same product and size, up to the limit of a line. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.itemId, line.size]);
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity: Math.min(quantity, limits.cartQuantity.max) });
  }
  return [...merged.values()];
}

export function tooManyUnits(): string {
  const { max } = limits.cartQuantity;
  return i18n.t('You can have at most {max} of one size in your cart.', { max });
}

export function tooManyLines(): string {
  const { max } = limits.cartLines;
  return i18n.t('Your cart is full: it takes at most {max} different items.', { max });
}

/**
 * Units of a line after adding a guest's `added` units to the cart's `before` units, up to `within`
 * available ones. An existing line never shrinks here: the cart page shows the available units.
 */
export function joinedQuantity(before: number, added: number, within: number): number {
  return Math.max(before, Math.min(before + added, within, limits.cartQuantity.max));
}

/** Message for a line that got fewer units than requested. */
export function fewerUnitsMessage(within: number, name: string, size: string): string {
  return within > limits.cartQuantity.max ? tooManyUnits() : onlyLeft(within, name, size);
}

/** Message about removed lines. */
export function leftOut(count: number): string {
  return i18n.t(
    '{count, plural, one {# item is no longer available and was left out.} other {# items are no longer available and were left out.}}',
    { count },
  );
}
