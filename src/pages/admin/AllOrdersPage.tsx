import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { sumOfState } from '../../../contract/rules/orderList.ts';
import { isState, paidOrOnAccount } from '../../../contract/rules/orderStates.ts';
import type { OrderQuery } from '../../../contract/schemas/adminOrder.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useFindOrder, useRefreshOrders } from '../../data/admin/useAdminOrder.ts';
import { polling, useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { OrderFilters } from '../../features/admin/orders/OrderFilters.tsx';
import { OrdersBulkBar } from '../../features/admin/orders/OrdersBulkBar.tsx';
import { OrdersGrid } from '../../features/admin/orders/OrdersGrid.tsx';
import { OrdersLayout } from '../../features/admin/orders/OrdersLayout.tsx';
import { OrdersTotal } from '../../features/admin/orders/OrdersTotal.tsx';
import { OrderTabs } from '../../features/admin/orders/OrderTabs.tsx';
import { ShipDialog } from '../../features/admin/orders/ShipDialog.tsx';
import { toShippedChange } from '../../features/admin/orders/useOrderForm.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { usePrintOrders } from '../orders/useDownloadPrint.ts';
import { PageHead } from '../PageHead.tsx';
import { stepProblem } from '../useProblemToast.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { ordersUrl, useAdminListUrl, usePaging } from './useAdminListUrl.ts';
import { useOrdersExport } from './useOrdersExport.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.tsx';

const pageSize = 25;
const noCounts = { delivery: undefined, paidUnknown: false };

/** `/admin/allorders`; `?order=` opens an order beside the list. */
export default function AllOrdersPage() {
  const list = useOrdersUrl();
  const may = useMay();
  const { query, page, openId } = list;
  // Count all delivery states, regardless of the selected one.
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

  const found = orders.data;
  const { checked, check, uncheck, renew } = useCheckedOrders(found?.items ?? []);
  const ids = checked.map(({ _id }) => _id);
  const shipping = useShipOrders({ onShipped: uncheck, onRenewed: renew });
  const paging = usePaging(orders, { ...list, pageSize });

  if (orders.status === 'failed') return <ListLoadError error={orders.error} />;
  const { delivery: known, paidUnknown } = counts.data ?? noCounts;

  return (
    <>
      <PageHead title={i18n.t('Orders')} />
      <AdminSection
        title={i18n.t('Orders')}
        actions={
          takesOrders &&
          may('orders:write') && (
            <Button href={adminPaths.newOrder} variant="outlined">
              {i18n.t('New order')}
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

/** Checked orders on all pages: from the current page if listed, else as last known. */
function useCheckedOrders(listed: readonly Order[]) {
  const [kept, setKept] = useState<readonly Order[]>([]);
  const checked = kept.map((order) => listed.find(({ _id }) => _id === order._id) ?? order);
  return {
    checked,
    check: (ids: readonly string[]) =>
      setKept(ids.flatMap((id) => [...listed, ...kept].find(({ _id }) => _id === id) ?? [])),
    uncheck: (id: string) => setKept((before) => before.filter(({ _id }) => _id !== id)),
    /** Replaces an order with its newer state. */
    renew: (order: Order) =>
      setKept((before) => before.map((each) => (each._id === order._id ? order : each))),
  };
}

/** Query of the order list and the open order, stored in the URL. */
function useOrdersUrl() {
  const navigate = useNavigate();
  const { query: all, urlWith, changeQuery, ...list } = useAdminListUrl(ordersUrl);
  const { order: openId, ...sorted } = all;
  const maySeeAmounts = useMay()('orders:sums');
  const query =
    maySeeAmounts || !sorted.sort?.endsWith('total') ? sorted : { ...sorted, sort: undefined };
  const hrefOf = useCallback(({ _id }: Order) => urlWith({ order: _id }), [urlWith]);
  return {
    ...list,
    query,
    openId,
    changeQuery: (next: OrderQuery) => changeQuery({ ...next, order: openId }),
    hrefOf,
    open: (order: Order) => navigate(hrefOf(order)),
    close: () => navigate(urlWith({ order: undefined })),
  };
}

type ShipOrdersOptions = {
  onShipped: (id: string) => void;
  /** Receives the current state of an order that could not be shipped. */
  onRenewed: (order: Order) => void;
};

/**
 * Marks several orders as shipped with one call each, so that versions are checked and emails sent
 * as for a single order.
 */
function useShipOrders({ onShipped, onRenewed }: ShipOrdersOptions) {
  const { send } = useApi();
  const findOrder = useFindOrder();
  const refreshOrders = useRefreshOrders();
  const showToast = useToast();
  const { deliveryStates } = useEnvParams();
  const [isOpen, setOpen] = useState(false);
  const count = useRef(0);
  const shipped = deliveryStates.find((state) => isState(state, 'shipped'));

  async function ship(order: Order, tracking: string) {
    if (shipped === undefined) return undefined;
    const { _id: id } = order;
    const body = toShippedChange(order, { state: shipped, tracking });
    const outcome = await send('POST /handleorder/:id', { params: { id }, body });
    const newest = outcome.ok ? undefined : await findOrder(id);
    const isFound = newest?.delivery_status === shipped && newest.trackingUrl === body.trackingUrl;
    if (outcome.ok || (outcome.error.reason === 'failed' && isFound)) {
      count.current++;
      onShipped(id);
      return undefined;
    }
    await refreshOrders();
    if (newest) onRenewed(newest);
    return stepProblem(outcome.error);
  }

  function close() {
    setOpen(false);
    if (count.current === 0) return;
    void refreshOrders();
    const text = i18n.t(
      '{orders, plural, one {# order is shipped.} other {# orders are shipped.}}',
      { orders: count.current },
    );
    showToast({ text, severity: 'success' });
  }

  return {
    /** True if the shop has a shipped state. */
    canShip: shipped !== undefined,
    isOpen,
    open: () => {
      count.current = 0;
      setOpen(true);
    },
    ship,
    close,
  };
}
