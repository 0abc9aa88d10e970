import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { wholeLines } from '../../../../contract/rules/returnLines.ts';
import { listWanted, sendExchangeProblem } from '../../../../contract/rules/returnSteps.ts';
import { isAwaited, listUnits, reasonLabels } from '../../../../contract/rules/returns.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { arrivedUnits, exchangeState, returnState } from '../../../lib/orderBill.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { useMay } from '../frame/useMay.ts';

type ReturnEntryProps = {
  request: NonNullable<Order['returns']>['requests'][number];
  products: Order['products'];
  onAsk: (kind: 'receive' | 'refuse' | 'exchange') => void;
  isAccepting: boolean;
};

/** Requested return, with its next steps. */
export function ReturnEntry({ request, products, onAsk, isAccepting }: ReturnEntryProps) {
  const { lines, requestedAt, reason, refusal, exchange } = request;
  const wanted = listWanted(lines);
  const canAccept = !exchange?.order && sendExchangeProblem(request) === undefined;
  const awaited = isAwaited(request);
  const may = useMay();
  return (
    <ListItem>
      <b>{returnState(request)}</b>
      {wholeLines(lines).map((line) => (
        <div key={line.line}>{`${listUnits(products, [line])}${arrivedUnits(line)}`}</div>
      ))}
      {wanted && <div>{i18n.t('In exchange for {items}', { items: wanted })}</div>}
      {exchange?.order ? (
        <Link href={adminPaths.orderEditor(exchange.order._id)}>{exchangeState(request)}</Link>
      ) : (
        exchange && <div>{exchangeState(request)}</div>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {`${formatDay(requestedAt)} · ${i18n.t(reasonLabels[reason])}`}
      </Typography>
      {refusal && <div>{i18n.t('Refused: “{reason}”', { reason: refusal })}</div>}
      {(canAccept || awaited) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {canAccept && may('orders:write') && (
            <PendingButton
              variant="outlined"
              size="small"
              isPending={isAccepting}
              onClick={() => onAsk('exchange')}
            >
              {i18n.t('Accept the exchange')}
            </PendingButton>
          )}
          {awaited && may('orders:ship') && (
            <Button variant="outlined" size="small" onClick={() => onAsk('receive')}>
              {i18n.t('Receive')}
            </Button>
          )}
          {may('orders:write') && (
            <Button size="small" disabled={isAccepting} onClick={() => onAsk('refuse')}>
              <span>{awaited ? i18n.t('Refuse') : i18n.t('Refuse the exchange')}</span>
            </Button>
          )}
        </Stack>
      )}
    </ListItem>
  );
}
