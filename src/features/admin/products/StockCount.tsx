import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { inSize } from '../../../../contract/rules/sizeNames.ts';
import type { CodedSize } from '../../../../contract/schemas/stock.ts';
import { pluralize } from '../../../lib/labels.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';

/** A size with its counted units; `quantity` is its stock when the count began. */
export type CountLine = CodedSize & { counted: number; problem?: string };

type StockCountProps = {
  lines: readonly CountLine[];
  /** Error of the last scan, or of applying the count. */
  problem?: string | undefined;
  /** Result of the last scan, announced politely. */
  told?: string | undefined;
  onScan: (code: string) => void;
  onChange: (lines: CountLine[]) => void;
  onApply: () => Promise<void>;
};

/** Count of the stock. Scanners type a code and press Enter, so the field keeps the focus. */
export function StockCount({ lines, problem, told, onScan, onChange, onApply }: StockCountProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);

  function scan(event: FormEvent) {
    event.preventDefault();
    // Uncontrolled: a scanner may type the next code before a render.
    const code = field.current?.value.trim();
    if (field.current) field.current.value = '';
    if (code) onScan(code);
  }

  function change(line: CountLine, counted: number | undefined) {
    onChange(
      lines.flatMap((one) => {
        if (one !== line) return [one];
        const { problem: _, ...rest } = one;
        return counted === undefined ? [] : [{ ...rest, counted }];
      }),
    );
    if (counted === undefined) field.current?.focus();
  }

  async function apply() {
    setPending(true);
    await onApply();
    setPending(false);
    field.current?.focus();
  }

  return (
    <>
      <Box component="form" onSubmit={scan} sx={{ maxWidth: 420 }}>
        <TextField
          inputRef={field}
          autoFocus
          fullWidth
          label="SKU or barcode"
          error={Boolean(problem)}
          slotProps={{
            htmlInput: { maxLength: ownerLimits.sku.max, autoComplete: 'off', spellCheck: false },
          }}
        />
      </Box>
      <Typography role="alert" variant="body2" color="error">
        {problem}
      </Typography>
      <Typography role="status" variant="body2" sx={{ mb: 2 }}>
        {told}
      </Typography>
      {lines.length > 0 && (
        <>
          <TableContainer>
            <Table size="small" aria-label="Counted sizes">
              <TableHead>
                <TableRow>
                  <TableCell>Item</TableCell>
                  <TableCell align="right">In stock</TableCell>
                  <TableCell>Counted</TableCell>
                  <TableCell align="right">Difference</TableCell>
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {lines.map((line) => (
                  <Line key={`${line.productId} ${line.size}`} line={line} onChange={change} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          <PendingButton isPending={isPending} variant="contained" onClick={apply} sx={{ mt: 3 }}>
            {`Apply the count of ${pluralize(lines.length, 'size')}`}
          </PendingButton>
        </>
      )}
    </>
  );
}

type LineProps = {
  line: CountLine;
  /** Undefined removes the line. */
  onChange: (line: CountLine, counted: number | undefined) => void;
};

function Line({ line, onChange }: LineProps) {
  const { name, size, sku, barcode, quantity, counted, problem } = line;
  const title = inSize(name, size);
  const difference = counted - quantity;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <div>{title}</div>
        <Typography variant="caption" color="textSecondary">
          {[sku, barcode].filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <TableCell align="right">{quantity}</TableCell>
      <TableCell>
        <TextField
          size="small"
          value={counted}
          error={Boolean(problem)}
          helperText={problem}
          onChange={({ target }) => {
            const units = Number(target.value.replace(/\D/g, ''));
            onChange(line, Math.min(units, ownerLimits.quantity.max));
          }}
          slotProps={{
            htmlInput: { 'aria-label': `Counted units of ${title}`, inputMode: 'numeric' },
          }}
          sx={{ minWidth: 88 }}
        />
      </TableCell>
      <TableCell align="right">
        {difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          aria-label={`Remove ${title}`}
          onClick={() => onChange(line, undefined)}
        >
          Remove
        </Button>
      </TableCell>
    </TableRow>
  );
}
