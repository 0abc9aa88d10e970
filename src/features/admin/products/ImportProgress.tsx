import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PlannedRow } from '../../../lib/productCsvPlan.ts';
import type { RowResult } from './importRun.ts';

type ImportProgressProps = {
  fileName: string;
  rows: readonly PlannedRow[];
  results: ReadonlyMap<number, RowResult>;
};

/** What a file comes to, and how far it is. */
export function ImportProgress({ fileName, rows, results }: ImportProgressProps) {
  const count = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const ended = (status: RowResult['status']) =>
    [...results.values()].filter((result) => result.status === status).length;
  const total = count('add') + count('change');
  return (
    <>
      <Typography variant="body2" role="status">
        {fileName}: {count('add')} new, {count('change')} changed, {count('same')} unchanged,{' '}
        {count('error')} with errors.
        {results.size > 0 && ` Saved ${ended('done')} of ${total}, ${ended('failed')} failed.`}
      </Typography>
      {results.size > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label="Saved"
          value={((ended('done') + ended('failed')) / total) * 100}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}
