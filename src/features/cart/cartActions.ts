import type { CartRow } from '../../lib/cartRows.ts';

/** What can be done with a line of the cart; each is told which. */
export type CartActions = {
  /** One unit more. */
  onAdd: (row: CartRow) => void;
  /** Removes one item; the line goes at zero. */
  onRemove: (row: CartRow) => void;
  /** The whole line goes. */
  onDrop: (row: CartRow) => void;
  /** The line keeps that many units. */
  onKeep: (row: CartRow, units: number) => void;
  /** The shopper agrees to today's price. */
  onAcceptPrice: (row: CartRow) => void;
};

export type CartLinesProps = CartActions & { rows: readonly CartRow[] };

/** How a line is called in the names of its buttons. */
export function lineName({ name, size }: CartRow): string {
  return `${name}, size ${size}`;
}
