import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import { isState } from '../../../contract/rules/orderStates.ts';
import {
  daysToSendBack,
  isAwaited,
  listUnits,
  reasonLabels,
} from '../../../contract/rules/returns.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { ReturnRequest, OrderReturns as Returns } from '../../../contract/schemas/returns.ts';
import { returnState } from '../../lib/orderBill.ts';
import { measure } from '../../theme/tokens.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const Entries = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: measure,
  margin: theme.spacing(2, 0, 0),
  overflowWrap: 'anywhere',
}));

const Entry = styled(ListItem)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  paddingLeft: theme.spacing(2),
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
}));

type OrderReturnsProps = {
  order: Pick<Order, 'products' | 'returns' | 'payment_status'>;
  /** Resolves to the error message, if any. Absent until the visitor is known to be allowed. */
  onReturn?: ((request: ReturnRequest) => Promise<string | undefined>) | undefined;
};

export function OrderReturns({ order, onReturn }: OrderReturnsProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { products, returns } = order;
  const text = returns && deadlineText(order, returns, onReturn !== undefined);
  if (!returns || (!text && returns.requests.length + returns.refunds.length === 0)) return null;
  const { returnable, requests, refunds } = returns;
  const heading = text || requests.length > 0 ? 'Returns' : 'Refunds';
  const isOpen = returnable.some((count) => count > 0);
  return (
    <FocusFallback label={heading}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {text && <Typography sx={{ maxWidth: measure }}>{text}</Typography>}
      {/* If nothing is returnable any more, the dialog has closed: show its error here. */}
      {problem && !isOpen && (
        <Alert severity="error" sx={{ mt: 2, maxWidth: measure }}>
          {problem}
        </Alert>
      )}
      {isOpen && onReturn && (
        <Button
          variant="outlined"
          onClick={() => setAsking(true)}
          sx={{ mt: 2, displayPrint: 'none' }}
        >
          Withdraw from this purchase
        </Button>
      )}
      {requests.length + refunds.length > 0 && (
        <Entries role="list" aria-label={heading} disablePadding>
          {requests.map((request) => (
            <Entry key={request.id} disablePadding>
              <Typography variant="h6" component="h3">
                {returnState(request)}
              </Typography>
              {request.lines.map((line) => (
                <div key={line.line}>{listUnits(products, [line])}</div>
              ))}
              <Typography variant="body2" color="textSecondary">
                <span>{`Withdrawn on ${formatDay(request.requestedAt)}`}</span>
                {request.reason !== 'unsaid' && <span>{` · ${reasonLabels[request.reason]}`}</span>}
              </Typography>
              {isAwaited(request) && (
                <div>{`Please send the items back within ${daysToSendBack} days.`}</div>
              )}
              {request.refusal && <div>{`Why we can’t take it back: ${request.refusal}`}</div>}
            </Entry>
          ))}
          {refunds.map(({ id, amount, at, isPending, note }) => (
            <Entry key={id} disablePadding>
              <Typography variant="h6" component="h3">
                {`${formatPrice(amount)} ${isPending ? 'on its way to you' : 'refunded'}`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDay(at)}
              </Typography>
              {note && <div>{note}</div>}
            </Entry>
          ))}
        </Entries>
      )}
      {isAsking && isOpen && onReturn && (
        <ReturnDialog
          products={products}
          returnable={returnable}
          onReturn={async (request) => {
            const told = await onReturn(request);
            setProblem(told);
            return told;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </FocusFallback>
  );
}

/** Explains the return deadline; undefined once it no longer matters. */
function deadlineText(
  { payment_status }: Pick<Order, 'payment_status'>,
  { until, returnable, requests }: Returns,
  isKnown: boolean,
): string | undefined {
  if (!until) return undefined;
  const day = formatDay(until);
  if (returnable.some((count) => count > 0)) {
    return isKnown
      ? `You can send items back until ${day}, and don’t have to say why.`
      : `You can send items back until ${day}. Enter the zip code of the delivery address to withdraw from the purchase.`;
  }
  const isOver = requests.length === 0 && isState(payment_status, 'paid');
  return isOver ? `This order could be sent back until ${day}.` : undefined;
}
