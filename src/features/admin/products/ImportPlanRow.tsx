import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PlannedRow } from '../../../lib/productCsvPlan.ts';
import { newProductValues } from '../../../lib/productDifferences.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { RowResult } from './importRun.ts';

type ImportPlanRowProps = {
  row: PlannedRow;
  result: RowResult | undefined;
};

/** What one row of the file would do, and what came of it. */
export function ImportPlanRow({ row, result }: ImportPlanRowProps) {
  return (
    <TableRow>
      <TableCell>{row.line}</TableCell>
      <TableCell component="th" scope="row">
        {row.name || 'No name'}
      </TableCell>
      <TableCell>
        <Effect row={row} />
      </TableCell>
      <TableCell>{result && <Outcome result={result} />}</TableCell>
    </TableRow>
  );
}

function Effect({ row }: { row: PlannedRow }) {
  switch (row.kind) {
    case 'add':
      return (
        <>
          New product
          <DifferenceList differences={newProductValues(row.product)} />
        </>
      );
    case 'same':
      return 'Nothing';
    case 'change':
      return <DifferenceList differences={row.differences} />;
    case 'error':
      return (
        <Typography variant="body2" color="error" component="div">
          Error
          {row.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Typography>
      );
  }
}

function Outcome({ result }: { result: RowResult }) {
  if (result.status === 'saving') return 'Saving';
  if (result.status === 'failed') {
    return (
      <Typography variant="body2" color="error">
        {result.reason}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="success">
      Saved
    </Typography>
  );
}
