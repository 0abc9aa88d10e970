import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { factsOf } from '../../../../contract/languages.ts';
import type { PageKind } from '../../../../contract/rules/pageKinds.ts';
import {
  type Rating,
  ratingOf,
  type Vital,
  vitalNames,
} from '../../../../contract/rules/webVitals.ts';
import type { PageSpeed } from '../../../../contract/schemas/webVitals.ts';
import { TableCard } from '../frame/TableCard.tsx';

const pageNames: Record<PageKind, () => string> = {
  home: () => i18n.t('Home'),
  category: () => i18n.t('Categories'),
  search: () => i18n.t({ id: 'Search (page)', message: 'Search' }),
  product: () => i18n.t('Products'),
  cart: () => i18n.t('Cart'),
  account: () => i18n.t('Account'),
  other: () => i18n.t('Others'),
};

const columns: Record<Vital, string> = {
  lcp: /*i18n*/ 'Content shown (LCP)',
  inp: /*i18n*/ 'Reaction (INP)',
  cls: /*i18n*/ 'Shift (CLS)',
};

/** Short labels: Google's “needs improvement” does not fit on a phone. */
const ratings: Record<Rating, string> = {
  good: /*i18n*/ 'Good',
  fair: /*i18n*/ 'Fair',
  poor: /*i18n*/ 'Poor',
};

export function PageSpeeds({ speed }: { speed: readonly PageSpeed[] }) {
  return (
    <TableCard
      title={i18n.t('Speed')}
      action={
        speed.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Three of four visits had it so, or better')}
          </Typography>
        )
      }
      columns={[i18n.t('Visits to'), ...vitalNames.map((vital) => i18n.t(columns[vital]))]}
      emptyText={i18n.t('No visit was measured in this period.')}
      rows={speed.map(({ page, visits, ...percentiles }) => (
        <TableRow key={page}>
          <TableCell component="th" scope="row">
            {pageNames[page]()}
            <Beneath>
              {i18n.t('{visits, plural, one {# visit} other {# visits}}', { visits })}
            </Beneath>
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
      <Beneath isPoor={rating === 'poor'}>{i18n.t(ratings[rating])}</Beneath>
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
  if (vital === 'cls') return twoDecimals(Math.ceil(value * 100) / 100);
  return value < 1000
    ? i18n.t('{milliseconds} ms', { milliseconds: Math.ceil(value) })
    : i18n.t('{seconds} s', { seconds: twoDecimals(Math.ceil(value / 10) / 100) });
}

function twoDecimals(value: number): string {
  return value.toFixed(2).replace('.', factsOf(i18n.locale).decimal);
}
