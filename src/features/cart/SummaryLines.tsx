import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { sizeAnd } from '../../../contract/rules/sizeTexts.ts';
import type { CartRow } from '../../lib/cart/cartRows.ts';
import { Picture } from '../../ui/Picture.tsx';

const Line = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  alignItems: 'start',
  padding: theme.spacing(1.5, 0),
  overflowWrap: 'anywhere',
  '&:first-of-type': { paddingTop: 0 },
}));

/** Aligns the text with the top of the picture. */
const Words = styled(ListItemText)({ margin: 0 });

const wordsProps = {
  primary: { variant: 'subtitle2', component: 'p' },
  secondary: { variant: 'body2' },
} as const;

type SummaryLinesProps = {
  /** Accessible name of the list. */
  label?: string;
} & (
  | { rows: readonly CartRow[]; loading?: undefined }
  /** Number of placeholders. */
  | { loading: number; rows?: undefined }
);

/** Compact list of the items being ordered. */
export function SummaryLines({
  label = i18n.t('Items to order'),
  rows,
  loading = 0,
}: SummaryLinesProps) {
  return (
    <List role="list" aria-label={label} aria-busy={!rows} disablePadding>
      {rows?.map(({ itemId, size, name, picture, quantity, lineTotalCents }) => (
        <Line key={`${itemId} ${size}`} divider>
          <Picture {...picture} alt="" letter={name.charAt(0)} sizes="56px" />
          <Words
            primary={name}
            secondary={sizeAnd(size, String(quantity))}
            slotProps={wordsProps}
          />
          <Typography variant="body2">{formatCents(lineTotalCents)}</Typography>
        </Line>
      ))}
      {Array.from({ length: loading }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <Line key={index} divider aria-hidden>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Skeleton variant="text" sx={{ width: '80%', fontSize: 'body2.fontSize' }} />
        </Line>
      ))}
    </List>
  );
}
