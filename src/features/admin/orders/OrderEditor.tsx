import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import { printKinds } from '../../../../contract/rules/adminChoices.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { replacedNumbers } from '../../../../contract/rules/orderNumber.ts';
import { hasPrint, type PrintKind } from '../../../../contract/rules/prints.ts';
import { isOpenReturn } from '../../../../contract/rules/returns.ts';
import type { OrderHistoryEntry } from '../../../../contract/schemas/adminOrder.ts';
import type { Order, OrderChange } from '../../../../contract/schemas/order.ts';
import { orderBill, orderItems } from '../../../lib/orderBill.ts';
import { ItemizedBill } from '../../../ui/ItemizedBill.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { useMay } from '../frame/useMay.ts';
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx';
import { DifferencesPanel, type SettleDifference } from './DifferencesPanel.tsx';
import { OrderContact } from './OrderContact.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { mayPrint, PrintButtons } from './OrdersBulkBar.tsx';
import { ParcelsPanel, type SendParcel } from './ParcelsPanel.tsx';
import type { RefundPart } from './PartRefundDialog.tsx';
import {
  type OpenReturn,
  type ReturnForm,
  type ReturnStep,
  ReturnsPanel,
} from './ReturnsPanel.tsx';
import { type OrderAnswer, type OrderProblem, useOrderForm } from './useOrderForm.ts';

