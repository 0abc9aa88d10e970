import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../../contract/rules/money.ts';
import type { CartRow } from '../../lib/cartRows.ts';
import { Picture } from '../../ui/Picture.tsx';

const Lines = styled('ul')({
  display: 'grid',
});

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  paddingBlock: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { paddingTop: 0 },
}));

type SummaryLinesProps =
  | { rows: readonly CartRow[]; loading?: undefined }
  /** How many are loading. */
  | { loading: number; rows?: undefined };

/** What is about to be ordered, in small. */
export function SummaryLines({ rows, loading = 0 }: SummaryLinesProps) {
  return (
    // Safari takes a list without bullets for none, unless it is told.
    <Lines role="list" aria-label="Items to order" aria-busy={!rows}>
      {rows?.map(({ itemId, size, name, picture, quantity, lineTotalCents }) => (
        <Line key={`${itemId} ${size}`}>
          <Picture {...picture} alt="" letter={name.charAt(0)} sizes="56px" />
          <div>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Size {size} · {quantity}
            </Typography>
          </div>
          <Typography variant="body2">{formatCents(lineTotalCents)}</Typography>
        </Line>
      ))}
      {Array.from({ length: loading }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <Line key={index} aria-hidden>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Skeleton variant="text" sx={{ width: '80%', fontSize: 'body2.fontSize' }} />
        </Line>
      ))}
    </Lines>
  );
}
