import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { PlannedRow } from '../../../lib/productCsvPlan.ts';
import { ImportPlanRow } from './ImportPlanRow.tsx';
import type { RowResult } from './importRun.ts';

const Scroll = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  overflowX: 'auto',
  '& td, & th': { verticalAlign: 'top', paddingInline: theme.spacing(1) },
  '& table': { minWidth: 520 },
}));

type ImportPlanTableProps = {
  rows: readonly PlannedRow[];
  results: ReadonlyMap<number, RowResult>;
};

/** The dry run: what each row of the file would do, and what came of it. */
export function ImportPlanTable({ rows, results }: ImportPlanTableProps) {
  const [showsSame, setShowsSame] = useState(false);
  const shown = showsSame ? rows : rows.filter(({ kind }) => kind !== 'same');
  return (
    <>
      <FormControlLabel
        label="Show unchanged rows"
        control={<Switch checked={showsSame} onChange={(_, checked) => setShowsSame(checked)} />}
      />
      {/* A region that scrolls has to be reached without a pointer. */}
      <Scroll role="region" aria-label="Rows of the file" tabIndex={0}>
        <Table size="small" aria-label="What each row would change">
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>Product</TableCell>
              <TableCell>What it would change</TableCell>
              <TableCell>Result</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <ImportPlanRow key={row.line} row={row} result={results.get(row.line)} />
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </>
  );
}
