import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { StockEntry, StockError } from './stockEntries.ts';

type StockRowProps = {
  row: StockEntry;
  /** Shows fields for SKU and barcode. */
  hasCodes?: boolean;
  error?: StockError | undefined;
  onChange: (row: StockEntry) => void;
  onPaste: (event: ClipboardEvent) => void;
};

const codeFields = [
  {
    name: 'sku',
    label: /*i18n*/ 'SKU',
    labelInTable: /*i18n*/ 'SKU of {size}',
    max: ownerLimits.sku.max,
  },
  {
    name: 'barcode',
    label: /*i18n*/ 'Barcode',
    labelInTable: /*i18n*/ 'Barcode of {size}',
    max: ownerLimits.barcode.max,
    inputMode: 'numeric',
  },
] as const;

/** Table row of a size: offered or not, quantity, reserved units and description. */
export function StockRow({ row, hasCodes, error = {}, onChange, onPaste }: StockRowProps) {
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
              slotProps={{ input: { 'aria-label': i18n.t('Offer size {size}', { size }) } }}
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
            htmlInput: {
              'aria-label': i18n.t('Quantity of {size}', { size }),
              inputMode: 'numeric',
            },
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
          placeholder={offered ? i18n.t('A measurement, e.g. Chest 96 cm') : ''}
          error={Boolean(error.description)}
          helperText={error.description}
          onChange={({ target }) => onChange({ ...row, description: target.value })}
          slotProps={{ htmlInput: { 'aria-label': i18n.t('Description of {size}', { size }) } }}
        />
        {hasCodes && offered && (
          <Box sx={codes}>
            {codeFields.map(({ name, label, labelInTable, max, ...input }) => (
              <TextField
                key={name}
                size="small"
                fullWidth
                value={row[name] ?? ''}
                label={i18n.t(label)}
                error={Boolean(error[name])}
                helperText={error[name]}
                onChange={({ target }) => onChange({ ...row, [name]: target.value })}
                // Scanners end a code with Enter, which would submit the form.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                slotProps={{
                  htmlInput: {
                    'aria-label': i18n.t(labelInTable, { size }),
                    'data-code': name,
                    maxLength: max,
                    ...input,
                  },
                }}
              />
            ))}
          </Box>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Side by side only where 13 digits fit. */
const codes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20ch), 1fr))',
  columnGap: 1,
  rowGap: 2,
  mt: 2,
  // Beside the pictures, the column is narrow; on phones, browsers zoom into smaller text.
  '& input': { typography: { sm: 'body2' }, px: { sm: 1 } },
};
