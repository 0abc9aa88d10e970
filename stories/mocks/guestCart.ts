import { toCents } from '../../contract/rules/money.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { GuestLine } from '../../src/lib/cart/guestLines.ts';

/** A line as the app stores it after a unit was added; `seenPrice` in dollars, else today's. */
export function guestLine(
  { _id, name, price }: Product,
  size: string,
  quantity = 1,
  seenPrice = price,
): GuestLine {
  return { itemId: _id, size, quantity, name, priceCents: toCents(seenPrice) };
}

/** Puts a guest's cart where the app keeps it: for a story's `beforeEach`. */
export function fillGuestCart(...lines: GuestLine[]) {
  localStorage.setItem('hemline.cart', JSON.stringify(lines));
}
