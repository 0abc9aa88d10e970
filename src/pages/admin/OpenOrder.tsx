import type { Order, OrderChange } from '../../../contract/schemas/order.ts';
import { useAdminOrder } from '../../data/admin/useAdminOrder.ts';
import { useHandleOrder } from '../../data/admin/useHandleOrder.ts';
import { useOrderHistory } from '../../data/admin/useOrderHistory.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { NoSuchOrder } from '../../features/admin/orders/NoSuchOrder.tsx';
import { OrderEditor } from '../../features/admin/orders/OrderEditor.tsx';
import { OrderPanelSkeleton } from '../../features/admin/orders/OrderPanelSkeleton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../ListLoadError.tsx';

type OpenOrderProps = {
  id: string;
  /** What the list knows of it. */
  listed: Order | undefined;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

/** The order that is open in the list of orders. */
export function OpenOrder({ id, listed, onDirty, onClose }: OpenOrderProps) {
  const notify = useToast();
  const { order, reload } = useAdminOrder(id, listed);
  const history = useOrderHistory(id);
  const handleOrder = useHandleOrder();
  const { paymentStates, deliveryStates } = useEnvParams();

  async function save(change: OrderChange) {
    const outcome = await handleOrder(id, change);
    if (outcome.status === 'saved') {
      notify({ text: outcome.message || 'The order is saved.', severity: 'success' });
    }
    return outcome;
  }

  async function readAgain() {
    const newest = await reload().catch(() => undefined);
    if (!newest) notify({ text: 'The order could not be read. Please try again.' });
    return newest ?? undefined;
  }

  if (order.status === 'failed') return <ListLoadError error={order.error} />;
  if (order.status === 'loading') return <OrderPanelSkeleton onClose={onClose} />;
  if (!order.data) return <NoSuchOrder id={id} onClose={onClose} />;
  return (
    <OrderEditor
      order={order.data}
      paymentStates={paymentStates}
      deliveryStates={deliveryStates}
      history={history.status === 'ready' ? (history.data ?? undefined) : undefined}
      onSave={save}
      onNoChanges={() =>
        notify({ text: 'No changes detected. Please modify the fields before saving.' })
      }
      onReload={readAgain}
      onDirty={onDirty}
      onClose={onClose}
    />
  );
}
