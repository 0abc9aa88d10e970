import Button from '@mui/material/Button';
import type { CartRow } from '../../lib/cartRows.ts';
import { lineName } from './cartActions.ts';

type RemoveButtonProps = {
  row: CartRow;
  onRemove: (row: CartRow) => void;
};

/** Takes one unit away, and with the last one the line (specification C3). */
export function RemoveButton({ row, onRemove }: RemoveButtonProps) {
  return (
    <Button
      color="inherit"
      aria-label={`Remove one ${lineName(row)}`}
      onClick={() => onRemove(row)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <span>{row.quantity > 1 ? 'Remove one' : 'Remove'}</span>
    </Button>
  );
}
