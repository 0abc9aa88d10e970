import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { beside, listed } from '../../../../contract/rules/beside.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { priceIn } from '../../../../contract/rules/inCurrency.ts';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { formatDate, formatShortMoment } from '../../../lib/dates.ts';
import { countUnits, orderName } from '../../../lib/labels.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useMay } from '../frame/useMay.ts';
import { StatusBadge } from './StatusBadge.tsx';

type OrdersGridProps = Pick<
  AdminGridProps<Order>,
  'rows' | 'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'tools' | 'selection'
> & {
  query: OrderQuery;
  onChange: (query: OrderQuery) => void;
  /** Id of the open order; fewer columns fit beside its editor. */
  openId: string | undefined;
  onOpen: (order: Order) => void;
  /** URL that opens the order, for links; same effect as `onOpen`. */
  hrefOf: (order: Order) => string;
};

/** One page of orders, newest first by default. */
export function OrdersGrid({ query, onChange, hrefOf, openId, ...props }: OrdersGridProps) {
  const { sort, ...filters } = query;
  const isFiltered = Object.values(filters).some(Boolean);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const may = useMay();
  const maySeeAmounts = may('orders:sums');
  const columns = useMemo(
    () => orderGridColumns(hrefOf).filter(({ field }) => maySeeAmounts || field !== 'total'),
    [hrefOf, maySeeAmounts],
  );
  return (
    <AdminGrid
      {...props}
      label={i18n.t('Orders')}
      getRowId={({ _id }) => _id}
      columns={columns}
      hiddenColumns={openId ? besideHiddenColumns : isNarrow ? tabletHiddenColumns : hiddenColumns}
      phoneColumns={phoneColumns}
      rowHeight={isPhone ? 76 : 60}
      wraps
      openId={openId}
      sort={sort ?? '-created'}
      onSort={(next) => onChange({ ...query, sort: next })}
      empty={
        isFiltered ? (
          <EmptyState
            title={i18n.t('No orders match')}
            next={{ label: i18n.t('Show all orders'), onClick: () => onChange({ sort }) }}
          />
        ) : (
          <EmptyState
            title={i18n.t('No orders yet')}
            text={i18n.t('Orders appear here as soon as they are paid for.')}
            next={
              may('products:read')
                ? { label: i18n.t('See products'), to: adminPaths.listProduct }
                : undefined
            }
          />
        )
      }
    />
  );
}

export const Glance = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.5,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span + span, & > a ~ span': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Hidden until an admin shows them. */
const hiddenColumns = ['glance', '_id', 'fullName', 'phone', 'address', 'notes'];

/** Columns on a phone: a summary (customer, date, state) and the total. */
const phoneColumns = ['glance', 'total'];

const tabletHiddenColumns = [...hiddenColumns, 'products'];

const besideHiddenColumns = [...tabletHiddenColumns, 'payment_status'];

/**
 * Columns of the order list. The field of a sortable column is the name of its sort. The CSV file
 * has its own columns (`src/lib/csv/ordersCsv.ts`).
 */
function orderGridColumns(hrefOf: (order: Order) => string): GridColDef<Order>[] {
  const columns: GridColDef<Order>[] = [
    {
      field: 'glance',
      headerName: i18n.t('Order'),
      hideable: false,
      sortable: false,
      flex: 1,
      minWidth: 168,
      renderCell: ({ row, tabIndex }) => (
        <Glance>
          <Link href={hrefOf(row)} tabIndex={tabIndex} underline="hover">
            {customerOf(row)}
          </Link>
          <span>
            <StatusBadge state={row.delivery_status} />
            {row.isGuest && <span>{` · ${i18n.t('Guest')}`}</span>}
          </span>
          <span>{beside(orderName(row), formatDate(row.createdAt))}</span>
        </Glance>
      ),
    },
    {
      field: 'created',
      headerName: i18n.t('Date') + zoneNote(),
      width: 184,
      // Newest first is the default, so the first press on the heading shows the oldest.
      sortingOrder: ['desc', 'asc'],
      renderCell: ({ row, tabIndex }) => (
        <Glance>
          <Link href={hrefOf(row)} tabIndex={tabIndex} underline="hover">
            {formatShortMoment(row.createdAt)}
          </Link>
          <span>{orderName(row)}</span>
        </Glance>
      ),
    },
    {
      field: 'email',
      headerName: i18n.t('Customer'),
      sortable: false,
      flex: 1,
      minWidth: 156,
      renderCell: ({ row }) => (
        <Glance>
          <span>{customerOf(row)}</span>
          <span>{beside(row.fullName && row.email, row.isGuest && i18n.t('Guest'))}</span>
        </Glance>
      ),
    },
    {
      field: 'products',
      headerName: i18n.t('Items'),
      sortable: false,
      flex: 1,
      minWidth: 160,
      renderCell: ({ row }) => (
        <Typography variant="inherit" noWrap>
          {itemsText(row.products)}
        </Typography>
      ),
    },
    {
      field: 'total',
      headerName: i18n.t('Total'),
      type: 'number',
      width: 104,
      valueFormatter: (total: number, { currency }: Order) => priceIn(currency, total),
    },
    {
      field: 'payment_status',
      headerName: i18n.t('Payment'),
      sortable: false,
      width: 108,
      renderCell: ({ row }) => <StatusBadge state={row.payment_status} />,
    },
    {
      field: 'delivery_status',
      headerName: i18n.t('Delivery'),
      sortable: false,
      width: 128,
      renderCell: ({ row }) => <StatusBadge state={row.delivery_status} />,
    },
    { field: 'fullName', headerName: i18n.t('Name'), sortable: false, width: 180 },
    { field: 'phone', headerName: i18n.t('Phone'), sortable: false, width: 160 },
    { field: 'address', headerName: i18n.t('Address'), sortable: false, flex: 1, minWidth: 200 },
    { field: 'notes', headerName: i18n.t('Notes'), sortable: false, flex: 1, minWidth: 160 },
    { field: '_id', headerName: i18n.t('Id'), sortable: false, width: 300 },
  ];
  return columns.map((column) => ({ ...column, display: 'flex' }));
}

/** Falls back for manual orders, whose customers need not leave a name or email. */
function customerOf({ fullName, email, manualPayment }: Order): string {
  return fullName || email || (manualPayment ? i18n.t('No name') : i18n.t('Deleted account'));
}

/** Number of units, and the distinct product names. */
function itemsText(products: Order['products']): string {
  const names = [...new Set(products.map(({ name }) => name))];
  return beside(String(countUnits(products)), listed(names));
}
