import type { CartTarget } from '../../contract/schemas/cart.ts';
import type { GuestLine } from '../lib/guestCart.ts';
import type { Outcome } from './apiError.ts';
import type { PricedProducts } from './customerCart.ts';
import type { Resource } from './resource.ts';
import { useCustomerCart } from './useCustomerCart.ts';
import { useGuestCart } from './useGuestCart.ts';
import { useStoredSession } from './useStoredSession.ts';

/** A cart, wherever it is kept. */
export type CartWithActions = {
  /** Whether `lines` are known; a guest's always are. */
  status: Resource<unknown>['status'];
  lines: readonly GuestLine[];
  /** A customer's products at today's prices; a guest's have to be asked for. */
  priced?: PricedProducts;
  /** Until when the server keeps the units from others (ISO 8601). */
  heldUntil?: string | undefined;
  addItem: (line: Omit<GuestLine, 'quantity'>) => Promise<Outcome<unknown>>;
  removeItem: (target: CartTarget) => Promise<Outcome<unknown>>;
  dropItem: (target: CartTarget) => Promise<Outcome<unknown>>;
  /** The line keeps at most `units`. */
  capItem: (target: CartTarget, units: number) => Promise<Outcome<unknown>>;
  acceptPrice: (target: CartTarget, priceCents: number) => Promise<Outcome<unknown>>;
};

/** The visitor's cart: a customer's on the server, a guest's in the browser. */
export function useCart(): CartWithActions {
  const { session } = useStoredSession();
  const guestCart = useGuestCart();
  const customerCart = useCustomerCart(session);
  return session ? customerCart : { status: 'ready', ...guestCart };
}
