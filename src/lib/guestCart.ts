import { limits } from '../../contract/limits.ts';
import { toCents } from '../../contract/rules/money.ts';
import type { CartLine, CartTarget } from '../../contract/schemas/cart.ts';

/** A line of the cart, with what the shopper saw when adding it. */
export type GuestLine = CartLine & {
  name: string;
  /** The price that was seen, in cents; a later one has to be accepted. */
  priceCents: number;
};

export function toCartItems(lines: readonly GuestLine[]): CartLine[] {
  return lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }));
}

/** Lines with quantity 0 or no size are neither shown nor counted (specification C4). */
export function isDisplayed({ quantity, size }: Pick<GuestLine, 'quantity' | 'size'>): boolean {
  return quantity > 0 && size.trim() !== '';
}

/** Adds one unit, to the line of its product and size if there is one (specification C2). */
export function addUnit(
  lines: readonly GuestLine[],
  added: Omit<GuestLine, 'quantity'>,
): GuestLine[] {
  if (!lines.some((line) => isSameLine(line, added))) {
    return [...lines, { ...added, quantity: 1 }].slice(0, limits.cartLines.max);
  }
  return changeLine(lines, added, (line) => ({
    ...line,
    ...added,
    quantity: Math.min(limits.cartQuantity.max, line.quantity + 1),
  }));
}

/** Removes one item; the line goes at zero (specification C3). */
export function removeUnit(lines: readonly GuestLine[], target: CartTarget): GuestLine[] {
  return changeLine(lines, target, (line) => ({ ...line, quantity: line.quantity - 1 }));
}

/** Reduces the line to at most `units`. */
export function capLine(
  lines: readonly GuestLine[],
  target: CartTarget,
  units: number,
): GuestLine[] {
  return changeLine(lines, target, (line) => ({
    ...line,
    quantity: Math.min(line.quantity, units),
  }));
}

/** Removes the whole line. */
export function dropLine(lines: readonly GuestLine[], target: CartTarget): GuestLine[] {
  return lines.filter((line) => !isSameLine(line, target));
}

export type Bought = { product_id: string; size: string; quantity: number };

/** Takes the bought units off each line; what was added meanwhile stays. */
export function withoutBought(lines: readonly GuestLine[], bought: readonly Bought[]): GuestLine[] {
  return bought.reduce(
    (left, { product_id, size, quantity }) =>
      changeLine(left, { itemId: product_id, size }, (line) => ({
        ...line,
        quantity: line.quantity - quantity,
      })),
    [...lines],
  );
}

/** Accepts the line's current price. */
export function acceptPrice(
  lines: readonly GuestLine[],
  target: CartTarget,
  priceCents: number,
): GuestLine[] {
  return changeLine(lines, target, (line) => ({ ...line, priceCents }));
}

/** Units of one size of one product that the cart holds. */
export function unitsOf(lines: readonly GuestLine[], target: CartTarget): number {
  return lines.find((line) => isSameLine(line, target))?.quantity ?? 0;
}

/** What was stored as lines; whatever is broken in it is left out, so that it can't break a page. */
export function parseGuestLines(stored: unknown): GuestLine[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored
    .filter(isGuestLine)
    .filter(({ itemId, size }) => !seen.has(`${itemId} ${size}`) && seen.add(`${itemId} ${size}`))
    .slice(0, limits.cartLines.max);
}

function changeLine(
  lines: readonly GuestLine[],
  target: CartTarget,
  change: (line: GuestLine) => GuestLine,
): GuestLine[] {
  return lines
    .map((line) => (isSameLine(line, target) ? change(line) : line))
    .filter((line) => line.quantity > 0);
}

export function isSameLine(a: CartTarget, b: CartTarget): boolean {
  return a.itemId === b.itemId && a.size === b.size;
}

function isGuestLine(value: unknown): value is GuestLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof GuestLine, unknown>>;
  return (
    isText(line.itemId, 64) &&
    isText(line.size, limits.size.max) &&
    isText(line.name, 200) &&
    isCount(line.quantity, limits.cartQuantity.max) &&
    isCount(line.priceCents, toCents(limits.price.max))
  );
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max;
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max;
}
