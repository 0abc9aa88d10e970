import { paths } from '../../../contract/paths.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { OrderList, OrdersSkeleton } from '../../features/orders/OrderCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';

export default function MyOrdersPage() {
  const orders = useEndpoint('GET /getorders', {});
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  return (
    <>
      <PageHead title="My orders" />
      <AccountSection title="My orders">
        {orders.status === 'loading' && <OrdersSkeleton />}
        {orders.data?.length === 0 && (
          <EmptyState
            title="You have not ordered anything yet"
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {orders.data && orders.data.length > 0 && <OrderList orders={orders.data} />}
      </AccountSection>
    </>
  );
}
