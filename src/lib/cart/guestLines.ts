import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { currency, toCents } from '../../../contract/rules/money.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Cart, CartItem, CartLine, CartTarget } from '../../../contract/schemas/cart.ts';
import type { Product } from '../../../contract/schemas/product.ts';

/** Cart line with the name and price that the shopper saw when adding it. */
export type GuestLine = CartLine & {
  name: string;
  /** Seen price in cents; a newer price must be accepted. */
  priceCents: number;
  /** Code of the seen price's currency; absent in carts of earlier releases and of customers. */
  currency?: string;
};

export function toCartItems(lines: readonly GuestLine[]): CartLine[] {
  return lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }));
}

/** Lines with quantity 0 or no size are neither shown nor counted (specification C4). */
export function isDisplayed({ quantity, size }: Pick<GuestLine, 'quantity' | 'size'>): boolean {
  return quantity > 0 && size.trim() !== '';
}

/**
 * Adds one unit, to an existing line of the product and size if any (specification C2). Returns
 * `lines` itself if they are full.
 */
export function addUnit(lines: GuestLine[], added: Omit<GuestLine, 'quantity'>): GuestLine[] {
  const quantity = unitsOf(lines, added) + 1;
  const next = { ...added, currency: currency().code, quantity };
  if (quantity > limits.cartQuantity.max) return lines;
  if (quantity > 1) return changeLine(lines, added, (line) => ({ ...line, ...next }));
  return lines.length < limits.cartLines.max ? [...lines, next] : lines;
}

/** Removes one unit, and the line with its last one (specification C3). */
export function removeUnit(lines: readonly GuestLine[], target: CartTarget): GuestLine[] {
  return changeLine(lines, target, (line) => ({ ...line, quantity: line.quantity - 1 }));
}

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

export function dropLine(lines: readonly GuestLine[], target: CartTarget): GuestLine[] {
  return lines.filter((line) => !isSameLine(line, target));
}

export function acceptPrice(
  lines: readonly GuestLine[],
  target: CartTarget,
  priceCents: number,
): GuestLine[] {
  return changeLine(lines, target, (line) => ({
    ...line,
    priceCents,
    currency: currency().code,
  }));
}

export function unitsOf(lines: readonly GuestLine[], target: CartTarget): number {
  return lines.find((line) => isSameLine(line, target))?.quantity ?? 0;
}

/** Parses stored lines, dropping invalid ones. */
export function parseGuestLines(stored: unknown): GuestLine[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored
    .filter(isGuestLine)
    .filter(({ itemId, size }) => !seen.has(`${itemId} ${size}`) && seen.add(`${itemId} ${size}`))
    .slice(0, limits.cartLines.max);
}

export function changeLine(
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
    isCount(line.priceCents, Number.MAX_SAFE_INTEGER)
  );
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max;
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max;
}

/** Current products of a cart; a line in `asked` without a product is gone. */
export type PricedProducts = { asked: CartTarget[]; products: Product[] };

export type CustomerCart = {
  lines: GuestLine[];
  priced: PricedProducts;
  /** End of the reservation (ISO 8601); absent if the server does not report it. */
  heldUntil?: string | undefined;
};

export const emptyCart: CustomerCart = { lines: [], priced: { asked: [], products: [] } };

/** Converts the server's reply, keeping seen prices and names of `before`. */
export function toCustomerCart(
  { cartData, removed = [], heldUntil }: Cart,
  { lines: before }: CustomerCart = emptyCart,
): CustomerCart {
  const answered = [...cartData.map(toLine), ...removed.map(toGoneLine)];
  const lines = withSeenPrices(answered.filter(isDisplayed), before);
  return {
    lines,
    priced: { asked: lines, products: cartData.map(({ product }) => product) },
    heldUntil,
  };
}

/** Units of a line held for the customer, up to the available ones. */
export function heldUnits({ lines, priced }: CustomerCart, target: CartTarget): number {
  const product = priced.products.find(({ _id }) => _id === target.itemId);
  const stock = product?.sizes.find(({ size }) => size === target.size);
  const units = unitsOf(lines, target);
  return stock ? Math.min(units, availableUnits(stock)) : units;
}

/** Keeps the seen price, so that a new one must be accepted, and the name of a removed product. */
function withSeenPrices(lines: GuestLine[], before: readonly GuestLine[]): GuestLine[] {
  return lines.map((line) => {
    const seen = before.find((one) => isSameLine(one, line));
    if (!seen) return { ...line, name: line.name || i18n.t('An item you chose') };
    return { ...line, name: line.name || seen.name, priceCents: seen.priceCents };
  });
}

/** Removed products have no name or price on the server. */
function toGoneLine(line: CartLine): GuestLine {
  return { ...line, name: '', priceCents: 0 };
}

function toLine({ product, size, quantity }: CartItem): GuestLine {
  const { _id, name, price } = product;
  return { itemId: _id, size, quantity, name, priceCents: toCents(price) };
}
