import { useParams } from 'react-router-dom';
import type { Order } from '../../contract/schemas/order.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useEndpoint } from '../data/useEndpoint.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { BackToOrders } from '../features/orders/BackToOrders.tsx';
import { OrderDetail } from '../features/orders/OrderDetail.tsx';
import { OrderDetailSkeleton } from '../features/orders/OrderDetailSkeleton.tsx';
import { formatDay } from '../lib/dates.ts';
import { orderName } from '../lib/orderName.ts';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListLoadError } from './ListLoadError.tsx';

/** `/account/myorders/:orderId`. */
export default function OrderPage() {
  const { orderId } = useParams();
  const shop = useShop();
  const orders = useEndpoint('GET /getorders', {});
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  if (orders.status === 'loading') {
    return (
      <>
        <title>{`My order · ${shop.name}`}</title>
        <OrderDetailSkeleton />
      </>
    );
  }
  const order = orders.data.find(({ _id }) => _id === orderId);
  return order ? <ReadyOrder order={order} /> : <NoSuchOrder />;
}

function ReadyOrder({ order }: { order: Order }) {
  const shop = useShop();
  const title = `Order of ${formatDay(order.createdAt)}`;
  return (
    <>
      <title>{`Order ${orderName(order)} · ${shop.name}`}</title>
      <BackToOrders />
      <AccountSection title={title}>
        <OrderDetail order={order} />
      </AccountSection>
    </>
  );
}

function NoSuchOrder() {
  const shop = useShop();
  return (
    <>
      <title>{`Order not found · ${shop.name}`}</title>
      <AccountSection title="My order">
        <EmptyState
          title="We can’t find this order in your account"
          next={{ label: 'See all my orders', to: paths.myOrders }}
        />
      </AccountSection>
    </>
  );
}
