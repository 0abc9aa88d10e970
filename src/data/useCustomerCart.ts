import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CartTarget } from '../../contract/schemas/cart.ts';
import {
  acceptPrice,
  addPiece,
  capLine,
  dropLine,
  type GuestLine,
  piecesOf,
  removePiece,
} from '../lib/guestCart.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { type CustomerCart, emptyCart, heldPieces, toCustomerCart } from './customerCart.ts';
import { keys } from './keys.ts';
import { toResource } from './resource.ts';
import { useCartQueue } from './useCartQueue.ts';
import { useFreshness } from './useFreshness.ts';
import { useReservePieces } from './useReservePieces.ts';

/** What a change makes of the lines. */
type ToLines = (lines: readonly GuestLine[]) => GuestLine[];

/**
 * The cart that the server keeps for a customer. A change shows at once, in the cart and in what is
 * left of the product; when its call fails it is taken back and the verb rejects. Changes are sent
 * one after another; after the last the server is asked what holds.
 */
export function useCustomerCart(session: Session | undefined) {
  const { call } = useApi();
  const { cache, mutate: mutateAll } = useSWRConfig();
  const key = session ? keys.customerCart(session.id) : null;
  const cacheKey = unstable_serialize(key);
  const queue = useCartQueue(key);
  const reservePieces = useReservePieces();
  const shown = useCallback(
    (): CustomerCart | undefined => cache.get(cacheKey)?.data,
    [cache, cacheKey],
  );
  const { data, error, mutate } = useSWR(
    key,
    () => queue.read(async () => toCustomerCart(await call('GET /getcart', {}), shown())),
    useFreshness(),
  );

  const verbs = useMemo(() => {
    async function change(to: ToLines, send: (lines: GuestLine[]) => Promise<unknown>) {
      try {
        await queue.change(
          (cart) => cart && { ...cart, lines: to(cart.lines) },
          (cart = emptyCart) => send(cart.lines),
          shown(),
        );
      } finally {
        // Of a change that failed some may have happened: the server knows.
        if (!queue.isBusy()) void mutate();
      }
    }

    /** So many pieces more are reserved, unless the change fails. */
    async function reserving(target: CartTarget, pieces: number, changed: Promise<void>) {
      reservePieces({ ...target, pieces });
      try {
        await changed;
      } catch (error) {
        reservePieces({ ...target, pieces: -pieces });
        throw error;
      } finally {
        // What was asked for meanwhile may have been answered without this change.
        if (!queue.isBusy()) void mutateAll(keys.showsStock);
      }
    }

    function addItem({ itemId, size, ...line }: Omit<GuestLine, 'quantity'>) {
      const target = { itemId, size };
      const send = () => call('POST /addtocart', { body: target });
      return reserving(
        target,
        1,
        change((before) => addPiece(before, { ...target, ...line }), send),
      );
    }

    /** Takes a line's pieces away, one by one, until as many are left as `to` leaves of it. */
    function shrink({ itemId, size }: CartTarget, to: ToLines) {
      const target = { itemId, size };
      async function send(lines: GuestLine[]) {
        const surplus = piecesOf(lines, target) - piecesOf(to(lines), target);
        for (let pieces = surplus; pieces > 0; pieces--) {
          await call('POST /removefromcart', { body: target });
        }
      }
      const cart = shown() ?? emptyCart;
      const given =
        heldPieces({ ...cart, lines: to(cart.lines) }, target) - heldPieces(cart, target);
      return reserving(target, given, change(to, send));
    }

    return {
      addItem,
      removeItem: (target: CartTarget) => shrink(target, (before) => removePiece(before, target)),
      dropItem: (target: CartTarget) => shrink(target, (before) => dropLine(before, target)),
      capItem: (target: CartTarget, pieces: number) =>
        shrink(target, (before) => capLine(before, target, pieces)),
      /** What was seen is this browser's own matter: the server always asks for today's price. */
      acceptPrice: (target: CartTarget, priceCents: number) =>
        change(
          (before) => acceptPrice(before, target, priceCents),
          async () => {},
        ),
    };
  }, [call, queue, mutate, mutateAll, reservePieces, shown]);

  const { status } = session ? toResource({ data, error }) : { status: 'ready' as const };
  return { status, ...(data ?? emptyCart), ...verbs };
}
