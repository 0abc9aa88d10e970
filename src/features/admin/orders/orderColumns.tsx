import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid/models';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { countUnits } from '../../../lib/countUnits.ts';
import { formatMoment, formatShortDay } from '../../../lib/dates.ts';
import { orderName } from '../../../lib/orderName.ts';
import { StatusBadge } from './StatusBadge.tsx';

const Glance = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.5,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span + span, & > a ~ span': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Columns hidden until they are chosen. */
export const seldomColumns = ['glance', '_id', 'fullName', 'phone', 'address', 'notes'];

/** What a phone has room for: who, when and how it stands in one, and how much. */
export const phoneColumns = ['glance', 'total'];

/** What a tablet has no room for. */
export const tabletHiddenColumns = [...seldomColumns, 'products'];

/** What has no room beside an open order. */
export const besideHiddenColumns = [...tabletHiddenColumns, 'payment_status'];

/**
 * The columns of the list of orders; those that can be sorted by carry the sort's name. `hrefOf` is
 * where an order is opened.
 */
export function orderColumns(hrefOf: (order: Order) => string): GridColDef<Order>[] {
  return [
    {
      field: 'glance',
      display: 'flex',
      headerName: 'Order',
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
            {row.isGuest && <span> · Guest</span>}
          </span>
          <span>
            {orderName(row)} · {formatShortDay(row.createdAt)} {row.createdAt.slice(0, 4)}
          </span>
        </Glance>
      ),
    },
    {
      field: 'created',
      display: 'flex',
      headerName: 'Date',
      width: 156,
      // Newest first is the default: a press on the heading sorts by the oldest.
      sortingOrder: ['desc', 'asc'],
      renderCell: ({ row, tabIndex }) => (
        <Glance>
          <Link href={hrefOf(row)} tabIndex={tabIndex} underline="hover">
            {formatMoment(row.createdAt)}
          </Link>
          <span>{orderName(row)}</span>
        </Glance>
      ),
    },
    {
      field: 'email',
      display: 'flex',
      headerName: 'Customer',
      sortable: false,
      flex: 1,
      minWidth: 156,
      renderCell: ({ row }) => (
        <Glance>
          <span>{customerOf(row)}</span>
          <span>
            {[row.fullName && row.email, row.isGuest && 'Guest'].filter(Boolean).join(' · ')}
          </span>
        </Glance>
      ),
    },
    {
      field: 'products',
      headerName: 'Items',
      sortable: false,
      flex: 1,
      minWidth: 160,
      valueFormatter: (products: Order['products']) => itemsText(products),
    },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 104,
      valueFormatter: (total: number) => formatPrice(total),
    },
    {
      field: 'payment_status',
      headerName: 'Payment',
      sortable: false,
      width: 108,
      renderCell: ({ row }) => <StatusBadge state={row.payment_status} />,
    },
    {
      field: 'delivery_status',
      headerName: 'Delivery',
      sortable: false,
      width: 128,
      renderCell: ({ row }) => <StatusBadge state={row.delivery_status} />,
    },
    { field: 'fullName', headerName: 'Name', sortable: false, width: 180 },
    { field: 'phone', headerName: 'Phone', sortable: false, width: 160 },
    { field: 'address', headerName: 'Address', sortable: false, flex: 1, minWidth: 200 },
    { field: 'notes', headerName: 'Notes', sortable: false, flex: 1, minWidth: 160 },
    { field: '_id', headerName: 'Id', sortable: false, width: 300 },
  ];
}

/** A customer at a market need leave neither. */
function customerOf({ fullName, email, takenByHand }: Order): string {
  return fullName || email || (takenByHand ? 'No name' : 'Deleted account');
}

/** How many units, and what they are called. */
function itemsText(products: Order['products']): string {
  const names = [...new Set(products.map(({ name }) => name))];
  return `${countUnits(products)} · ${names.join(', ')}`;
}
