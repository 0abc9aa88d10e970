import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paidOrOnAccount } from '../../../contract/rules/orderStates.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { keptFresh } from '../../data/swrConfig.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { NoOrders } from '../../features/admin/orders/NoOrders.tsx';
import { OrderFilters } from '../../features/admin/orders/OrderFilters.tsx';
import { OrdersGrid } from '../../features/admin/orders/OrdersGrid.tsx';
import { OrdersLayout } from '../../features/admin/orders/OrdersLayout.tsx';
import { OrdersTotal } from '../../features/admin/orders/OrdersTotal.tsx';
import { OrderTabs } from '../../features/admin/orders/OrderTabs.tsx';
import { PrintBar } from '../../features/admin/orders/PrintBar.tsx';
import { sumOf } from '../../lib/adminOrders.ts';
import { paths } from '../../lib/paths.ts';
import { ListLoadError } from '../ListLoadError.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { useOrdersExport } from './useOrdersExport.ts';
import { useOrdersUrl } from './useOrdersUrl.ts';
import { usePageInRange } from './usePageInRange.ts';
import { usePrintOrders } from './usePrintOrders.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

const pageSize = 25;

/** `/admin/allorders`; `?order=` opens one beside the list. */
export default function AllOrdersPage() {
  const shop = useShop();
  const list = useOrdersUrl();
  const { query, page, openId } = list;
  // The state that is chosen is counted beside the others.
  const { delivery, sort, ...others } = query;
  const orders = useEndpoint(
    'GET /allorders',
    { query: { ...query, limit: pageSize, offset: page * pageSize } },
    keptFresh,
  );
  const counts = useEndpoint('GET /ordercounts', { query: others }, keptFresh);
  const { paymentStates, deliveryStates, takesOrders, ...extensions } = useEnvParams();
  const { returns: hasReturns, prints: hasPrints } = extensions;
  const { isExporting, exportOrders } = useOrdersExport(query);
  const [selected, setSelected] = useState<string[]>([]);
  const printOrders = usePrintOrders();
  const [isDirty, setDirty] = useState(false);
  const { leaveDialog } = useUnsavedChangesPrompt(isDirty, { param: 'order' });

  const found = orders.status === 'ready' ? orders.data : undefined;
  const isRefreshing = orders.status !== 'ready' || orders.refreshing === true;
  const inRange = usePageInRange({
    page,
    pageSize,
    total: isRefreshing ? undefined : found?.total,
    onLastPage: list.turnToPage,
  });

  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  const known = counts.status === 'ready' ? counts.data.delivery : undefined;

  return (
    <>
      <title>{`Orders · ${shop.name}`}</title>
      <AdminSection
        title="Orders"
        actions={
          takesOrders && (
            <Button component={Link} to={paths.newOrder} variant="outlined" color="inherit">
              New order
            </Button>
          )
        }
      >
        <OrdersLayout
          editor={
            openId && (
              <OpenOrder
                key={openId}
                id={openId}
                listed={found?.items.find(({ _id }) => _id === openId)}
                onDirty={setDirty}
                onClose={list.close}
              />
            )
          }
        >
          <OrderTabs
            states={deliveryStates}
            counts={known}
            delivery={delivery}
            onSelect={(delivery) => list.changeQuery({ ...query, delivery })}
          >
            <OrderFilters
              query={query}
              paymentStates={takesOrders ? [...paymentStates, paidOrOnAccount] : paymentStates}
              hasReturns={hasReturns}
              onChange={list.changeQuery}
            />
            <OrdersGrid
              orders={found?.items ?? []}
              total={found?.total}
              page={inRange.page}
              pageSize={pageSize}
              onPage={list.goToPage}
              sort={sort}
              onSort={(sort) => list.changeQuery({ ...query, sort })}
              loading={inRange.isTurning || isRefreshing}
              empty={<NoOrders query={query} onChange={list.changeQuery} />}
              openId={openId}
              onOpen={list.open}
              hrefOf={list.hrefOf}
              {...(hasPrints && { selection: { ids: selected, onChange: setSelected } })}
              tools={
                selected.length > 0 ? (
                  <PrintBar
                    count={selected.length}
                    onPrint={(kind) => printOrders(kind, selected, found?.items)}
                    onClear={() => setSelected([])}
                  />
                ) : (
                  <OrdersTotal
                    sum={known && sumOf(known, delivery)}
                    exporting={isExporting}
                    onExport={exportOrders}
                  />
                )
              }
            />
          </OrderTabs>
        </OrdersLayout>
      </AdminSection>
      {leaveDialog}
    </>
  );
}
