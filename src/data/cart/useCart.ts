import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CartTarget } from '../../../contract/schemas/cart.ts';
import {
  acceptPrice,
  addUnit,
  type CustomerCart,
  capLine,
  dropLine,
  emptyCart,
  type GuestLine,
  heldUnits,
  type PricedProducts,
  parseGuestLines,
  removeUnit,
  toCustomerCart,
  unitsOf,
} from '../../lib/cart/guestLines.ts';
import type { Session } from '../../lib/session.ts';
import { useApi } from '../ApiProvider.tsx';
import { done, hasNoAnswer, type Outcome, outcomeOf } from '../apiError.ts';
import type { CacheKey } from '../endpointKey.ts';
import { persisted, usePersisted } from '../persisted.ts';
import { useStoredSession } from '../session.ts';
import { type Resource, toResource } from '../useEndpoint.ts';
import { useFreshness } from '../useUser.ts';
import { useShownStock } from './useShownStock.ts';

type CartChanges = {
  addItem: (line: Omit<GuestLine, 'quantity'>) => Promise<Outcome<unknown>>;
  removeItem: (target: CartTarget) => Promise<Outcome<unknown>>;
  dropItem: (target: CartTarget) => Promise<Outcome<unknown>>;
  capItem: (target: CartTarget, units: number) => Promise<Outcome<unknown>>;
  acceptPrice: (target: CartTarget, priceCents: number) => Promise<Outcome<unknown>>;
};

export type CartWithActions = CartChanges & {
  /** Loading state of `lines`; always ready for guests. */
  status: Resource<unknown>['status'];
  lines: readonly GuestLine[];
  /** Products at current prices; undefined for guests, whose prices are loaded separately. */
  priced?: PricedProducts;
  /** End of the reservation (ISO 8601). */
  heldUntil?: string | undefined;
};

/** Visitor's cart: on the server for customers, in the browser for guests. */
export function useCart(): CartWithActions {
  const { session } = useStoredSession();
  const { lines } = useGuestCart();
  const customerCart = useCustomerCart(session);
  const changes = useCartChanges();
  return { ...(session ? customerCart : { status: 'ready', lines }), ...changes };
}

/** Changes of the visitor's cart, for components that don't show it: they don't render again. */
export function useCartChanges(): CartChanges {
  const { session } = useStoredSession();
  const customerChanges = useCustomerChanges(session);
  return session ? customerChanges : guestActions;
}

type ToLines = (lines: GuestLine[]) => GuestLine[];

const noLines: GuestLine[] = [];
const guests = persisted('hemline.cart', parseGuestLines);

/**
 * Guest's cart in the browser's storage, shared by all tabs. Lasts as long as the page if storage
 * is full or disabled.
 */
export function useGuestCart() {
  return { lines: usePersisted(guests) ?? noLines, ...guestActions };
}

async function changeGuests(to: ToLines): Promise<Outcome<undefined>> {
  const before = guests.read() ?? noLines;
  const after = to(before);
  if (after === before) {
    return outcomeOf(import('./fullCart.ts').then((module) => module.fullCart(before)));
  }
  guests.write(after);
  return done;
}

const guestActions = {
  addItem: (line) => changeGuests((before) => addUnit(before, line)),
  removeItem: (target) => changeGuests((before) => removeUnit(before, target)),
  dropItem: (target) => changeGuests((before) => dropLine(before, target)),
  capItem: (target, units) => changeGuests((before) => capLine(before, target, units)),
  acceptPrice: (target, cents) => changeGuests((before) => acceptPrice(before, target, cents)),
  change: changeGuests,
} satisfies CartChanges & Record<string, unknown>;

function useCustomerCart(session: Session | undefined) {
  const { call } = useApi();
  const { cache } = useSWRConfig();
  const key = cartKey(session);
  const { data, error } = useSWR(
    key,
    async () => toCustomerCart(await call('GET /getcart', {}), shownIn(cache, key)),
    useFreshness(),
  );
  const { status } = toResource({ data, error });
  return { status, ...(data ?? emptyCart) };
}

/** Keyed by user, because seen prices outlive a session. */
function cartKey(session: Session | undefined): CacheKey<'GET /getcart'> | null {
  return session ? ['GET /getcart', {}, session.id] : null;
}

/**
 * Changes of a customer's cart on the server. They are optimistic, in the cart and in the product's
 * stock, and rolled back on failure. They are sent in sequence. Each adds or removes one unit, so it
 * must not be repeated: after a lost reply, the server's cart shows whether it succeeded. The cart is
 * refetched after the last change.
 */
function useCustomerChanges(session: Session | undefined): CartChanges {
  const { call, enqueue } = useApi();
  const { cache, mutate } = useSWRConfig();
  const showReserved = useShownStock();

  return useMemo(() => {
    const key = cartKey(session);

    function change(to: ToLines, sent: Promise<unknown>) {
      return outcomeOf(
        mutate<CustomerCart | undefined, unknown>(key, sent, {
          optimisticData: (_, cart) => cart && { ...cart, lines: to(cart.lines) },
          populateCache: false,
        }),
      );
    }

    /**
     * Adds or removes a unit; `isMade` checks the server's units for success after a lost reply.
     */
    async function sendUnit(
      endpoint: 'POST /addtocart' | 'POST /removefromcart',
      body: CartTarget,
      isMade: (units: number) => boolean,
    ) {
      try {
        await call(endpoint, { body });
      } catch (error) {
        if (!hasNoAnswer(error)) throw error;
        const cart = await call('GET /getcart', {}).catch(() => undefined);
        if (!cart || !isMade(unitsOf(toCustomerCart(cart).lines, body))) throw error;
      }
    }

    function addItem({ itemId, size, ...line }: Omit<GuestLine, 'quantity'>) {
      const target = { itemId, size };
      const before = shownIn(cache, key);
      const sent = enqueue(() =>
        sendUnit(
          'POST /addtocart',
          target,
          (units) => before !== undefined && units > unitsOf(before.lines, target),
        ),
      );
      void showReserved({ ...target, units: 1 }, sent);
      return change((before) => addUnit(before, { ...target, ...line }), sent);
    }

    /** Removes units of a line one by one, down to the number that `to` keeps. */
    function shrink({ itemId, size }: CartTarget, to: ToLines) {
      const target = { itemId, size };
      const before = shownIn(cache, key) ?? emptyCart;
      const after = { ...before, lines: to(before.lines) };
      const sent = enqueue(async () => {
        const goal = unitsOf(after.lines, target);
        for (let left = unitsOf(before.lines, target) - 1; left >= goal; left--) {
          await sendUnit('POST /removefromcart', target, (units) => units <= left);
        }
      });
      const units = heldUnits(after, target) - heldUnits(before, target);
      void showReserved({ ...target, units }, sent);
      return change(to, sent);
    }

    return {
      addItem,
      removeItem: (target) => shrink(target, (before) => removeUnit(before, target)),
      dropItem: (target) => shrink(target, (before) => dropLine(before, target)),
      capItem: (target, units) => shrink(target, (before) => capLine(before, target, units)),
      /** Local only: the server always charges the current price. */
      acceptPrice: (target, cents) =>
        change(
          (before) => acceptPrice(before, target, cents),
          enqueue(async () => {}),
        ),
    };
  }, [call, enqueue, cache, mutate, session, showReserved]);
}

function shownIn(
  cache: ReturnType<typeof useSWRConfig>['cache'],
  key: CacheKey | null,
): CustomerCart | undefined {
  return cache.get(unstable_serialize(key))?.data;
}
