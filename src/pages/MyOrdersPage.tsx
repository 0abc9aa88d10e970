import { paths } from '../../contract/paths.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { OrdersSkeleton } from '../features/orders/OrdersSkeleton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListLoadError } from './ListLoadError.tsx';
import { PageHead } from './PageHead.tsx';

/** `/account/myorders`. */
export default function MyOrdersPage() {
  const orders = useEndpoint('GET /getorders', {});
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  return (
    <>
      <PageHead title="My orders" />
      <AccountSection title="My orders">
        {orders.status === 'loading' && <OrdersSkeleton />}
        {orders.status === 'ready' && orders.data.length === 0 && (
          <EmptyState
            title="You have not ordered anything yet"
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {orders.status === 'ready' && orders.data.length > 0 && <OrderList orders={orders.data} />}
      </AccountSection>
    </>
  );
}
