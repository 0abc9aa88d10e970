import type { CartTarget } from '../../contract/schemas/cart.ts';
import {
  acceptPrice,
  addUnit,
  type Bought,
  capLine,
  dropLine,
  type GuestLine,
  parseGuestLines,
  removeUnit,
  withoutBought,
} from '../lib/guestCart.ts';
import { done, type Outcome } from './apiError.ts';
import { persisted, usePersisted } from './persisted.ts';

const noLines: GuestLine[] = [];
const cart = persisted('hemline.cart', parseGuestLines);

/**
 * The cart of a visitor who is not logged in. It lives in the browser's storage and is the same
 * in every tab; where storage is full or disabled it lasts as long as the page.
 */
export function useGuestCart() {
  return { lines: usePersisted(cart) ?? noLines, ...actions };
}

async function change(
  to: (lines: readonly GuestLine[]) => GuestLine[],
): Promise<Outcome<undefined>> {
  cart.write(to(cart.read() ?? noLines));
  return done;
}

const actions = {
  addItem: (line: Omit<GuestLine, 'quantity'>) => change((before) => addUnit(before, line)),
  removeItem: (target: CartTarget) => change((before) => removeUnit(before, target)),
  dropItem: (target: CartTarget) => change((before) => dropLine(before, target)),
  capItem: (target: CartTarget, units: number) =>
    change((before) => capLine(before, target, units)),
  acceptPrice: (target: CartTarget, priceCents: number) =>
    change((before) => acceptPrice(before, target, priceCents)),
  /** Removes what was bought from the cart. */
  takeOut: (bought: readonly Bought[]) => change((before) => withoutBought(before, bought)),
  /** Keeps only these lines. */
  keep: (lines: readonly GuestLine[]) => change(() => [...lines]),
  empty: () => change(() => []),
};
