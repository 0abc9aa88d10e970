import { withSize } from '../../../contract/rules/sizeTexts.ts';
import type { CartRow } from '../../lib/cart/cartRows.ts';

export type CartActions = {
  onAdd: (row: CartRow) => void;
  /** Removes one unit; the last one removes the line. */
  onRemove: (row: CartRow) => void;
  onDrop: (row: CartRow) => void;
  onKeep: (row: CartRow, units: number) => void;
  onAcceptPrice: (row: CartRow) => void;
};

export type CartLinesProps = CartActions & { rows: readonly CartRow[] };

/** Line name used in button labels. */
export function lineName({ name, size }: CartRow): string {
  return withSize(name, size);
}
