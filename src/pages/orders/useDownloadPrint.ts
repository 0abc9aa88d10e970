import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { replacedNumbers } from '../../../contract/rules/orderNumber.ts';
import { type PrintKind, printFileName } from '../../../contract/rules/prints.ts';
import { repeatProblem } from '../../../contract/rules/returns.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { PdfFile } from '../../data/answers/readAnswer.ts';
import type { Outcome } from '../../data/apiError.ts';
import type { CustomerPrint } from '../../features/orders/CustomerPrints.tsx';
import { orderName } from '../../lib/labels.ts';
import { downloadFile } from '../../ui/browser.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { stepProblem, useProblemToast } from '../useProblemToast.tsx';

/** Downloads a call's PDF; a toast reports failures and omissions. Never rejects. */
export function useDownloadPrint() {
  const showToast = useToast();
  const showProblem = useProblemToast();

  return async function downloadPrint(
    kind: PrintKind,
    orderNames: string[],
    asked: Promise<Outcome<PdfFile>>,
  ) {
    const outcome = await asked;
    if (outcome.ok) {
      const { file, headers } = outcome.data;
      const message = readHeader(headers.get('X-Message') ?? '');
      downloadFile(printFileName(kind, orderNames), file);
      showProblem(undefined);
      if (message) showToast({ text: message, severity: 'warning', stays: true });
      return;
    }
    const { reason, message } = outcome.error;
    showProblem(reason === 'failed' ? i18n.t('{message} Please try again.', { message }) : message);
  };
}

/** Number of the order, or of its invoice. */
export function printName(kind: PrintKind, order: Order, version?: number): string {
  if (kind !== 'invoice') return orderName(order);
  const replaced = version && replacedNumbers(order)[version - 1];
  return replaced || (order.invoice?.number ?? orderName(order));
}

/** A header with other letters than ASCII is percent-encoded. */
function readHeader(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Leaves out the default, the only one known to servers without return slips. */
export function queryOf(kind: CustomerPrint) {
  return kind === 'invoice' ? {} : { kind };
}

/** Downloads a single PDF for several orders. */
export function usePrintOrders() {
  const { send } = useApi();
  const downloadPrint = useDownloadPrint();

  return (
    kind: PrintKind,
    orders: readonly Order[],
    { parcel, version }: { parcel?: string; version?: number | undefined } = {},
  ) => {
    const ids = orders.map(({ _id }) => _id);
    return downloadPrint(
      kind,
      orders.map((order) => printName(kind, order, version)),
      send('POST /printorders', {
        body: { kind, ids, ...(parcel && { parcel }), ...(version && { version }) },
      }),
    );
  };
}

const shopperTexts = () => ({
  done: i18n.t('Your withdrawal is confirmed. You get an email with a copy.'),
  exchangeDone: i18n.t('The exchange is confirmed. An email says where to send the items.'),
});

/**
 * Requests a return; resolves to the error message, or to undefined. A retry after a lost reply
 * does not create a second return.
 * @param refetch called after a failure; resolves to the order, if available
 * @param texts success messages
 */
export function useReturnRequest(
  send: (request: ReturnRequest) => Promise<Outcome<unknown>>,
  refetch: () => Promise<Order | undefined>,
  { done, exchangeDone = done }: { done: string; exchangeDone?: string } = shopperTexts(),
) {
  const showToast = useToast();
  const requestId = useRef(uuid());

  return async (asked: ReturnRequest): Promise<string | undefined> => {
    const request = { ...asked, requestId: requestId.current };
    const outcome = await send(request);
    const order = outcome.ok ? undefined : await refetch();
    const made = order?.returns?.requests.find(({ id }) => id === request.requestId);
    const isMade = outcome.ok || (order && made && !repeatProblem(order.products, made, request));
    // After a conflict the page shows the current state, so the next request is a new one.
    if (isMade || outcome.error.status === 409) requestId.current = uuid();
    if (!isMade) return stepProblem(outcome.error);
    const isExchange = asked.lines.every(({ exchange }) => exchange);
    showToast({ text: isExchange ? exchangeDone : done, severity: 'success' });
    return undefined;
  };
}
