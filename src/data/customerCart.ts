import { toCents } from '../../contract/rules/money.ts';
import { freeUnits } from '../../contract/rules/stock.ts';
import type { Cart, CartItem, CartLine, CartTarget } from '../../contract/schemas/cart.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { type GuestLine, isDisplayed, isSameLine, unitsOf } from '../lib/guestCart.ts';

/** The shop's answer about a cart: a line that was asked for and has no product is gone. */
export type PricedProducts = { asked: CartTarget[]; products: Product[] };

/** A customer's cart as the app keeps it. */
export type CustomerCart = {
  lines: GuestLine[];
  priced: PricedProducts;
  /** When its hold expires (ISO 8601); absent if the server does not say. */
  heldUntil?: string | undefined;
};

export const emptyCart: CustomerCart = { lines: [], priced: { asked: [], products: [] } };

/** The server's answer, with what this browser remembers of the cart `before`. */
export function toCustomerCart(
  { cartData, removed = [], heldUntil }: Cart,
  { lines: before }: CustomerCart = emptyCart,
): CustomerCart {
  const answered = [...cartData.map(toLine), ...removed.map(toGoneLine)];
  const lines = asSeen(answered.filter(isDisplayed), before);
  return {
    lines,
    priced: { asked: lines, products: cartData.map(({ product }) => product) },
    heldUntil,
  };
}

/** Units of a line that are held for the customer, as far as they are available. */
export function heldUnits({ lines, priced }: CustomerCart, target: CartTarget): number {
  const product = priced.products.find(({ _id }) => _id === target.itemId);
  const stock = product?.sizes.find(({ size }) => size === target.size);
  const units = unitsOf(lines, target);
  return stock ? Math.min(units, freeUnits(stock)) : units;
}

/**
 * A line keeps the price that was seen, so that another one has to be accepted; and its name, when
 * what it named is gone.
 */
function asSeen(lines: GuestLine[], before: readonly GuestLine[]): GuestLine[] {
  return lines.map((line) => {
    const seen = before.find((one) => isSameLine(one, line));
    if (!seen) return { ...line, name: line.name || 'An item you chose' };
    return { ...line, name: line.name || seen.name, priceCents: seen.priceCents };
  });
}

/** Of what has gone from the shop, the server knows neither name nor price any more. */
function toGoneLine(line: CartLine): GuestLine {
  return { ...line, name: '', priceCents: 0 };
}

function toLine({ product, size, quantity }: CartItem): GuestLine {
  const { _id, name, price } = product;
  return { itemId: _id, size, quantity, name, priceCents: toCents(price) };
}
