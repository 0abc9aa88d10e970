import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CartItem, CartLine, CartTarget } from '../../contract/schemas/cart.ts';
import {
  acceptPrice,
  addPiece,
  capLine,
  dropLine,
  type GuestLine,
  piecesOf,
  removePiece,
} from '../lib/guestCart.ts';
import { toCents } from '../lib/money.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { keys } from './keys.ts';
import { toResource } from './resource.ts';

const noLines: GuestLine[] = [];

/**
 * The cart that the server keeps for a customer. A change shows at once; when its call fails the
 * cart is as it was before and the verb rejects.
 */
export function useCustomerCart(session: Session | undefined) {
  const { call } = useApi();
  const { cache } = useSWRConfig();
  const key = session ? keys.customerCart(session.id) : null;
  const cacheKey = unstable_serialize(key);
  const fetchLines = useCallback(async () => {
    const { cartData, removed = [] } = await call('GET /getcart', {});
    const answered = [...cartData.map(toLine), ...removed.map(toGoneLine)];
    return asSeen(answered, cache.get(cacheKey)?.data);
  }, [call, cache, cacheKey]);
  const { data, error, mutate } = useSWR(key, fetchLines);
  const lines = data ?? noLines;

  const verbs = useMemo(() => {
    async function change(
      to: (lines: readonly GuestLine[]) => GuestLine[],
      send: () => Promise<unknown>,
    ) {
      try {
        await mutate(() => send().then(fetchLines), {
          optimisticData: (before = noLines) => to(before),
          rollbackOnError: true,
          revalidate: false,
        });
      } catch (error) {
        // Some of it may have happened: the server knows.
        void mutate();
        throw error;
      }
    }
    async function removePieces(target: CartTarget, pieces: number) {
      for (let left = pieces; left > 0; left--) {
        await call('POST /removefromcart', { body: target });
      }
    }
    return {
      addItem: ({ itemId, size, ...line }: Omit<GuestLine, 'quantity'>) =>
        change(
          (before) => addPiece(before, { itemId, size, ...line }),
          () => call('POST /addtocart', { body: { itemId, size } }),
        ),
      removeItem: ({ itemId, size }: CartTarget) =>
        change(
          (before) => removePiece(before, { itemId, size }),
          () => removePieces({ itemId, size }, 1),
        ),
      dropItem: ({ itemId, size }: CartTarget) =>
        change(
          (before) => dropLine(before, { itemId, size }),
          () => removePieces({ itemId, size }, piecesOf(lines, { itemId, size })),
        ),
      capItem: ({ itemId, size }: CartTarget, pieces: number) =>
        change(
          (before) => capLine(before, { itemId, size }, pieces),
          () => removePieces({ itemId, size }, piecesOf(lines, { itemId, size }) - pieces),
        ),
      /** What was seen is this browser's own matter: the server always asks for today's price. */
      acceptPrice: async (target: CartTarget, priceCents: number) => {
        const accept = (before = noLines) => acceptPrice(before, target, priceCents);
        await mutate(accept, { revalidate: false });
      },
    };
  }, [call, fetchLines, lines, mutate]);

  return { status: session ? toResource({ data, error }).status : 'ready', lines, ...verbs };
}

/**
 * A line keeps the price that was seen, so that another one has to be accepted; and its name, when
 * what it named is gone.
 */
function asSeen(lines: GuestLine[], before: readonly GuestLine[] = noLines): GuestLine[] {
  return lines.map((line) => {
    const seen = before.find(({ itemId, size }) => itemId === line.itemId && size === line.size);
    if (!seen) return { ...line, name: line.name || 'A piece you chose' };
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
