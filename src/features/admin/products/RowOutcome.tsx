import Typography from '@mui/material/Typography';
import type { RowResult } from './importRun.ts';

/** Result of a row in a bulk action; renders nothing before the attempt. */
export function RowOutcome({ result }: { result: RowResult | undefined }) {
  switch (result?.status) {
    case undefined:
      return null;
    case 'uploading':
      return (
        <Typography variant="body2">
          {`Uploading picture ${result.picture} of ${result.of}`}
        </Typography>
      );
    case 'saving':
      return <Typography variant="body2">Saving</Typography>;
    case 'done':
      return (
        <Typography variant="body2" color="success">
          <span>{result.note ? `Saved. ${result.note}` : 'Saved'}</span>
        </Typography>
      );
    case 'failed':
      return (
        <Typography variant="body2" color="error">
          {`${result.mayBeSaved ? 'Perhaps not saved' : 'Not saved'}: ${result.reason}`}
        </Typography>
      );
  }
}
