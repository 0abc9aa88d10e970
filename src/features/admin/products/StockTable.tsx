import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useState } from 'react';
import { pluralize } from '../../../lib/pluralize.ts';
import { StockRow } from './StockRow.tsx';
import type { StockEntry, StockError } from './stockEntries.ts';
import { isColumn, pasteStock } from './stockPaste.ts';

const Sizes = styled(Table)(({ theme }) => ({
  '& td, & th': { padding: theme.spacing(0.5), verticalAlign: 'top' },
  '& tbody > tr > td:nth-of-type(2)': { paddingTop: theme.spacing(1.5) },
  '& td:nth-of-type(3), & th:nth-of-type(4)': { paddingLeft: theme.spacing(2) },
  '& tfoot td': { borderBottom: 0, paddingBlock: theme.spacing(1) },
  '& col:nth-of-type(1)': { width: 84 },
  '& col:nth-of-type(2)': { width: 112 },
  '& col:nth-of-type(3)': { width: 72 },
  tableLayout: 'fixed',
  // Where there is no room beside it, the description stands below.
  [theme.breakpoints.down('sm')]: {
    '&, & thead, & tbody, & tfoot': { display: 'block' },
    '& thead > tr, & tbody > tr': {
      display: 'grid',
      gridTemplateColumns: '88px 112px 1fr',
      paddingBlock: theme.spacing(0.5),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& thead > tr > *, & tbody > tr > *': { borderBottom: 0 },
    '& td:nth-of-type(3), & th:nth-of-type(4)': {
      gridColumn: '1 / -1',
      paddingLeft: theme.spacing(0.5),
    },
  },
}));

type StockTableProps = {
  /** A row for each size that can be offered. */
  rows: readonly StockEntry[];
  /** By size. */
  errors?: Record<string, StockError>;
  /** Gets the rows that are different. */
  onChange: (rows: StockEntry[]) => void;
};

/** The stock of each size. A column from a spreadsheet can be pasted into a quantity. */
export function StockTable({ rows, errors = {}, onChange }: StockTableProps) {
  const [pasted, setPasted] = useState<{ problems: string[]; told: string }>();

  function paste(event: ClipboardEvent, start: number) {
    const text = event.clipboardData.getData('text');
    if (!isColumn(text)) return;
    event.preventDefault();
    const result = pasteStock(rows, start, text);
    if ('problems' in result) return setPasted({ problems: result.problems, told: '' });
    const changed = result.rows.filter((row, index) => row !== rows[index]);
    setPasted({ problems: [], told: `Filled in: ${changed.map(({ size }) => size).join(', ')}.` });
    onChange(changed);
  }

  return (
    <>
      {/* The roles hold where the style makes the rows something else than a table's. */}
      <Sizes size="small" role="table" aria-label="Sizes and stock">
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">Size</TableCell>
            <TableCell role="columnheader">Quantity</TableCell>
            <TableCell role="columnheader" align="right">
              Reserved
            </TableCell>
            <TableCell role="columnheader">Description</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <StockRow
              key={row.size}
              row={row}
              error={errors[row.size]}
              onChange={(changed) => onChange([changed])}
              onPaste={(event) => paste(event, index)}
            />
          ))}
        </TableBody>
        <TableFooter role="rowgroup">
          <TableRow role="row">
            <TableCell role="cell" colSpan={4}>
              {sumText(rows)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Sizes>
      <Typography variant="caption" color="textSecondary" component="p">
        A column copied from a spreadsheet can be pasted into a quantity: it fills downwards, or by
        size when it has two columns.
      </Typography>
      <Typography variant="body2" color="error" component="div" aria-live="polite">
        {pasted && pasted.problems.length > 0 && <div>Nothing was pasted.</div>}
        {pasted?.problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Typography>
      <Typography variant="body2" role="status">
        {pasted?.told}
      </Typography>
    </>
  );
}

function sumText(rows: readonly StockEntry[]): string {
  const offered = rows.filter((row) => row.offered);
  // An invalid quantity counts as none: its field shows the error on saving.
  const units = offered.reduce(
    (sum, { quantity }) => sum + (/^\d+$/.test(quantity.trim()) ? Number(quantity) : 0),
    0,
  );
  const reserved = offered.reduce((sum, row) => sum + row.reserved, 0);
  if (offered.length === 0) return 'No size is offered yet.';
  const sizes = pluralize(offered.length, 'size');
  return `${sizes}, ${pluralize(units, 'item')}, ${reserved} reserved`;
}