type OrderEditorProps = {
  order: Order;
  paymentStates: readonly string[];
  deliveryStates: readonly string[];
  customerPath?: string | undefined;
  /** Latest change first; undefined if unknown. */
  history: readonly OrderHistoryEntry[] | undefined;
  onSave: (change: OrderChange) => Promise<OrderAnswer>;
  onNoChanges: () => void;
  /** Performs a step of a return; resolves to the error message, or to undefined. */
  onReturn: (step: ReturnStep) => Promise<string | undefined>;
  onSettle: SettleDifference;
  onRefundPart: RefundPart;
  onOpenReturn: OpenReturn;
  returnForm: ReturnForm;
  /** Downloads a PDF; absent if the server can't create PDFs. */
  onPrint?: ((kind: PrintKind, version?: number) => Promise<void>) | undefined;
  /** Absent if the server can only send whole orders. */
  onSendParcel?: SendParcel | undefined;
  /** Downloads a parcel's packing slip; absent if the server can't create PDFs. */
  onPrintParcel?: ((parcelId: string) => Promise<void>) | undefined;
  /** Button that changes the items; calls `onChanged` afterwards. */
  itemsAction?: ((onChanged: () => Promise<unknown>) => ReactNode) | undefined;
  onReload: () => Promise<Order | undefined>;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

export function OrderEditor({
  order,
  paymentStates,
  deliveryStates,
  customerPath,
  history,
  onReturn,
  onSettle,
  onRefundPart,
  onOpenReturn,
  returnForm,
  onPrint,
  onSendParcel,
  onPrintParcel,
  itemsAction,
  onDirty,
  onClose,
  ...actions
}: OrderEditorProps) {
  const { form, base, problem, asked, save, answer, reload } = useOrderForm({
    order,
    ...actions,
  });
  const { dirty } = form;
  // As opened, so that the panel keeps its place and the focus after a decision.
  const [areReturnsFirst] = useState(() => waitsForDecision(order));
  const may = useMay();
  const toUrl = may('products:write') ? adminPaths.modifyProduct : paths.product;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  /** Each step creates a new version of the order: reload it, or the next save conflicts. */
  async function afterStep<Wrong>(step: Promise<Wrong | undefined>) {
    const wrong = await step;
    if (wrong === undefined && dirty) await reload();
    return wrong;
  }

  const returnsPanel = (
    <ReturnsPanel
      order={order}
      onStep={(step) => afterStep(onReturn(step))}
      onRefundPart={(refund) => afterStep(onRefundPart(refund))}
      onOpenReturn={(request) => afterStep(onOpenReturn(request))}
      returnForm={returnForm}
    />
  );

  return (
    <OrderPanel
      title={i18n.t('Order of {day}', { day: formatDay(base.createdAt) })}
      text={base.number ? `${base.number} · ${base._id}` : base._id}
      onClose={onClose}
      footer={
        may('orders:ship') && (
          <>
            {problem && <SaveProblem problem={problem} onReload={reload} />}
            <PendingButton
              variant="contained"
              fullWidth
              isPending={form.isSubmitting}
              onClick={save}
            >
              {i18n.t('Save')}
            </PendingButton>
          </>
        )
      }
    >
      {base.mailProblem !== undefined && (
        <Alert severity="warning">
          {i18n.t(
            'The latest email to {email} was not delivered: “{reason}”. If the email is wrong, correct it, and the mail is sent again.',
            { email: base.email, reason: base.mailProblem },
          )}
        </Alert>
      )}
      <ItemizedBill
        dense
        label={i18n.t('Items')}
        {...(may('orders:sums')
          ? orderBill(base, toUrl)
          : {
              lines: orderItems(base.products, toUrl),
              ...(base.delivery && {
                sums: [{ label: i18n.t('Delivery'), amount: base.delivery.name }],
              }),
            })}
      />
      {(onPrint || itemsAction) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, ml: -1 }}>
          {onPrint && (
            <PrintButtons
              kinds={printKinds.filter((kind) => hasPrint(kind, base) && mayPrint(may, kind))}
              replaced={replacedNumbers(base)}
              onPrint={onPrint}
            />
          )}
          {itemsAction?.(() => afterStep(Promise.resolve(undefined)))}
        </Stack>
      )}
      <DifferencesPanel
        payments={order.payments}
        currency={order.currency}
        onSettle={(id, outcome) => afterStep(onSettle(id, outcome))}
      />
      {areReturnsFirst && returnsPanel}
      <FormikProvider value={form}>
        <Stack
          component="form"
          sx={{ gap: 2 }}
          aria-label={i18n.t('States and notes')}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <OrderFields
            paymentStates={paymentStates}
            deliveryStates={deliveryStates}
            refundPending={base.refundPending}
            isMailed={base.email !== ''}
            errors={problem?.status === 'refused' ? problem.fields : {}}
          />
        </Stack>
      </FormikProvider>
      <ParcelsPanel
        order={order}
        onSend={onSendParcel && ((request) => afterStep(onSendParcel(request)))}
        onPrint={onPrintParcel}
      />
      {!areReturnsFirst && returnsPanel}
      <OrderContact order={base} customerPath={may('customers:read') ? customerPath : undefined} />
      {history && <OrderHistory entries={history} />}
      <ConfirmOrderDialog
        asked={asked}
        total={base.total}
        currency={base.currency}
        rest={order.refundableRest}
        email={base.email}
        isPaidManually={base.manualPayment !== undefined}
        onAnswer={answer}
      />
    </OrderPanel>
  );
}

function waitsForDecision({ returns }: Order): boolean {
  if (!returns) return false;
  const { requests, refundable = 0 } = returns;
  return refundable > 0 || requests.some(isOpenReturn);
}

type SaveProblemProps = {
  problem: OrderProblem;
  onReload: () => void;
};

export function SaveProblem({ problem, onReload }: SaveProblemProps) {
  if (problem.status === 'stale') {
    return (
      <Alert severity="warning" action={<Button onClick={onReload}>{i18n.t('Reload')}</Button>}>
        {i18n.t(
          'Someone else has changed this order in the meantime. Nothing was saved; your changes are kept.',
        )}
      </Alert>
    );
  }
  return (
    <Alert severity="error">
      {problem.status === 'refused'
        ? problem.message
        : i18n.t('The order could not be saved. {message} Please try again.', {
            message: problem.message,
          })}
    </Alert>
  );
}
