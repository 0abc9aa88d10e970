import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { ImportRow } from '../../../lib/importPictures.ts';
import { ImportPlanRow } from './ImportPlanRow.tsx';
import type { RowResults } from './importRun.ts';

const Rows = styled(Table)(({ theme }) => ({
  marginTop: theme.spacing(1),
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& td, & th': { verticalAlign: 'top', paddingInline: theme.spacing(1) },
}));

type ImportPlanTableProps = {
  rows: readonly ImportRow[];
  results: RowResults;
};

/** The dry run: what each row would do, and its outcome. Rows that need attention come first. */
export function ImportPlanTable({ rows, results }: ImportPlanTableProps) {
  const [showsSame, setShowsSame] = useState(false);
  const shown = showsSame ? rows : rows.filter(({ kind }) => kind !== 'same');
  return (
    <>
      {rows.some(({ kind }) => kind === 'same') && (
        <FormControlLabel
          label="Show unchanged rows"
          control={<Switch checked={showsSame} onChange={(_, checked) => setShowsSame(checked)} />}
        />
      )}
      <Rows size="small" aria-label="What each row would change">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '32%' }}>Product</TableCell>
            <TableCell>What it would change</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...shown]
            .sort((a, b) => rank(a, results) - rank(b, results))
            .map((row) => (
              <ImportPlanRow key={row.number} row={row} result={results.get(row.number)} />
            ))}
        </TableBody>
      </Rows>
    </>
  );
}

function rank(row: ImportRow, results: RowResults): number {
  if (row.kind === 'error' || results.get(row.number)?.status === 'failed') return 0;
  return row.kind === 'add' && row.warning !== undefined ? 1 : 2;
}
