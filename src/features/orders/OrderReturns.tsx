import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { priceIn } from '../../../contract/rules/inCurrency.ts';
import { isState } from '../../../contract/rules/orderStates.ts';
import { wholeLines } from '../../../contract/rules/returnLines.ts';
import { listWanted } from '../../../contract/rules/returnSteps.ts';
import {
  daysToSendBack,
  isAwaited,
  listUnits,
  reasonLabels,
} from '../../../contract/rules/returns.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { ReturnRequest, OrderReturns as Returns } from '../../../contract/schemas/returns.ts';
import { exchangeState, returnState } from '../../lib/orderBill.ts';
import { measure } from '../../theme/tokens.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { OrderEntries, OrderEntry } from './OrderParcels.tsx';
import { type FindExchanges, ReturnDialog } from './ReturnDialog.tsx';

type OrderReturnsProps = {
  order: Pick<Order, 'products' | 'returns' | 'payment_status' | 'currency'>;
  findExchanges?: FindExchanges | undefined;
  /** Name and address of the shop, in lines; absent if it has none. */
  returnAddress?: string | undefined;
  /** Resolves to the error message, if any. Absent until the visitor is known to be allowed. */
  onReturn?: ((request: ReturnRequest) => Promise<string | undefined>) | undefined;
};

export function OrderReturns({ order, findExchanges, returnAddress, onReturn }: OrderReturnsProps) {
  const [asked, setAsked] = useState<'exchange' | 'withdraw'>();
  const [problem, setProblem] = useState<string>();
  const { products, returns, currency } = order;
  const isKnown = onReturn !== undefined;
  const text = returns && deadlineText(order, returns, { isKnown, mayExchange: !!findExchanges });
  if (!returns || (!text && returns.requests.length + returns.refunds.length === 0)) return null;
  const { returnable, requests, refunds } = returns;
  const heading = text || requests.length > 0 ? i18n.t('Returns') : i18n.t('Refunds');
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2, displayPrint: 'none' }}>
          {findExchanges && (
            <Button variant="outlined" onClick={() => setAsked('exchange')}>
              {i18n.t('Return or exchange')}
            </Button>
          )}
          <Button
            variant={findExchanges ? 'text' : 'outlined'}
            onClick={() => setAsked('withdraw')}
          >
            {i18n.t('Withdraw from this purchase')}
          </Button>
        </Stack>
      )}
      {requests.length + refunds.length > 0 && (
        <OrderEntries role="list" aria-label={heading} disablePadding>
          {requests.map((request) => (
            <OrderEntry key={request.id} disablePadding>
              <Typography variant="h6" component="h3">
                {returnState(request)}
              </Typography>
              {wholeLines(request.lines).map((line) => (
                <div key={line.line}>{listUnits(products, [line])}</div>
              ))}
              <ExchangeText request={request} />
              <Typography variant="body2" color="textSecondary">
                <span>{requestedText(request)}</span>
                {request.reason !== 'unsaid' && (
                  <span>{` · ${i18n.t(reasonLabels[request.reason])}`}</span>
                )}
              </Typography>
              {isAwaited(request) && <SendBackText to={returnAddress} />}
              {request.refusal && (
                <div>
                  {isAwaited({ lines: request.lines })
                    ? i18n.t('Why we can’t take it back: {reason}', { reason: request.refusal })
                    : i18n.t('Why we can’t exchange it: {reason}', { reason: request.refusal })}
                </div>
              )}
            </OrderEntry>
          ))}
          {refunds
            .filter(({ isExchange }) => !isExchange)
            .map(({ id, amount, at, isPending, note }) => (
              <OrderEntry key={id} disablePadding>
                <Typography variant="h6" component="h3">
                  {isPending
                    ? i18n.t('{price} on its way to you', { price: priceIn(currency, amount) })
                    : i18n.t('{price} refunded', { price: priceIn(currency, amount) })}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatDay(at)}
                </Typography>
                {note && <div dir="auto">{note}</div>}
              </OrderEntry>
            ))}
        </OrderEntries>
      )}
      {asked && isOpen && onReturn && (
        <ReturnDialog
          products={products}
          currency={currency}
          returnable={returnable}
          findExchanges={asked === 'exchange' ? findExchanges : undefined}
          onReturn={async (request) => {
            const told = await onReturn(request);
            setProblem(told);
            return told;
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FocusFallback>
  );
}

function requestedText(request: Returns['requests'][number]): string {
  const day = formatDay(request.requestedAt);
  return isExchangeOnly(request)
    ? i18n.t('Requested on {day}', { day })
    : i18n.t('Withdrawn on {day}', { day });
}

function isExchangeOnly({ lines }: Returns['requests'][number]): boolean {
  return lines.every(({ exchange }) => exchange);
}

/** New items of a return, and where they are. */
function ExchangeText({ request }: { request: Returns['requests'][number] }) {
  const wanted = listWanted(request.lines);
  if (wanted === '') return null;
  return (
    <>
      <div>{i18n.t('In exchange for {items}', { items: wanted })}</div>
      <div>{exchangeState(request)}</div>
    </>
  );
}

/** Time and address for the parcel. */
function SendBackText({ to }: { to: string | undefined }) {
  const days = daysToSendBack;
  if (!to) return <div>{i18n.t('Please send the items back within {days} days.', { days })}</div>;
  return (
    <>
      <div>
        {i18n.t('Please send the items back within {days} days, to the address below.', { days })}
      </div>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {to}
      </Typography>
    </>
  );
}

/** Explains the return deadline; undefined once it no longer matters. */
function deadlineText(
  { payment_status }: Pick<Order, 'payment_status'>,
  { until, returnable, requests }: Returns,
  { isKnown, mayExchange }: { isKnown: boolean; mayExchange: boolean },
): string | undefined {
  if (!until) return undefined;
  const day = formatDay(until);
  if (returnable.some((count) => count > 0)) {
    if (isKnown) {
      return i18n.t('You can send items back until {day} without giving a reason.', { day });
    }
    return mayExchange
      ? i18n.t(
          'You can send items back until {day}. Enter the zip code of the delivery address to return or exchange them, or to withdraw from the purchase.',
          { day },
        )
      : i18n.t(
          'You can send items back until {day}. Enter the zip code of the delivery address to withdraw from the purchase.',
          { day },
        );
  }
  const isOver = requests.length === 0 && isState(payment_status, 'paid');
  return isOver ? i18n.t('Returns for this order closed on {day}.', { day }) : undefined;
}
