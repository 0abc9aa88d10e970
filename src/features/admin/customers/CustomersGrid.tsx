import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { formatCount, formatPrice } from '../../../../contract/rules/money.ts';
import type { Customer, CustomerQuery } from '../../../../contract/schemas/customers.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useMay } from '../frame/useMay.ts';
import { Glance } from '../orders/OrdersGrid.tsx';

type CustomersGridProps = Pick<
  AdminGridProps<Customer>,
  'rows' | 'total' | 'page' | 'pageSize' | 'onPage' | 'loading'
> & {
  query: CustomerQuery;
  onChange: (query: CustomerQuery) => void;
  onOpen: (customer: Customer) => void;
};

/** One page of customers, by default those with the latest orders first. */
export function CustomersGrid({ query, onChange, ...props }: CustomersGridProps) {
  const { q, sort = '-last' } = query;
  const maySeeAmounts = useMay()('orders:sums');
  const columns = useMemo(
    () => customerColumns().filter(({ field }) => maySeeAmounts || field !== 'spend'),
    [maySeeAmounts],
  );
  return (
    <AdminGrid
      {...props}
      label={i18n.t('Customers')}
      getRowId={({ id }) => id}
      columns={columns}
      hiddenColumns={['glance']}
      phoneColumns={['glance', 'spend']}
      rowHeight={68}
      sort={sort}
      onSort={(next) => onChange({ ...query, sort: next })}
      tools={
        <SearchBox
          label={i18n.t('Customers')}
          placeholder={i18n.t('Name or email')}
          q={q}
          maxLength={limits.search.max}
          onSearch={(words) => onChange({ ...query, q: words })}
        />
      }
      empty={
        q ? (
          <EmptyState
            title={i18n.t('No customers match')}
            next={{
              label: i18n.t('Show all customers'),
              onClick: () => onChange({ sort: query.sort }),
            }}
          />
        ) : (
          <EmptyState
            title={i18n.t('No customers yet')}
            text={i18n.t('People who sign up or order appear here.')}
            next={{ label: i18n.t('See products'), to: adminPaths.listProduct }}
          />
        )
      }
    />
  );
}

/** Fields of sortable columns are the names of their sorts; the first press sorts descending. */
const mostFirst = { sortingOrder: ['desc', 'asc'] as ('asc' | 'desc')[] };

const customerColumns = (): GridColDef<Customer>[] => [
  {
    field: 'glance',
    display: 'flex',
    headerName: i18n.t('Customer'),
    hideable: false,
    sortable: false,
    flex: 1,
    minWidth: 168,
    renderCell: ({ row, tabIndex }) => (
      <Glance>
        <CustomerLink customer={row} tabIndex={tabIndex} />
        {row.name && <span>{row.email}</span>}
        <span>{beside(orderCount(row), roleOf(row))}</span>
      </Glance>
    ),
  },
  {
    field: 'name',
    display: 'flex',
    headerName: i18n.t('Name'),
    sortable: false,
    flex: 2,
    minWidth: 200,
    renderCell: ({ row, tabIndex }) => (
      <Glance>
        <CustomerLink customer={row} tabIndex={tabIndex} />
        <span>{beside(row.name && row.email, roleOf(row))}</span>
      </Glance>
    ),
  },
  {
    field: 'orders',
    headerName: i18n.t('Orders'),
    type: 'number',
    width: 96,
    ...mostFirst,
    valueFormatter: (orders: number) => formatCount(orders),
  },
  {
    field: 'spend',
    headerName: i18n.t('Spent'),
    type: 'number',
    width: 112,
    ...mostFirst,
    valueFormatter: (spend: number) => formatPrice(spend),
  },
  {
    field: 'last',
    headerName: i18n.t('Last order') + zoneNote(),
    width: 148,
    ...mostFirst,
    valueFormatter: (last?: string) => (last ? formatShortDate(last) : '–'),
  },
  {
    field: 'since',
    headerName: i18n.t('Since') + zoneNote(),
    width: 124,
    ...mostFirst,
    valueFormatter: (since: string) => formatShortDate(since),
  },
];

function CustomerLink({ customer, tabIndex }: { customer: Customer; tabIndex: number }) {
  const { id, name, email } = customer;
  return (
    <Link href={adminPaths.customer(id)} tabIndex={tabIndex} underline="hover">
      {name || email}
    </Link>
  );
}

function orderCount({ orders }: Customer): string {
  return i18n.t('{orders, plural, one {# order} other {# orders}}', { orders });
}

function roleOf({ role }: Customer): string {
  return { admin: i18n.t('Admin'), guest: i18n.t('Guest'), customer: '' }[role];
}
