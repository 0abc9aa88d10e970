import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { formatDay } from '../../lib/dates.ts';
import { returnState } from '../../lib/returnState.ts';
import { measure } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: measure,
  margin: theme.spacing(2, 0, 0),
  overflowWrap: 'anywhere',
  '& > li': {
    ...theme.typography.body2,
    paddingLeft: theme.spacing(2),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
}));

type OrderReturnsProps = {
  order: Pick<Order, 'products' | 'returns' | 'payment_status'>;
  /** Resolves to the reason for a failure. Absent until the visitor is known to be allowed. */
  onReturn?: ((request: ReturnRequest) => Promise<string | undefined>) | undefined;
};

/** What of an order can be returned and until when, and the status of its returns. */
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
      {/* With nothing left to choose, the dialog has gone, which said it. */}
      {problem && !isOpen && (
        <Alert role="alert" severity="error" sx={{ mt: 2, maxWidth: measure }}>
          {problem}
        </Alert>
      )}
      {isOpen && onReturn && (
        <Box sx={{ mt: 2, displayPrint: 'none' }}>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Withdraw from this purchase
          </Button>
        </Box>
      )}
      {requests.length + refunds.length > 0 && (
        <Entries role="list" aria-label={heading}>
          {requests.map((request) => (
            <li key={request.id}>
              <Typography variant="h6" component="h3">
                {returnState(request)}
              </Typography>
              {request.lines.map((line) => (
                <div key={line.line}>{listUnits(products, [line])}</div>
              ))}
              <Box sx={{ color: 'text.secondary' }}>
                Withdrawn on {formatDay(request.requestedAt)}
                {request.reason !== 'unsaid' && <span> · {reasonLabels[request.reason]}</span>}
              </Box>
              {isAwaited(request) && (
                <div>Please send the items back within {daysToSendBack} days.</div>
              )}
              {request.refusal && <div>Why we can’t take it back: {request.refusal}</div>}
            </li>
          ))}
          {refunds.map(({ id, amount, at, isPending, note }) => (
            <li key={id}>
              <Typography variant="h6" component="h3">
                {`${formatPrice(amount)} ${isPending ? 'on its way to you' : 'refunded'}`}
              </Typography>
              <Box sx={{ color: 'text.secondary' }}>{formatDay(at)}</Box>
              {note && <div>{note}</div>}
            </li>
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

/** The deadline and its meaning; renders nothing once it is irrelevant. */
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
