import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { currency } from '../../../contract/rules/money.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useShop } from '../../data/ShopProvider.tsx';
import { fetchOnce, useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useUser } from '../../data/useUser.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { KeepOrder } from '../../features/checkout/KeepOrder.tsx';
import { FormerOrderList } from '../../features/orders/FormerOrderList.tsx';
import { OrderList, OrdersSkeleton } from '../../features/orders/OrderCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

export default function MyOrdersPage() {
  const orders = useEndpoint('GET /getorders', {});
  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  return (
    <>
      <PageHead title={i18n.t('My orders')} />
      <AccountSection title={i18n.t('My orders')}>
        {orders.status === 'loading' && <OrdersSkeleton />}
        {orders.data?.length === 0 && (
          <EmptyState
            title={i18n.t('There are no orders in this account yet')}
            next={{ label: i18n.t('See the new collection'), to: paths.newCollection }}
          />
        )}
        {orders.data && orders.data.length > 0 && <OrderList orders={orders.data} />}
        {orders.data && <FormerOrders />}
        {orders.data && <GuestOrders />}
      </AccountSection>
    </>
  );
}

/** The customer's orders of a former shop; hidden without any. */
function FormerOrders() {
  const { formerShop } = useEnvParams();
  // Orders without a currency are in the main one, which may not be the page's.
  const [main = currency()] = useShop().currencies ?? [];
  const former = useEndpoint('GET /formerorders', formerShop ? {} : null);
  if (!former.data?.[0]) return null;
  return (
    <Box component="section" aria-labelledby={formerHeadingId} sx={{ mt: 6 }}>
      <Typography id={formerHeadingId} variant="h4" component="h2">
        {i18n.t('Orders of our former shop')}
      </Typography>
      <FormerOrderList
        orders={former.data.map((order) => ({ ...order, currency: order.currency ?? main.code }))}
      />
    </Box>
  );
}

const formerHeadingId = 'former-orders';

/** Link to the customer's guest orders; hidden if the server has no guests. */
function GuestOrders() {
  const { send } = useApi();
  const showProblem = useProblemToast();
  const email = useUser().data?.email;
  const options = useEndpoint('GET /checkoutoptions', {}, fetchOnce);
  if (!email || options.data?.takesGuests !== true) return null;

  async function keep() {
    const outcome = await send('POST /keeporder', {});
    showProblem(outcome.ok ? undefined : outcome.error.message);
    return outcome.ok;
  }

  return (
    <Box sx={{ mt: 6 }}>
      <KeepOrder email={email} onKeep={keep} />
    </Box>
  );
}
