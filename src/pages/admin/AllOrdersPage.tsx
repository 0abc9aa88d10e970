import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { sumOfState } from '../../../contract/rules/orderList.ts';
import { paidOrOnAccount } from '../../../contract/rules/orderStates.ts';
import { polling } from '../../data/swrConfig.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { OrderFilters } from '../../features/admin/orders/OrderFilters.tsx';
import { OrdersBulkBar } from '../../features/admin/orders/OrdersBulkBar.tsx';
import { OrdersGrid } from '../../features/admin/orders/OrdersGrid.tsx';
import { OrdersLayout } from '../../features/admin/orders/OrdersLayout.tsx';
import { OrdersTotal } from '../../features/admin/orders/OrdersTotal.tsx';
import { OrderTabs } from '../../features/admin/orders/OrderTabs.tsx';
import { ShipDialog } from '../../features/admin/orders/ShipDialog.tsx';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { useCheckedOrders } from './useCheckedOrders.ts';
import { useOrdersExport } from './useOrdersExport.ts';
import { useOrdersUrl } from './useOrdersUrl.ts';
import { usePaging } from './usePaging.ts';
import { usePrintOrders } from './usePrintOrders.ts';
import { useShipOrders } from './useShipOrders.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

const pageSize = 25;
const noCounts = { delivery: undefined, paidUnknown: false };

/** `/admin/allorders`; `?order=` opens one beside the list. */
export default function AllOrdersPage() {
  const list = useOrdersUrl();
  const { query, page, openId } = list;
  // The state that is chosen is counted beside the others.
  const { delivery, sort: _, ...others } = query;
  const orders = useEndpoint(
    'GET /allorders',
    { query: { ...query, limit: pageSize, offset: (page - 1) * pageSize } },
    polling,
  );
  const counts = useEndpoint('GET /ordercounts', { query: others }, polling);
  const { paymentStates, deliveryStates, takesOrders, ...extensions } = useEnvParams();
  const { returns: hasReturns, prints: hasPrints } = extensions;
  const { isExporting, exportOrders } = useOrdersExport(query);
  const printOrders = usePrintOrders();
  const [isDirty, setDirty] = useState(false);
  const { leaveDialog } = useUnsavedChangesPrompt(isDirty, { param: 'order' });

  const found = orders.status === 'ready' ? orders.data : undefined;
  const { checked, check, uncheck, renew } = useCheckedOrders(found?.items ?? []);
  const ids = checked.map(({ _id }) => _id);
  const shipping = useShipOrders({ onShipped: uncheck, onRenewed: renew });
  const paging = usePaging(orders, { ...list, pageSize });

  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  const { delivery: known, paidUnknown } = counts.status === 'ready' ? counts.data : noCounts;

  return (
    <>
      <PageHead title="Orders" />
      <AdminSection
        title="Orders"
        actions={
          takesOrders && (
            <Button href={paths.newOrder} variant="outlined" color="inherit">
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
              rows={found?.items ?? []}
              {...paging}
              query={query}
              onChange={list.changeQuery}
              openId={openId}
              onOpen={list.open}
              hrefOf={list.hrefOf}
              {...((hasPrints || shipping.canShip) && { selection: { ids, onChange: check } })}
              tools={
                checked.length > 0 ? (
                  <OrdersBulkBar
                    count={checked.length}
                    onPrint={hasPrints ? (kind) => printOrders(kind, checked) : undefined}
                    onShip={shipping.canShip ? shipping.open : undefined}
                    onClear={() => check([])}
                  />
                ) : (
                  <OrdersTotal
                    sum={known && sumOfState(known, delivery)}
                    paidUnknown={paidUnknown}
                    exporting={isExporting}
                    onExport={exportOrders}
                  />
                )
              }
            />
          </OrderTabs>
        </OrdersLayout>
      </AdminSection>
      {shipping.isOpen && (
        <ShipDialog
          orders={checked}
          paymentStates={paymentStates}
          deliveryStates={deliveryStates}
          onShip={shipping.ship}
          onClose={shipping.close}
        />
      )}
      {leaveDialog}
    </>
  );
}
