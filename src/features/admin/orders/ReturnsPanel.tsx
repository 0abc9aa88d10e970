import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { refundGoesTo } from '../../../../contract/rules/refunds.ts';
import { isAwaited, listUnits, reasonLabels } from '../../../../contract/rules/returns.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import type { ReceivedUnits, ReturnRequest } from '../../../../contract/schemas/returns.ts';
import { formatDay } from '../../../lib/dates.ts';
import { arrivedUnits, returnState } from '../../../lib/returnState.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { PartRefundDialog, type RefundPart } from './PartRefundDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { RefundEntry } from './RefundEntry.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

const Entries = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 1.5),
  '&:empty': { display: 'none' },
  overflowWrap: 'anywhere',
  '& > li': {
    paddingLeft: theme.spacing(1.5),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));

/** The actions on the returns of an order; `id`: of the return. */
export type ReturnStep =
  | { kind: 'receive'; id: string; lines: ReceivedUnits['lines'] }
  | { kind: 'refuse'; id: string; refusal: string }
  | { kind: 'refund'; amount: number };

/** Opens a return for the customer; resolves to the reason for a failure. */
export type OpenReturn = (request: ReturnRequest) => Promise<string | undefined>;

/** A form that asks what the customer sends back. */
export type ReturnForm = (props: {
  products: Order['products'];
  /** How many of each product can be sent back now. */
  returnable: readonly number[];
  onReturn: OpenReturn;
  onClose: () => void;
}) => ReactNode;

type ReturnsPanelProps = {
  order: Pick<Order, 'products' | 'returns' | 'refundableRest' | 'email' | 'takenByHand'>;
  /** Resolves to the reason for a failure. */
  onStep: (step: ReturnStep) => Promise<string | undefined>;
  onRefundPart: RefundPart;
  onOpenReturn: OpenReturn;
  returnForm: ReturnForm;
};

/**
 * The returns of an order: opens one for a customer who calls, receives and refunds what came back,
 * and refuses the rest. Part of the payment can be refunded without a return, too.
 */
export function ReturnsPanel({
  order,
  onStep,
  onRefundPart,
  onOpenReturn,
  returnForm,
}: ReturnsPanelProps) {
  const [asked, setAsked] = useState<{
    kind: ReturnStep['kind'] | 'refundPart' | 'open';
    id?: string;
  }>();
  const [problem, setProblem] = useState<string>();
  const [isRefunding, setRefunding] = useState(false);
  const { products, refundableRest = 0 } = order;
  const { requests = [], refunds = [], refundable = 0, returnable = [] } = order.returns ?? {};
  const mayOpen = returnable.some((count) => count > 0);
  if (requests.length + refunds.length + refundableRest === 0 && !mayOpen) return null;
  const listName = requests.length > 0 ? 'Returns' : 'Refunds';
  const heading = mayOpen ? 'Returns' : listName;

  const close = () => setAsked(undefined);
  const request = requests.find(({ id }) => id === asked?.id);
  const refundText = `Refund ${formatPrice(refundable)}`;

  async function refund() {
    close();
    setProblem(undefined);
    setRefunding(true);
    setProblem(await onStep({ kind: 'refund', amount: refundable }));
    setRefunding(false);
  }

  return (
    <FocusFallback label={heading}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Entries role="list" aria-label={listName}>
        {requests.map((each) => (
          <ReturnEntry
            key={each.id}
            request={each}
            products={products}
            onAsk={(kind) => setAsked({ kind, id: each.id })}
          />
        ))}
        {refunds.map((each) => (
          <RefundEntry key={each.id} refund={each} />
        ))}
      </Entries>
      {problem && (
        <Alert role="alert" severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refundable > 0 && (
          <Button
            variant="outlined"
            disabled={isRefunding}
            onClick={() => setAsked({ kind: 'refund' })}
          >
            {refundText}
          </Button>
        )}
        {mayOpen && (
          <Button variant="outlined" onClick={() => setAsked({ kind: 'open' })}>
            Open a return
          </Button>
        )}
        {refundableRest > 0 && (
          <Button variant="outlined" onClick={() => setAsked({ kind: 'refundPart' })}>
            Refund a part
          </Button>
        )}
      </Box>
      {request && asked?.kind === 'receive' && (
        <ReceiveDialog
          products={products}
          lines={request.lines}
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
        returnForm({ products, returnable, onReturn: onOpenReturn, onClose: close })}
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
        title={`${refundText}?`}
        confirmLabel={refundText}
        onConfirm={refund}
        onCancel={close}
      >
        For what has come back and is not refunded yet. {refundGoesTo(order)} This can’t be undone.
      </ConfirmDialog>
    </FocusFallback>
  );
}

type ReturnEntryProps = {
  request: NonNullable<Order['returns']>['requests'][number];
  products: Order['products'];
  onAsk: (kind: 'receive' | 'refuse') => void;
};

function ReturnEntry({ request, products, onAsk }: ReturnEntryProps) {
  const { lines, requestedAt, reason, refusal } = request;
  return (
    <li>
      <b>{returnState(request)}</b>
      {lines.map((line) => (
        <div key={line.line}>
          {listUnits(products, [line])}
          {arrivedUnits(line)}
        </div>
      ))}
      <Typography variant="caption" color="textSecondary" component="p">
        {formatDay(requestedAt)} · {reasonLabels[reason]}
      </Typography>
      {refusal && <div>Refused: “{refusal}”</div>}
      {isAwaited(request) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" size="small" onClick={() => onAsk('receive')}>
            Receive
          </Button>
          <Button color="inherit" size="small" onClick={() => onAsk('refuse')}>
            Refuse
          </Button>
        </Box>
      )}
    </li>
  );
}
