import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { paths } from '../../../../contract/paths.ts';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import {
  besideHiddenColumns,
  orderColumns,
  phoneColumns,
  seldomColumns,
  tabletHiddenColumns,
} from './orderColumns.tsx';

type OrdersGridProps = Pick<
  AdminGridProps<Order>,
  'rows' | 'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'tools' | 'selection'
> & {
  query: OrderQuery;
  onChange: (query: OrderQuery) => void;
  /** The open order, whose editor takes part of the width. */
  openId: string | undefined;
  onOpen: (order: Order) => void;
  /** Where an order is opened: the same as `onOpen`, as a URL. */
  hrefOf: (order: Order) => string;
};

/** A page of orders, newest first unless sorted otherwise. */
export function OrdersGrid({ query, onChange, hrefOf, openId, ...props }: OrdersGridProps) {
  const { sort, ...filters } = query;
  const isFiltered = Object.values(filters).some(Boolean);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const columns = useMemo(() => orderColumns(hrefOf), [hrefOf]);
  return (
    <AdminGrid
      {...props}
      label="Orders"
      getRowId={({ _id }) => _id}
      columns={columns}
      hiddenColumns={openId ? besideHiddenColumns : isNarrow ? tabletHiddenColumns : seldomColumns}
      phoneColumns={phoneColumns}
      rowHeight={isPhone ? 76 : 60}
      openId={openId}
      sort={sort ?? '-created'}
      onSort={(next) => onChange({ ...query, sort: next })}
      empty={
        isFiltered ? (
          <EmptyState
            title="No orders match"
            next={{ label: 'Show all orders', onClick: () => onChange({ sort }) }}
          />
        ) : (
          <EmptyState
            title="No orders yet"
            text="Orders appear here as soon as they are paid for."
            next={{ label: 'See products', to: paths.listProduct }}
          />
        )
      }
    />
  );
}
