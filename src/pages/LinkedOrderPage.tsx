import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { isState } from '../../contract/rules/orderStates.ts';
import { hasPrint } from '../../contract/rules/prints.ts';
import { withReturns } from '../data/answers/readReturns.ts';
import { ApiError } from '../data/apiError.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { useLinkedOrder } from '../data/useLinkedOrder.ts';
import { AccountColumns } from '../features/account/AccountColumns.tsx';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { LinkedOrderActions } from '../features/orders/LinkedOrderActions.tsx';
import { OrderDetail } from '../features/orders/OrderDetail.tsx';
import { OrderDetailSkeleton } from '../features/orders/OrderDetailSkeleton.tsx';
import { ZipCodeForm } from '../features/orders/ZipCodeForm.tsx';
import { orderName } from '../lib/orderName.ts';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useDownloadPrint } from './useDownloadPrint.ts';
import { useProblemToast } from './useProblemToast.tsx';
import { useWithdrawal } from './useWithdrawal.ts';

/** `/order?token=…`, where the link in an order's mail leads. The URL soon keeps no token. */
export default function LinkedOrderPage() {
  const [search] = useSearchParams();
  const { token } = (useLocation().state ?? {}) as { token?: string };
  if (search.has('token')) {
    return <Navigate to={paths.linkedOrder} replace state={{ token: search.get('token') }} />;
  }
  return (
    <>
      <PageHead title="Your order" noindex />
      {token ? <Opened token={token} /> : <DeadLink />}
    </>
  );
}

function Opened({ token }: { token: string }) {
  const showToast = useToast();
  const tellProblem = useProblemToast();
  const { answer, prove, cancel, withdraw, invoice, renewLink } = useLinkedOrder(token);
  const { prints: hasPrints } = useEnvParams();
  const downloadPrint = useDownloadPrint();
  const [zip, setZip] = useState('');
  const [isRenewed, setRenewed] = useState(false);
  const returnItems = useWithdrawal(
    (request) => withdraw(zip, request),
    async () => {
      const opened = await prove(zip);
      return opened.ok ? opened.data.order : undefined;
    },
  );

  if (isRenewed) return <NewLink />;
  if (answer.status === 'loading') {
    return (
      <AccountColumns>
        <OrderDetailSkeleton />
      </AccountColumns>
    );
  }
  if (answer.status === 'failed') {
    const isDead = answer.error instanceof ApiError && deadStatuses.includes(answer.error.status);
    return isDead ? <DeadLink /> : <LoadError />;
  }
  const { order, isProven, mayCancel } = answer.data;

  async function proveWith(typed: string) {
    const outcome = await prove(typed);
    if (outcome.ok) setZip(typed);
    return outcome.ok ? undefined : outcome.error.message;
  }

  async function cancelOrder() {
    const outcome = await cancel(zip);
    // It may be on its way by now; or it is cancelled, and the answer was lost.
    const opened = outcome.ok ? outcome : await prove(zip);
    const isCancelled = opened.ok && isState(opened.data.order.delivery_status, 'cancelled');
    if (outcome.ok || isCancelled) {
      return showToast({ text: 'Your order is cancelled.', severity: 'success' });
    }
    showToast({ text: outcome.error.message });
  }

  async function replaceLink() {
    const outcome = await renewLink(zip);
    tellProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) setRenewed(true);
  }

  return (
    <AccountColumns>
      <AccountSection title={`Order ${orderName(order)}`}>
        <OrderDetail
          order={withReturns(order)}
          onReturn={isProven ? returnItems : undefined}
          contact={!isProven && <ZipCodeForm onProve={proveWith} />}
          actions={
            isProven && (
              <LinkedOrderActions
                mayCancel={mayCancel}
                onInvoice={
                  hasPrints && hasPrint('invoice', order)
                    ? () => downloadPrint('invoice', [orderName(order)], invoice(zip))
                    : undefined
                }
                onCancel={cancelOrder}
                onRenewLink={replaceLink}
              />
            )
          }
        />
      </AccountSection>
    </AccountColumns>
  );
}

/** The link is unknown, or the server does not support links. */
const deadStatuses = [400, 404, 405, 501];

function DeadLink() {
  return (
    <StatusMessage
      heading="This link no longer works"
      text="It has expired or was replaced by a newer one. Use the link in our latest email about the order."
      next={{ label: 'Contacts', to: paths.contacts }}
    />
  );
}

function NewLink() {
  return (
    <StatusMessage
      heading="Check your email"
      text="A new link to your order is on its way. The earlier ones no longer work."
      isAnswer
      next={{ label: 'Continue shopping', to: paths.home }}
    />
  );
}
