import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OrderHistoryEntry } from '../../../../contract/schemas/order.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { changeTexts } from './changeTexts.ts';

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
}));

const Entry = styled('li')(({ theme }) => ({
  paddingLeft: theme.spacing(1.5),
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
}));

/** Who changed what, and when. */
export function OrderHistory({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  return (
    <section aria-label="History">
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        History
      </Typography>
      {entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing was changed yet.
        </Typography>
      )}
      <List role="list">
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${Object.keys(entry.changes).join()}`}>
            <Typography variant="caption" color="textSecondary" component="p">
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time> · {entry.by || 'The shop'}
            </Typography>
            {changeTexts(entry).map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Entry>
        ))}
      </List>
    </section>
  );
}
