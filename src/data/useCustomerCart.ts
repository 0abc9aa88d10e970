import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CartTarget } from '../../contract/schemas/cart.ts';
import {
  acceptPrice,
  addUnit,
  capLine,
  dropLine,
  type GuestLine,
  removeUnit,
  unitsOf,
} from '../lib/guestCart.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { isUnheard, outcomeOf } from './apiError.ts';
import { type CustomerCart, emptyCart, heldUnits, toCustomerCart } from './customerCart.ts';
import type { CacheKey } from './endpointKey.ts';
import { toResource } from './resource.ts';
import { useFreshness } from './useFreshness.ts';
import { useShownStock } from './useShownStock.ts';

/** Applies a change to the lines. */
type ToLines = (lines: readonly GuestLine[]) => GuestLine[];

/**
 * The cart that the server keeps for a customer. A change shows at once, in the cart and in what is
 * left of the product; when its call fails it is rolled back. Changes are sent one after another, as
 * each is a unit more or less, so that none may be sent again: when an answer is lost, the server's
 * cart says whether the change was made. After the last it is asked for the cart as it is now.
 */
export function useCustomerCart(session: Session | undefined) {
  const { call, enqueue } = useApi();
  const { cache, mutate } = useSWRConfig();
  const showReserved = useShownStock();
  const userId = session?.id;
  // By user: the prices that were seen outlive a session.
  const key = useMemo(
    (): CacheKey<'GET /getcart'> | null => (userId ? ['GET /getcart', {}, userId] : null),
    [userId],
  );
  const { data, error } = useSWR(
    key,
    async () => toCustomerCart(await call('GET /getcart', {}), shownIn(cache, key)),
    useFreshness(),
  );

  const actions = useMemo(() => {
    function change(to: ToLines, sent: Promise<unknown>) {
      return outcomeOf(
        mutate<CustomerCart | undefined, unknown>(key, sent, {
          optimisticData: (_, cart) => cart && { ...cart, lines: to(cart.lines) },
          populateCache: false,
        }),
      );
    }

    /** Sends one unit more or less; `isMade` tells from the units that the server has whether it was. */
    async function sendUnit(
      endpoint: 'POST /addtocart' | 'POST /removefromcart',
      body: CartTarget,
      isMade: (units: number) => boolean,
    ) {
      try {
        await call(endpoint, { body });
      } catch (error) {
        if (!isUnheard(error)) throw error;
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

    /** Removes units of a line, one by one, until as many are left as `to` keeps. */
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
      removeItem: (target: CartTarget) => shrink(target, (before) => removeUnit(before, target)),
      dropItem: (target: CartTarget) => shrink(target, (before) => dropLine(before, target)),
      capItem: (target: CartTarget, units: number) =>
        shrink(target, (before) => capLine(before, target, units)),
      /** Only this browser knows which price was seen: the server always charges today's. */
      acceptPrice: (target: CartTarget, priceCents: number) =>
        change(
          (before) => acceptPrice(before, target, priceCents),
          enqueue(async () => {}),
        ),
    };
  }, [call, enqueue, cache, mutate, key, showReserved]);

  const { status } = session ? toResource({ data, error }) : { status: 'ready' as const };
  return { status, ...(data ?? emptyCart), ...actions };
}

function shownIn(
  cache: ReturnType<typeof useSWRConfig>['cache'],
  key: CacheKey | null,
): CustomerCart | undefined {
  return cache.get(unstable_serialize(key))?.data;
}
