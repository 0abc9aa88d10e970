import { changeLine, type GuestLine } from './guestLines.ts';

type Bought = { product_id: string; size: string; quantity: number };

/** Removes purchased units, keeping units added meanwhile. */
export function removeBought(lines: readonly GuestLine[], bought: readonly Bought[]): GuestLine[] {
  return bought.reduce(
    (left, { product_id, size, quantity }) =>
      changeLine(left, { itemId: product_id, size }, (line) => ({
        ...line,
        quantity: line.quantity - quantity,
      })),
    [...lines],
  );
}
