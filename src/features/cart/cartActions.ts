import type { CartRow } from '../../lib/cartRows.ts';

/** The actions on a line of the cart. */
export type CartActions = {
  /** Adds one unit. */
  onAdd: (row: CartRow) => void;
  /** Removes one item; the line goes at zero. */
  onRemove: (row: CartRow) => void;
  /** Removes the whole line. */
  onDrop: (row: CartRow) => void;
  /** Sets the line to that many units. */
  onKeep: (row: CartRow, units: number) => void;
  /** Accepts today's price. */
  onAcceptPrice: (row: CartRow) => void;
};

export type CartLinesProps = CartActions & { rows: readonly CartRow[] };

/** What the buttons of a line call it. */
export function lineName({ name, size }: CartRow): string {
  return `${name}, size ${size}`;
}
