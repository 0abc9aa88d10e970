import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import type { CartItem, CartTarget } from '../../contract/schemas/cart.ts';
import {
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
  const fetchLines = useCallback(
    async () => (await call('GET /getcart', {})).cartData.map(toLine),
    [call],
  );
  const { data, error, mutate } = useSWR(
    session ? keys.customerCart(session.id) : null,
    fetchLines,
  );
  const lines = data ?? noLines;

  const verbs = useMemo(() => {
    async function change(
      to: (lines: readonly GuestLine[]) => GuestLine[],
      send: () => Promise<unknown>,
    ) {
      await mutate(() => send().then(fetchLines), {
        optimisticData: (before = noLines) => to(before),
        rollbackOnError: true,
        revalidate: false,
      });
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
      /** The server always asks for today's price: reading the cart again accepts it. */
      acceptPrice: async () => void (await mutate()),
    };
  }, [call, fetchLines, lines, mutate]);

  return { status: session ? toResource({ data, error }).status : 'ready', lines, ...verbs };
}

function toLine({ product, size, quantity }: CartItem): GuestLine {
  const { _id, name, price } = product;
  return { itemId: _id, size, quantity, name, priceCents: toCents(price) };
}
