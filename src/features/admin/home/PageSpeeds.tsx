import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PageKind } from '../../../../contract/rules/pageKinds.ts';
import {
  type Rating,
  ratingOf,
  type Vital,
  vitalNames,
} from '../../../../contract/rules/webVitals.ts';
import type { PageSpeed } from '../../../../contract/schemas/webVitals.ts';
import { pluralize } from '../../../lib/labels.ts';
import { TableCard } from '../frame/TableCard.tsx';

const pageNames: Record<PageKind, string> = {
  home: 'Home',
  category: 'Categories',
  search: 'Search',
  product: 'Products',
  cart: 'Cart',
  account: 'Account',
  other: 'Others',
};

const columns: Record<Vital, string> = {
  lcp: 'Content shown (LCP)',
  inp: 'Reaction (INP)',
  cls: 'Shift (CLS)',
};

/** Short labels: Google's “needs improvement” does not fit on a phone. */
const ratings: Record<Rating, string> = { good: 'Good', fair: 'Fair', poor: 'Poor' };

export function PageSpeeds({ speed }: { speed: readonly PageSpeed[] }) {
  return (
    <TableCard
      title="Speed"
      action={
        speed.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Three of four visits had it so, or better
          </Typography>
        )
      }
      columns={['Visits to', ...vitalNames.map((vital) => columns[vital])]}
      emptyText="No visit was measured in this period."
      rows={speed.map(({ page, visits, ...percentiles }) => (
        <TableRow key={page}>
          <TableCell component="th" scope="row">
            {pageNames[page]}
            <Beneath>{pluralize(visits, 'visit')}</Beneath>
          </TableCell>
          {vitalNames.map((vital) => (
            <VitalCell key={vital} vital={vital} value={percentiles[vital]} />
          ))}
        </TableRow>
      ))}
    />
  );
}

function VitalCell({ vital, value }: { vital: Vital; value: number | undefined }) {
  if (value === undefined) return <TableCell>–</TableCell>;
  const rating = ratingOf(vital, value);
  return (
    <TableCell>
      <span>{vitalText(vital, value)}</span>
      <Beneath isPoor={rating === 'poor'}>{ratings[rating]}</Beneath>
    </TableCell>
  );
}

function Beneath({ isPoor = false, children }: { isPoor?: boolean; children: string }) {
  return (
    <Typography
      variant="caption"
      color={isPoor ? 'error' : 'textSecondary'}
      sx={{ display: 'block', whiteSpace: 'normal' }}
    >
      {children}
    </Typography>
  );
}

/** Rounds up, so that a value over a threshold never reads as within it. */
function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return (Math.ceil(value * 100) / 100).toFixed(2);
  return value < 1000 ? `${Math.ceil(value)} ms` : `${(Math.ceil(value / 10) / 100).toFixed(2)} s`;
}
