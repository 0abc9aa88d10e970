import { useRef, useState } from 'react';
import { isState } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRefreshOrders } from '../../data/admin/useRefresh.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { toShippedChange } from '../../features/admin/orders/orderValues.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { stepProblem } from '../stepProblem.ts';

type ShipOrdersOptions = {
  onShipped: (id: string) => void;
  /** Gets the newest state of an order that could not be shipped. */
  onRenewed: (order: Order) => void;
};

/**
 * Marks several orders as shipped, each by a call of its own, so that its version is compared and its
 * mail sent as for a single one.
 */
export function useShipOrders({ onShipped, onRenewed }: ShipOrdersOptions) {
  const { send } = useApi();
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

  async function findOrder(id: string) {
    const page = await send('GET /allorders', { query: { q: id, limit: 5, offset: 0 } });
    return page.ok ? page.data.items.find(({ _id }) => _id === id) : undefined;
  }

  function close() {
    setOpen(false);
    if (count.current === 0) return;
    void refreshOrders();
    const told = count.current === 1 ? '1 order is' : `${count.current} orders are`;
    showToast({ text: `${told} shipped.`, severity: 'success' });
  }

  return {
    /** Whether the shop has such a state. */
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
