import type { CartRow } from '../../lib/cartRows.ts';
import { Button } from '../../ui/Button.tsx';
import { lineName } from './cartActions.ts';

type RemoveButtonProps = {
  row: CartRow;
  onRemove: (row: CartRow) => void;
};

/** Takes one unit away, and with the last one the line (specification C3). */
export function RemoveButton({ row, onRemove }: RemoveButtonProps) {
  return (
    <Button
      aria-label={`Remove one ${lineName(row)}`}
      onClick={() => onRemove(row)}
      style={{ whiteSpace: 'nowrap' }}
    >
      <span>{row.quantity > 1 ? 'Remove one' : 'Remove'}</span>
    </Button>
  );
}
