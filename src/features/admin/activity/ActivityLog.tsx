import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import type {
  Activity,
  ActivityPage,
  ActivityQuery,
  ActivitySubject,
} from '../../../../contract/schemas/activity.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { touchLink } from '../../../theme/touchLink.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { Row } from '../../../ui/Row.ts';
import { PageTurns } from '../frame/PageTurns.tsx';
import { DayField } from '../orders/OrderFilters.tsx';
import { EntryList } from '../orders/OrderHistory.tsx';
import { fieldName, fieldValue } from './fieldNames.ts';

/** English names of the subjects, and the pages that show one. */
const subjects: Record<ActivitySubject, [label: string, to: (id: string) => string]> = {
  order: [/*i18n*/ 'Order', adminPaths.orderEditor],
  product: [/*i18n*/ 'Product', adminPaths.modifyProduct],
  customer: [/*i18n*/ 'Customer', adminPaths.customer],
  review: [/*i18n*/ 'Review', () => adminPaths.reviews],
  staff: [/*i18n*/ 'Staff', () => adminPaths.staff],
  shop: [/*i18n*/ 'Shop', () => adminPaths.shop],
  delivery: [/*i18n*/ 'Delivery method', () => adminPaths.settings],
  code: [/*i18n*/ 'Discount code', () => adminPaths.settings],
  tax: [/*i18n*/ 'Tax rate', () => adminPaths.settings],
  currency: [/*i18n*/ 'Currency', () => adminPaths.settings],
  sizes: [/*i18n*/ 'Size scale', () => adminPaths.sizes],
  collection: [/*i18n*/ 'Collection', () => adminPaths.collections],
  translation: [/*i18n*/ 'Translation', () => adminPaths.translations],
  feeds: [/*i18n*/ 'Product feeds', () => adminPaths.feeds],
  giftCard: [/*i18n*/ 'Gift card', () => adminPaths.giftCards],
  redirect: [/*i18n*/ 'Redirect', () => adminPaths.listProduct],
  formerShop: [/*i18n*/ 'Former shop', () => adminPaths.formerShop],
  key: [/*i18n*/ 'API key', () => adminPaths.staff],
  webhook: [/*i18n*/ 'Webhook', () => adminPaths.webhooks],
  measuring: [/*i18n*/ 'Measuring', () => adminPaths.measuring],
};

function subjectLabels() {
  return Object.fromEntries(
    Object.entries(subjects).map(([kind, [label]]) => [kind, i18n.t(label)]),
  ) as Record<ActivitySubject, string>;
}

type Filters = Pick<ActivityQuery, 'by' | 'subject' | 'from' | 'to'>;

type ActivityLogProps = ActivityPage & {
  /** 1-based page number. */
  page: number;
  pageSize: number;
  query: Filters;
  onChange: (query: Filters) => void;
  onPage: (page: number) => void;
};

/** Changes by admins, latest first, with filters. */
export function ActivityLog({
  total,
  entries,
  people,
  page,
  pageSize,
  query,
  onChange,
  onPage,
}: ActivityLogProps) {
  const list = useRef<HTMLUListElement>(null);
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  function turnTo(next: number) {
    onPage(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <NativeSelectField
          label={i18n.t('Person')}
          options={Object.fromEntries(
            people.map(({ id, name }) => [id, name || i18n.t('Deleted account')]),
          )}
          value={query.by}
          onChange={(by) => onChange({ ...query, by })}
        />
        <NativeSelectField
          label={i18n.t('Subject')}
          options={subjectLabels()}
          value={query.subject}
          onChange={(subject) => onChange({ ...query, subject })}
        />
        <DayField
          label={i18n.t({ id: 'From (day)', message: 'From' }) + zoneNote()}
          day={query.from}
          onDay={(from) => onChange({ ...query, from })}
        />
        <DayField
          label={i18n.t({ id: 'To (day)', message: 'To' }) + zoneNote()}
          day={query.to}
          onDay={(to) => onChange({ ...query, to })}
        />
      </Stack>
      {total === 0 && isFiltered && (
        <EmptyState
          title={i18n.t('No changes match')}
          next={{ label: i18n.t('Show all changes'), onClick: () => onChange({}) }}
        />
      )}
      {total === 0 && !isFiltered && (
        <EmptyState
          title={i18n.t('No changes yet')}
          text={i18n.t('Each change that somebody makes in the admin area appears here.')}
          next={{ label: i18n.t('See products'), to: adminPaths.listProduct }}
        />
      )}
      {total > 0 && (
        <>
          <EntryList role="list" aria-label={i18n.t('Changes')} ref={list} tabIndex={-1}>
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} {...entry} />
            ))}
          </EntryList>
          <PageTurns
            {...{ page, pageSize, total }}
            things={i18n.t('{total, plural, one {# change} other {# changes}}', { total })}
            onPage={turnTo}
          />
        </>
      )}
    </>
  );
}

function ActivityEntry({ at, by, action, subject, changes }: Activity) {
  const [label, toPage] = subjects[subject.kind];
  return (
    <ListItem>
      <Typography variant="caption" color="textSecondary" component="p">
        <time dateTime={at}>{formatMoment(at)}</time> ·{' '}
        <span>{by.name || i18n.t('Deleted account')}</span>
      </Typography>
      <Row sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        <span>{i18n.t(action)}</span>
        <Link href={toPage(subject.id)} sx={touchLink}>
          {subject.name ?? i18n.t(label)}
        </Link>
      </Row>
      {changes.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {beside(...changes.map(changeText))}
        </Typography>
      )}
    </ListItem>
  );
}

function changeText(change: Activity['changes'][number]): string {
  const field = fieldName(change.field);
  const [from, to] = [change.from, change.to].map(
    (value) => value && fieldValue(change.field, value),
  );
  if (from === undefined && to === undefined) return field;
  if (to === undefined) return i18n.t('{field}: {from} removed', { field, from });
  return from === undefined
    ? i18n.t('{field}: {to}', { field, to })
    : i18n.t('{field}: {from} → {to}', { field, from, to });
}
