import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { isState } from '../../../contract/rules/orderStates.ts';
import type { OpenedOrder } from '../../../contract/schemas/orderLink.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { withReturns } from '../../data/answers/readReturns.ts';
import { ApiError, type Outcome } from '../../data/apiError.ts';
import { noAutoRevalidation, toResource } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AccountColumns, AccountSection } from '../../features/account/AccountColumns.tsx';
import { type CustomerPrint, CustomerPrints } from '../../features/orders/CustomerPrints.tsx';
import { LinkedOrderActions, ZipCodeForm } from '../../features/orders/LinkedOrderActions.tsx';
import { OrderDetail, OrderDetailSkeleton } from '../../features/orders/OrderDetail.tsx';
import { orderName } from '../../lib/labels.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { LoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';
import { printName, queryOf, useDownloadPrint, useReturnRequest } from './useDownloadPrint.ts';
import { useFindExchanges } from './useFindExchanges.ts';
import { useReturnAddress } from './useReturnAddress.ts';

/** `/order?token=…`, from the link in an order email. The token is removed from the URL. */
export default function LinkedOrderPage() {
  const [search] = useSearchParams();
  const { token } = (useLocation().state ?? {}) as { token?: string };
  const payment = search.get('payment');
  if (search.has('token')) {
    return <Navigate to={paths.linkedOrder} replace state={{ token: search.get('token') }} />;
  }
  return (
    <>
      <PageHead title={i18n.t('Your order')} noindex />
      {token ? <Opened token={token} /> : payment ? <CameBack payment={payment} /> : <DeadLink />}
    </>
  );
}

function Opened({ token }: { token: string }) {
  const showToast = useToast();
  const showProblem = useProblemToast();
  const { answer, prove, cancel, withdraw, pay, print, renewLink } = useLinkedOrder(token);
  const { prints: hasPrints } = useEnvParams();
  const downloadPrint = useDownloadPrint();
  const findExchanges = useFindExchanges(answer.data?.order);
  const returnAddress = useReturnAddress();
  const [zip, setZip] = useState('');
  const [isRenewed, setRenewed] = useState(false);
  const returnItems = useReturnRequest(
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
    // The order may have shipped, or the cancellation succeeded but its reply was lost.
    const opened = outcome.ok ? outcome : await prove(zip);
    const isCancelled = opened.ok && isState(opened.data.order.delivery_status, 'cancelled');
    if (outcome.ok || isCancelled) {
      return showToast({ text: i18n.t('Your order is cancelled.'), severity: 'success' });
    }
    showToast({ text: outcome.error.message });
  }

  async function payDifference(paymentId: string) {
    const outcome = await pay(zip, paymentId);
    showProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) window.location.assign(outcome.data.url);
    else await prove(zip);
  }

  async function replaceLink() {
    const outcome = await renewLink(zip);
    showProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) setRenewed(true);
  }

  return (
    <AccountColumns>
      <AccountSection title={i18n.t('Order {order}', { order: orderName(order) })}>
        <OrderDetail
          order={withReturns(order)}
          findExchanges={findExchanges}
          returnAddress={returnAddress}
          onPay={isProven ? payDifference : undefined}
          onReturn={isProven ? returnItems : undefined}
          contact={!isProven && <ZipCodeForm onProve={proveWith} />}
          actions={
            isProven && (
              <LinkedOrderActions
                mayCancel={mayCancel}
                prints={
                  hasPrints && (
                    <CustomerPrints
                      order={withReturns(order)}
                      onDownload={(kind) =>
                        downloadPrint(kind, [printName(kind, order)], print(zip, kind))
                      }
                    />
                  )
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

/** Statuses for an unknown link, or a server without order links. */
const deadStatuses = [400, 404, 405, 501];

function DeadLink() {
  return (
    <StatusMessage
      heading={i18n.t('This link no longer works')}
      text={i18n.t(
        'It has expired or was replaced by a newer one. Use the link in our latest email about the order.',
      )}
      next={{ label: i18n.t('Contacts'), to: paths.contacts }}
    />
  );
}

/** After the payment page, which does not know the link. */
function CameBack({ payment }: { payment: string }) {
  return payment === 'paid' ? (
    <StatusMessage
      heading={i18n.t('Thank you for your payment')}
      text={i18n.t('We email you as soon as it has arrived, with a link to your order.')}
      next={{ label: i18n.t('Continue shopping'), to: paths.home }}
    />
  ) : (
    <StatusMessage
      heading={i18n.t('Nothing was paid')}
      text={i18n.t('To pay, use the link in our latest email about the order.')}
      next={{ label: i18n.t('Continue shopping'), to: paths.home }}
    />
  );
}

function NewLink() {
  return (
    <StatusMessage
      heading={i18n.t('Check your email')}
      text={i18n.t('A new link to your order is on its way. The earlier ones no longer work.')}
      isAnswer
      next={{ label: i18n.t('Continue shopping'), to: paths.home }}
    />
  );
}

/** Order of an emailed link, with actions that never reject. */
function useLinkedOrder(token: string) {
  const { call, send } = useApi();
  const { data, error, mutate } = useSWR(
    ['POST /openorder', token],
    () => call('POST /openorder', { body: { token } }),
    // Keep the order that the zip code unlocked until the page is left.
    { ...noAutoRevalidation, shouldRetryOnError: false },
  );

  async function show(outcome: Outcome<OpenedOrder>) {
    if (outcome.ok) await mutate(outcome.data, { revalidate: false });
    return outcome;
  }

  return {
    answer: toResource({ data, error }),
    prove: async (zip: string) => show(await send('POST /openorder', { body: { token, zip } })),
    cancel: async (zip: string) => show(await send('POST /cancelorder', { body: { token, zip } })),
    withdraw: async (zip: string, request: ReturnRequest) =>
      show(await send('POST /returnlinkedorder', { body: { token, zip, ...request } })),
    pay: (zip: string, paymentId: string) =>
      send('POST /paylinkeddifference', { body: { token, zip, paymentId } }),
    print: (zip: string, kind: CustomerPrint) =>
      send('POST /linkedinvoice', { body: { token, zip, ...queryOf(kind) } }),
    renewLink: (zip: string) => send('POST /neworderlink', { body: { token, zip } }),
  };
}
