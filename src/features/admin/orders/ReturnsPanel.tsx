import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { inCurrency, priceIn } from '../../../../contract/rules/inCurrency.ts';
import { refundDestination } from '../../../../contract/rules/refunds.ts';
import { wholeLines } from '../../../../contract/rules/returnLines.ts';
import { listWanted } from '../../../../contract/rules/returnSteps.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import type { ReceivedUnits, ReturnRequest } from '../../../../contract/schemas/returns.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { useMay } from '../frame/useMay.ts';
import { EntryList } from './OrderHistory.tsx';
import { PartRefundDialog, type RefundedOrder, type RefundPart } from './PartRefundDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ReturnEntry } from './ReturnEntry.tsx';

/** An action on a return; `id` is the return's. */
export type ReturnStep =
  | { kind: 'receive'; id: string; lines: ReceivedUnits['lines'] }
  | { kind: 'refuse'; id: string; refusal: string }
  | { kind: 'exchange'; id: string }
  | { kind: 'refund'; amount: number };

/** Opens a return for the customer; resolves to the error message, or to undefined. */
export type OpenReturn = (request: ReturnRequest) => Promise<string | undefined>;

/** Form for the items that the customer returns. */
export type ReturnForm = (props: {
  products: Order['products'];
  currency?: Order['currency'];
  returnable: readonly number[];
  onReturn: OpenReturn;
  onClose: () => void;
}) => ReactNode;

type ReturnsPanelProps = {
  order: RefundedOrder & Pick<Order, 'products' | 'returns' | 'refundableRest'>;
  /** Resolves to the error message, or to undefined on success. */
  onStep: (step: ReturnStep) => Promise<string | undefined>;
  onRefundPart: RefundPart;
  onOpenReturn: OpenReturn;
  returnForm: ReturnForm;
};

/**
 * Returns of an order: open one on the customer's behalf, receive and refund items, and refuse the
 * rest. Also issues partial refunds without a return.
 */
export function ReturnsPanel(props: ReturnsPanelProps) {
  const { order, onStep, onRefundPart, onOpenReturn, returnForm } = props;
  const [asked, setAsked] = useState<{
    kind: ReturnStep['kind'] | 'refundPart' | 'open';
    id?: string;
  }>();
  const [problem, setProblem] = useState<string>();
  const [acting, setActing] = useState<ReturnStep>();
  const may = useMay();
  const { products } = order;
  const refundableRest = may('orders:refund') ? (order.refundableRest ?? 0) : 0;
  const { requests = [], refunds = [], refundable = 0, returnable = [] } = order.returns ?? {};
  const mayOpen = may('orders:write') && returnable.some((count) => count > 0);
  if (requests.length + refunds.length + refundableRest === 0 && !mayOpen) return null;
  const listName = requests.length > 0 ? i18n.t('Returns') : i18n.t('Refunds');
  const heading = mayOpen ? i18n.t('Returns') : listName;

  const close = () => setAsked(undefined);
  const request = requests.find(({ id }) => id === asked?.id);
  const amount = priceIn(order.currency, refundable);

  async function act(step: ReturnStep) {
    close();
    setProblem(undefined);
    setActing(step);
    setProblem(await onStep(step));
    setActing(undefined);
  }

  return (
    <FocusFallback label={heading}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <EntryList role="list" aria-label={listName} sx={{ mb: 1.5 }}>
        {requests.map((each) => (
          <ReturnEntry
            key={each.id}
            request={each}
            products={products}
            onAsk={(kind) => setAsked({ kind, id: each.id })}
            isAccepting={acting?.kind === 'exchange' && acting.id === each.id}
          />
        ))}
        {refunds.map(
          (each) =>
            !each.isExchange && (
              <RefundEntry key={each.id} refund={each} currency={order.currency} />
            ),
        )}
      </EntryList>
      {problem && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {refundable > 0 && may('orders:refund') && (
          <Button
            variant="outlined"
            disabled={acting !== undefined}
            onClick={() => setAsked({ kind: 'refund' })}
          >
            <span>{i18n.t('Refund {amount}', { amount })}</span>
          </Button>
        )}
        {mayOpen && (
          <Button variant="outlined" onClick={() => setAsked({ kind: 'open' })}>
            {i18n.t('Open a return')}
          </Button>
        )}
        {refundableRest > 0 && (
          <Button variant="outlined" onClick={() => setAsked({ kind: 'refundPart' })}>
            {i18n.t('Refund a part')}
          </Button>
        )}
      </Stack>
      {request && asked?.kind === 'receive' && (
        <ReceiveDialog
          products={products}
          lines={wholeLines(request.lines)}
          onReceive={(lines) => onStep({ kind: 'receive', id: request.id, lines })}
          onClose={close}
        />
      )}
      {request && asked?.kind === 'refuse' && (
        <RefuseDialog
          onRefuse={(refusal) => onStep({ kind: 'refuse', id: request.id, refusal })}
          onClose={close}
        />
      )}
      {asked?.kind === 'open' &&
        mayOpen &&
        returnForm({
          products,
          currency: order.currency,
          returnable,
          onReturn: onOpenReturn,
          onClose: close,
        })}
      {asked?.kind === 'refundPart' && (
        <PartRefundDialog
          order={order}
          rest={refundableRest}
          onRefund={onRefundPart}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.kind === 'refund'}
        title={i18n.t('Refund {amount}?', { amount })}
        confirmLabel={i18n.t('Refund {amount}', { amount })}
        onConfirm={() => act({ kind: 'refund', amount: refundable })}
        onCancel={close}
      >
        {i18n.t(
          'For what has come back and is not refunded yet. {destination} This can’t be undone.',
          { destination: inCurrency(order.currency, () => refundDestination(order)) },
        )}
      </ConfirmDialog>
      {request && asked?.kind === 'exchange' && (
        <ConfirmDialog
          title={i18n.t('Accept the exchange?')}
          confirmLabel={i18n.t('Accept the exchange')}
          onConfirm={() => act({ kind: 'exchange', id: request.id })}
          onCancel={close}
        >
          {exchangeText(listWanted(request.lines), Boolean(order.email))}
        </ConfirmDialog>
      )}
    </FocusFallback>
  );
}

function exchangeText(items: string, isMailed: boolean): string {
  return isMailed
    ? i18n.t(
        'This makes a new order of {items}. The customer is told by email. It can’t be undone.',
        { items },
      )
    : i18n.t('This makes a new order of {items}. It can’t be undone.', { items });
}

/** A completed or pending refund. */
function RefundEntry({
  refund,
  currency,
}: Pick<Order, 'currency'> & { refund: NonNullable<Order['returns']>['refunds'][number] }) {
  const { amount, at, isPending, note } = refund;
  return (
    <ListItem>
      <b>
        {isPending
          ? i18n.t('{amount} to be refunded', { amount: priceIn(currency, amount) })
          : i18n.t('{amount} refunded', { amount: priceIn(currency, amount) })}
      </b>
      <Typography variant="caption" color="textSecondary" component="p">
        <span>{formatDay(at)}</span>
        {isPending && <span>{` · ${i18n.t('The payment provider has not answered yet.')}`}</span>}
      </Typography>
      {note && <div>{i18n.t('“{words}”', { words: note })}</div>}
    </ListItem>
  );
}
