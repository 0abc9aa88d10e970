import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { Order, OrderChange } from '../../../contract/schemas/order.ts';
import type { ParcelRequest } from '../../../contract/schemas/parcels.ts';
import type { PartRefund } from '../../../contract/schemas/returns.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useAdminOrder, useFindOrder, useRefreshOrders } from '../../data/admin/useAdminOrder.ts';
import { withReturns } from '../../data/answers/readReturns.ts';
import type { Outcome } from '../../data/apiError.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { OrderEditor } from '../../features/admin/orders/OrderEditor.tsx';
import { OrderPanel, OrderPanelSkeleton } from '../../features/admin/orders/OrderPanel.tsx';
import type { ReturnStep } from '../../features/admin/orders/ReturnsPanel.tsx';
import { ReturnDialog } from '../../features/orders/ReturnDialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { usePrintOrders, useReturnRequest } from '../orders/useDownloadPrint.ts';
import { useFindExchanges } from '../orders/useFindExchanges.ts';
import { stepProblem } from '../useProblemToast.tsx';
import { ChangeItems } from './ChangeItems.tsx';

type OpenOrderProps = {
  id: string;
  /** Order as loaded by the list. */
  listed: Order | undefined;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

export function OpenOrder({ id, listed, onDirty, onClose }: OpenOrderProps) {
  const showToast = useToast();
  const { send } = useApi();
  const refreshOrders = useRefreshOrders();
  const findOrder = useFindOrder();
  const answer = useAdminOrder(id);
  const history = useEndpoint('GET /orderhistory/:id', { params: { id } });
  const {
    paymentStates,
    deliveryStates,
    customers,
    prints: hasPrints,
    parcels,
    changesLines,
  } = useEnvParams();
  const printOrders = usePrintOrders();

  async function save(change: OrderChange) {
    const outcome = await send('POST /handleorder/:id', { params: { id }, body: change });
    void refreshOrders();
    if (!outcome.ok) {
      const { reason, message, fields } = outcome.error;
      return { status: reason, message, fields };
    }
    const { order, message } = outcome.data;
    showToast({ text: message || i18n.t('The order is saved.'), severity: 'success' });
    return { status: 'saved' as const, order };
  }

  /** Shows the result of a step; resolves to the error message, or to undefined. */
  async function finish(outcome: Outcome<{ message?: string | undefined }>) {
    await refreshOrders();
    if (!outcome.ok) return stepProblem(outcome.error);
    showToast({ text: outcome.data.message || i18n.t('The order is saved.'), severity: 'success' });
    return undefined;
  }

  async function refundPart(refund: PartRefund) {
    const outcome = await send('POST /refundpart/:id', { params: { id }, body: refund });
    const problem = await finish(outcome);
    const amount = outcome.ok ? undefined : outcome.error.fields.amount;
    return amount === undefined ? problem : { amount };
  }

  async function sendParcel(body: ParcelRequest) {
    const outcome = await send('POST /sendparcel/:id', { params: { id }, body });
    const message = await finish(outcome);
    if (outcome.ok || message === undefined) return undefined;
    return { message, isConflict: outcome.error.status === 409 };
  }

  function sendStep(step: ReturnStep) {
    switch (step.kind) {
      case 'receive': {
        const { id, lines } = step;
        return send('POST /receivereturn/:id', { params: { id }, body: { lines } });
      }
      case 'refuse': {
        const { id, refusal } = step;
        return send('POST /refusereturn/:id', { params: { id }, body: { refusal } });
      }
      case 'exchange':
        return send('POST /sendexchange/:id', { params: { id: step.id } });
      case 'refund':
        return send('POST /refundreturns/:id', { params: { id }, body: { amount: step.amount } });
    }
  }

  const openReturn = useReturnRequest(
    async (body) => {
      const outcome = await send('POST /openreturn/:id', { params: { id }, body });
      await refreshOrders();
      return outcome;
    },
    () => findOrder(id),
    { done: i18n.t('The return is open.') },
  );

  async function refetch() {
    const newest = await findOrder(id);
    if (!newest) showToast({ text: i18n.t('The order could not be loaded. Please try again.') });
    return newest;
  }

  const found = answer.status === 'ready' ? answer.data : listed;
  // Memoized, because the editor treats a new object as a newer order.
  const order = useMemo(() => found && withReturns(found), [found]);
  const findExchanges = useFindExchanges(order);
  if (!order && answer.status === 'failed') return <ListLoadError error={answer.error} />;
  if (!order && answer.status === 'loading') return <OrderPanelSkeleton onClose={onClose} />;
  if (!order) {
    return (
      <OrderPanel title={i18n.t('Order not found')} text={id} onClose={onClose}>
        <Typography>{i18n.t('There is no such order in this shop.')}</Typography>
      </OrderPanel>
    );
  }
  return (
    <OrderEditor
      order={order}
      paymentStates={paymentStates}
      deliveryStates={deliveryStates}
      customerPath={
        customers && order.email && order.customerId
          ? adminPaths.customer(order.customerId)
          : undefined
      }
      history={history.data ?? undefined}
      onSave={save}
      onNoChanges={() =>
        showToast({ text: i18n.t('No changes detected. Please modify the fields before saving.') })
      }
      onReturn={async (step) => finish(await sendStep(step))}
      onSettle={async (id, outcome) =>
        finish(await send('POST /settledifference/:id', { params: { id }, body: { outcome } }))
      }
      onRefundPart={refundPart}
      onOpenReturn={openReturn}
      returnForm={(props) => <ReturnDialog {...props} {...{ findExchanges }} isForCustomer />}
      onPrint={hasPrints ? (kind, version) => printOrders(kind, [order], { version }) : undefined}
      onSendParcel={parcels ? sendParcel : undefined}
      onPrintParcel={
        hasPrints ? (parcel) => printOrders('packingSlip', [order], { parcel }) : undefined
      }
      itemsAction={
        changesLines
          ? (onChanged) => <ChangeItems order={order} onChanged={onChanged} />
          : undefined
      }
      onReload={refetch}
      onDirty={onDirty}
      onClose={onClose}
    />
  );
}
