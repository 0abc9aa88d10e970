import List, { type ListProps } from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import type { OrderHistoryEntry } from '../../../../contract/schemas/adminOrder.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { stateLabel } from '../../../lib/labels.ts';

export function OrderHistory({ entries }: { entries: readonly OrderHistoryEntry[] }) {
  return (
    <section aria-label={i18n.t('History')}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {i18n.t('History')}
      </Typography>
      {entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('No changes yet.')}
        </Typography>
      )}
      <EntryList component="ol" role="list">
        {entries.map((entry) => (
          <ListItem key={`${entry.at} ${Object.keys(entry.changes).join()}`}>
            <Typography variant="caption" color="textSecondary" component="p">
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time> ·{' '}
              <span>{entry.by || i18n.t('The shop')}</span>
            </Typography>
            {changeTexts(entry).map((text) => (
              <div key={text}>{text}</div>
            ))}
          </ListItem>
        ))}
      </EntryList>
    </section>
  );
}

const names: Record<string, string> = {
  payment_status: /*i18n*/ 'Payment',
  delivery_status: /*i18n*/ 'Delivery',
  fullName: /*i18n*/ 'Name',
  email: /*i18n*/ 'Email',
  address: /*i18n*/ 'Address',
  notes: /*i18n*/ 'Notes',
  customerNote: /*i18n*/ 'Note to the customer',
  trackingUrl: /*i18n*/ 'Tracking',
  items: /*i18n*/ 'Items',
  parcel: /*i18n*/ 'Parcel sent',
  return: /*i18n*/ 'Return',
  refund: /*i18n*/ 'Refund',
  taken: /*i18n*/ 'Taken by hand',
};

const texts = ['fullName', 'email', 'address', 'notes', 'customerNote', 'trackingUrl'];

/** Describes an entry, one line per changed field. */
function changeTexts({ changes }: Pick<OrderHistoryEntry, 'changes'>): string[] {
  return Object.entries(changes).flatMap(([field, { from, to }]) => {
    const name = names[field] ?? field;
    // Shown with the refund's amount.
    if (field === 'refundNote') return [];
    if (field === 'refund' && changes.refundNote) return `${name}: ${to}, ${changes.refundNote.to}`;
    if (texts.includes(field)) return to ? `${name}: “${to}”` : `${name} removed`;
    if (field === 'return') return `${name} ${to.charAt(0).toLowerCase()}${to.slice(1)}`;
    return from === null
      ? `${name}: ${stateLabel(to)}`
      : `${name}: ${stateLabel(from)} → ${stateLabel(to)}`;
  });
}

/** List of entries, each with a border at its left. */
export const EntryList = styled(List)<Pick<ListProps<'ol'>, 'component'>>(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: 0,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  [`& > .${listItemClasses.root}`]: {
    display: 'block',
    padding: theme.spacing(0, 0, 0, 1.5),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));
