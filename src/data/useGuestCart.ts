import { useMemo } from 'react';
import useLocalStorageState from 'use-local-storage-state';
import {
  acceptPrice,
  addPiece,
  capLine,
  dropLine,
  type GuestLine,
  parseGuestLines,
  removePiece,
} from '../lib/guestCart.ts';

const storageKey = 'hemline.cart';
const noLines: GuestLine[] = [];
const serializer = {
  parse: parseGuestLines as (text: string) => unknown,
  stringify: JSON.stringify,
};

type Target = { itemId: string; size: string };

/**
 * The cart of a visitor who is not logged in. It lives in the browser's storage and is the same
 * in every tab; where storage is full or disabled it lasts as long as the page.
 */
export function useGuestCart() {
  const [stored, setLines] = useLocalStorageState<GuestLine[]>(storageKey, { serializer });
  const lines = stored ?? noLines;

  const verbs = useMemo(() => {
    const change = async (to: (lines: readonly GuestLine[]) => GuestLine[]) =>
      setLines((before) => to(before ?? noLines));
    return {
      addItem: (line: Omit<GuestLine, 'quantity'>) => change((before) => addPiece(before, line)),
      removeItem: (target: Target) => change((before) => removePiece(before, target)),
      dropItem: (target: Target) => change((before) => dropLine(before, target)),
      capItem: (target: Target, pieces: number) =>
        change((before) => capLine(before, target, pieces)),
      acceptPrice: (target: Target, priceCents: number) =>
        change((before) => acceptPrice(before, target, priceCents)),
      /** Only these stay. */
      keep: (lines: readonly GuestLine[]) => change(() => [...lines]),
      empty: () => change(() => []),
    };
  }, [setLines]);

  return { lines, ...verbs };
}
