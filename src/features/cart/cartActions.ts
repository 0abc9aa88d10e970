import type { CartRow } from '../../lib/cart/cartRows.ts';

/** Actions on a cart line. */
export type CartActions = {
  /** Adds one unit. */
  onAdd: (row: CartRow) => void;
  /** Removes one unit; the last one removes the line. */
  onRemove: (row: CartRow) => void;
  /** Removes the whole line. */
  onDrop: (row: CartRow) => void;
  /** Sets the number of units. */
  onKeep: (row: CartRow, units: number) => void;
  /** Accepts the current price. */
  onAcceptPrice: (row: CartRow) => void;
};

export type CartLinesProps = CartActions & { rows: readonly CartRow[] };

/** Line name used in button labels. */
export function lineName({ name, size }: CartRow): string {
  return `${name}, size ${size}`;
}
