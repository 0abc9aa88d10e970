import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent } from 'react';
import type { StockEntry, StockError } from './stockEntries.ts';

type StockRowProps = {
  row: StockEntry;
  error?: StockError | undefined;
  onChange: (row: StockEntry) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** Table row of a size: offered or not, quantity, reserved units and description. */
export function StockRow({ row, error = {}, onChange, onPaste }: StockRowProps) {
  const { size, offered, quantity, description, reserved } = row;
  return (
    <TableRow role="row">
      <TableCell component="th" role="rowheader" scope="row">
        <FormControlLabel
          label={size}
          control={
            <Checkbox
              checked={offered}
              // Reserved units must stay available to the carts that hold them.
              disabled={offered && reserved > 0}
              slotProps={{ input: { 'aria-label': `Offer size ${size}` } }}
              onChange={(_, checked) =>
                onChange({ ...row, offered: checked, quantity: quantity || '0' })
              }
            />
          }
        />
      </TableCell>
      <TableCell role="cell">
        <TextField
          size="small"
          value={offered ? quantity : ''}
          placeholder="–"
          error={Boolean(error.quantity)}
          helperText={error.quantity}
          onPaste={onPaste}
          onChange={({ target }) => onChange({ ...row, offered: true, quantity: target.value })}
          slotProps={{
            htmlInput: { 'aria-label': `Quantity of ${size}`, inputMode: 'numeric' },
          }}
          fullWidth
          sx={{ '& input': { textAlign: 'right' } }}
        />
      </TableCell>
      <TableCell role="cell" align="right">
        {offered ? reserved : ''}
      </TableCell>
      <TableCell role="cell">
        <TextField
          size="small"
          fullWidth
          value={offered ? description : ''}
          disabled={!offered}
          placeholder={offered ? 'A measurement, e.g. Chest 96 cm' : ''}
          error={Boolean(error.description)}
          helperText={error.description}
          onChange={({ target }) => onChange({ ...row, description: target.value })}
          slotProps={{ htmlInput: { 'aria-label': `Description of ${size}` } }}
        />
      </TableCell>
    </TableRow>
  );
}
