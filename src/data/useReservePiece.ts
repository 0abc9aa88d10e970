import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Product } from '../../contract/schemas/product.ts';
import { reserveCartPieces } from '../lib/stock.ts';
import { keys } from './keys.ts';

/** One more reserved piece of a product that is on the screen, at once; then the server is asked. */
export function useReservePiece() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (piece: { itemId: string; size: string }) => {
      const reserve = (product?: Product | null) =>
        product && reserveCartPieces(product, [{ ...piece, quantity: 1 }]);
      void mutate(keys.product(piece.itemId), reserve);
    },
    [mutate],
  );
}
