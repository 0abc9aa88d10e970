import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CartRow } from '../../lib/cartRows.ts';
import { lineName } from './cartVerbs.ts';

type RowQuantityProps = {
  row: CartRow;
  onAdd: (row: CartRow) => void;
};

/** How many pieces, and one more while the shop has one. */
export function RowQuantity({ row, onAdd }: RowQuantityProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" aria-live="polite" sx={{ minWidth: '2ch', textAlign: 'center' }}>
        {row.quantity}
      </Box>
      <IconButton
        aria-label={`Add one ${lineName(row)}`}
        disabled={!row.canAdd}
        onClick={() => onAdd(row)}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}
