import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type NoOrdersProps = {
  query: OrderQuery;
  onChange: (query: OrderQuery) => void;
};

/** No orders match, or nobody has ordered anything yet. */
export function NoOrders({ query: { sort, ...filters }, onChange }: NoOrdersProps) {
  const isFiltered = Object.values(filters).some(Boolean);
  if (isFiltered) {
    return (
      <EmptyState
        title="No orders match"
        next={{ label: 'Show all orders', onClick: () => onChange(sort ? { sort } : {}) }}
      />
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      text="Orders appear here as soon as they are paid for."
      next={{ label: 'See products', to: paths.listProduct }}
    />
  );
}
