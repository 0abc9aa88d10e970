import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import {
  besideHiddenColumns,
  orderColumns,
  phoneColumns,
  seldomColumns,
  tabletHiddenColumns,
} from './orderColumns.tsx';

type OrdersGridProps = Omit<
  AdminGridProps<Order, NonNullable<OrderQuery['sort']>>,
  'label' | 'getRowId' | 'columns' | 'hiddenColumns' | 'phoneColumns' | 'rowHeight'
> & {
  /** Where an order is opened: the same as `onOpen`, as a URL. */
  hrefOf: (order: Order) => string;
};

/** A page of orders, the newest first unless another order is asked for; an open one takes a part of the room. */
export function OrdersGrid({ hrefOf, ...props }: OrdersGridProps) {
  const { sort = '-created', openId } = props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const columns = useMemo(() => orderColumns(hrefOf), [hrefOf]);
  return (
    <AdminGrid
      {...props}
      label="Orders"
      getRowId={({ _id }) => _id}
      columns={columns}
      hiddenColumns={openId ? besideHiddenColumns : isNarrow ? tabletHiddenColumns : seldomColumns}
      phoneColumns={phoneColumns}
      rowHeight={60}
      sort={sort}
    />
  );
}
