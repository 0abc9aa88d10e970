import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import type { RowResult } from './importRun.ts';

/** Result of a row in a bulk action; renders nothing before the attempt. */
export function RowOutcome({ result }: { result: RowResult | undefined }) {
  switch (result?.status) {
    case undefined:
      return null;
    case 'uploading':
      return (
        <Typography variant="body2">
          {i18n.t('Uploading picture {number} of {total}', {
            number: result.picture,
            total: result.of,
          })}
        </Typography>
      );
    case 'saving':
      return <Typography variant="body2">{i18n.t('Saving')}</Typography>;
    case 'done':
      return (
        <Typography variant="body2" color="success">
          <span>
            {result.note ? i18n.t('Saved. {note}', { note: result.note }) : i18n.t('Saved')}
          </span>
        </Typography>
      );
    case 'failed':
      return (
        <Typography variant="body2" color="error">
          {result.savedId
            ? i18n.t('Saved. {note}', { note: result.reason })
            : result.mayBeSaved
              ? i18n.t('Perhaps not saved: {reason}', { reason: result.reason })
              : i18n.t('Not saved: {reason}', { reason: result.reason })}
        </Typography>
      );
  }
}
