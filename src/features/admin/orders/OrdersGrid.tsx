import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { AdminGrid, type AdminGridProps, type GridSort } from '../../../ui/AdminGrid.tsx';
import {
  besideHiddenColumns,
  orderColumns,
  phoneColumns,
  seldomColumns,
  tabletHiddenColumns,
} from './orderColumns.tsx';

type Sort = OrderQuery['sort'];

type OrdersGridProps = Pick<
  AdminGridProps<Order>,
  'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'empty' | 'tools' | 'selection'
> & {
  orders: readonly Order[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The order in the editor, which takes a part of the room. */
  openId: string | undefined;
  onOpen: (order: Order) => void;
  /** Where an order is opened: the same as `onOpen`, as a URL. */
  hrefOf: (order: Order) => string;
};

/** A page of orders; the newest first unless another order is asked for. */
export function OrdersGrid({ orders, sort, onSort, openId, hrefOf, ...rest }: OrdersGridProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const columns = useMemo(() => orderColumns(hrefOf), [hrefOf]);
  return (
    <AdminGrid
      {...rest}
      label="Orders"
      rows={orders}
      getRowId={({ _id }) => _id}
      columns={columns}
      hiddenColumns={openId ? besideHiddenColumns : isNarrow ? tabletHiddenColumns : seldomColumns}
      phoneColumns={phoneColumns}
      rowHeight={60}
      openId={openId}
      sort={toGridSort(sort)}
      onSort={(next) => onSort(fromGridSort(next))}
    />
  );
}

const fields = { created: 'createdAt', total: 'total' } as const;

function toGridSort(sort: Sort = '-created'): GridSort {
  const column = sort.endsWith('total') ? 'total' : 'created';
  return { field: fields[column], direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

function fromGridSort(sort: GridSort | undefined): Sort {
  if (!sort) return undefined;
  const column = sort.field === fields.total ? 'total' : 'created';
  return sort.direction === 'desc' ? `-${column}` : column;
}
