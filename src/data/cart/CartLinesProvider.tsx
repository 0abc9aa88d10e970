import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import type { GuestLine } from '../../lib/cart/guestLines.ts';
import { useCart } from './useCart.ts';

const CartLines = createContext<readonly GuestLine[]>([]);

/** Provides the cart's lines to those parts of a page that may change after the next paint. */
export function CartLinesProvider({ children }: { children: ReactNode }) {
  const { lines } = useCart();
  return <CartLines value={useDeferredValue(lines)}>{children}</CartLines>;
}

/**
 * The cart's lines, changed only after the paint that answers a press: a product's page and the
 * cards around it have over a thousand components, which would delay that paint.
 */
export function useCartLines(): readonly GuestLine[] {
  return useContext(CartLines);
}
