import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportRow } from '../../../lib/importPictures.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { newProductValues } from '../../../lib/productDifferences.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { RowResult } from './importRun.ts';
import { RowOutcome } from './RowOutcome.tsx';

type ImportPlanRowProps = {
  row: ImportRow;
  result: RowResult | undefined;
};

/** What a row of the file would do, and its outcome. */
export function ImportPlanRow({ row, result }: ImportPlanRowProps) {
  const uploads = [...row.files.keys()];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <span>{row.name || 'No name'}</span>
        <Typography variant="caption" color="textSecondary" component="div">
          Row {row.number}
        </Typography>
      </TableCell>
      <TableCell>
        <RowOutcome result={result} />
        <Effect row={row} />
        {uploads.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            With {pluralize(uploads.length, 'chosen picture')}: {uploads.join(', ')}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}

function Effect({ row }: { row: ImportRow }) {
  switch (row.kind) {
    case 'add':
      return (
        <>
          <span>New product</span>
          {row.warning && (
            <Typography variant="body2" color="warning">
              {row.warning}
            </Typography>
          )}
          <DifferenceList differences={newProductValues(row.product)} />
        </>
      );
    case 'same':
      return <span>Nothing</span>;
    case 'change':
      return <DifferenceList differences={row.differences} />;
    case 'error':
      return (
        <Typography variant="body2" color="error" component="div">
          {row.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Typography>
      );
  }
}
