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

const fieldNames = (): Record<string, string> => ({
  payment_status: i18n.t('Payment'),
  delivery_status: i18n.t('Delivery'),
  fullName: i18n.t('Name'),
  email: i18n.t('Email'),
  address: i18n.t('Address'),
  notes: i18n.t('Notes'),
  customerNote: i18n.t('Note to the customer'),
  trackingUrl: i18n.t('Tracking'),
  items: i18n.t('Items'),
  parcel: i18n.t('Parcel sent'),
  difference: i18n.t('Second payment'),
  refund: i18n.t({ id: 'Refund (noun)', message: 'Refund' }),
  taken: i18n.t('Manual order'),
});

/** Texts of removed values, by field; other fields can't be removed. */
const removed: Record<string, string> = {
  fullName: /*i18n*/ 'Name removed',
  email: /*i18n*/ 'Email removed',
  address: /*i18n*/ 'Address removed',
  notes: /*i18n*/ 'Notes removed',
  customerNote: /*i18n*/ 'Note to the customer removed',
  trackingUrl: /*i18n*/ 'Tracking removed',
};

/** Describes an entry, one line per changed field. */
function changeTexts({ changes }: Pick<OrderHistoryEntry, 'changes'>): string[] {
  const names = fieldNames();
  return Object.entries(changes).flatMap(([field, { from, to }]) => {
    const name = names[field] ?? field;
    // Shown with the refund's amount.
    if (field === 'refundNote') return [];
    if (field === 'refund' && changes.refundNote)
      return i18n.t('{field}: {to}', { field: name, to: `${to}, ${changes.refundNote.to}` });
    const ifRemoved = removed[field];
    if (ifRemoved)
      return to
        ? i18n.t('{field}: {to}', { field: name, to: i18n.t('“{words}”', { words: to }) })
        : i18n.t(ifRemoved);
    if (field === 'return') {
      return i18n.t('Return {step}', { step: to.charAt(0).toLowerCase() + to.slice(1) });
    }
    return from === null
      ? i18n.t('{field}: {to}', { field: name, to: stateLabel(to) })
      : i18n.t('{field}: {from} → {to}', {
          ...{ field: name, from: stateLabel(from), to: stateLabel(to) },
        });
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
    padding: 0,
    paddingLeft: theme.spacing(1.5),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));
