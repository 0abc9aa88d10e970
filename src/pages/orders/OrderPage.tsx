import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { mayCancel } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { OrderLinkRequest } from '../../../contract/schemas/orderLink.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { withReturns } from '../../data/answers/readReturns.ts';
import { fetchOnce, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { type CustomerPrint, CustomerPrints } from '../../features/orders/CustomerPrints.tsx';
import {
  BackToOrders,
  OrderDetail,
  OrderDetailSkeleton,
} from '../../features/orders/OrderDetail.tsx';
import { orderName } from '../../lib/labels.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';
import { printName, queryOf, useDownloadPrint, useReturnRequest } from './useDownloadPrint.ts';
import { useFindExchanges } from './useFindExchanges.ts';
import { useReturnAddress } from './useReturnAddress.ts';

export default function OrderPage() {
  const { orderId } = useParams();
  const orders = useEndpoint('GET /getorders', {});
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  if (orders.status === 'loading') {
    return (
      <>
        <PageHead title={i18n.t('My order')} />
        <OrderDetailSkeleton />
      </>
    );
  }
  const order = orders.data.find(({ _id }) => _id === orderId);
  return order ? <ReadyOrder order={withReturns(order)} /> : <NoSuchOrder />;
}

function ReadyOrder({ order }: { order: Order }) {
  const { send } = useApi();
  const revalidate = useRevalidate();
  const showProblem = useProblemToast();
  const [search] = useSearchParams();
  const { prints: hasPrints } = useEnvParams();
  const downloadPrint = useDownloadPrint();
  const findExchanges = useFindExchanges(order);
  const returnAddress = useReturnAddress();
  const { data: options } = useEndpoint('GET /checkoutoptions', {}, fetchOnce);
  const takesWithdrawals = options?.terms?.withdrawal;

  const withdraw = useReturnRequest(
    async (body) => {
      const outcome = await send('POST /returnorder/:id', { params: { id: order._id }, body });
      await revalidate('GET /getorders');
      return outcome;
    },
    async () => {
      const orders = await send('GET /getorders', {});
      return orders.ok ? orders.data.find(({ _id }) => _id === order._id) : undefined;
    },
  );

  async function pay(id: string) {
    const outcome = await send('POST /paydifference/:id', { params: { id } });
    showProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) window.location.assign(outcome.data.url);
    else await revalidate('GET /getorders');
  }

  const download = (kind: CustomerPrint) =>
    downloadPrint(
      kind,
      [printName(kind, order)],
      send('GET /invoice/:id', { params: { id: order._id }, query: queryOf(kind) }),
    );

  const title = i18n.t('Order of {day}', { day: formatDay(order.createdAt) });
  return (
    <>
      <PageHead title={i18n.t('Order {order}', { order: orderName(order) })} />
      <BackToOrders />
      <AccountSection title={title}>
        <OrderDetail
          order={order}
          onPay={pay}
          cameBack={search.get('payment') === 'paid'}
          findExchanges={findExchanges}
          returnAddress={returnAddress}
          onReturn={withdraw}
          actions={
            <>
              {hasPrints && <CustomerPrints order={order} onDownload={download} />}
              {takesWithdrawals && order.number && mayCancel(order) && (
                <UnsentWithdrawal number={order.number} email={order.email} />
              )}
            </>
          }
        />
      </AccountSection>
    </>
  );
}

/** An order that is not sent yet is cancelled by its link. */
function UnsentWithdrawal(order: OrderLinkRequest) {
  return (
    <>
      <Typography variant="body2" sx={{ my: 2 }}>
        {i18n.t(
          'Your order is not sent yet. To withdraw from this purchase, cancel it: we’ll email you a link to do so.',
        )}
      </Typography>
      <Button variant="outlined" component={Link} to={paths.withdraw} state={{ order }}>
        {i18n.t('Withdraw from this purchase')}
      </Button>
    </>
  );
}

function NoSuchOrder() {
  return (
    <>
      <PageHead title={i18n.t('Order not found')} />
      <AccountSection title={i18n.t('My order')}>
        <EmptyState
          title={i18n.t('We can’t find this order in your account')}
          next={{ label: i18n.t('See all my orders'), to: paths.myOrders }}
        />
      </AccountSection>
    </>
  );
}
