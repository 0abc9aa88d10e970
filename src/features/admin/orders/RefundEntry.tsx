import Typography from '@mui/material/Typography';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { formatDay } from '../../../lib/dates.ts';

type Refund = NonNullable<Order['returns']>['refunds'][number];

/** Money that has gone back for an order, or is about to. */
export function RefundEntry({ refund: { amount, at, isPending, note } }: { refund: Refund }) {
  return (
    <li>
      <b>{`${formatPrice(amount)} ${isPending ? 'to be refunded' : 'refunded'}`}</b>
      <Typography variant="caption" color="textSecondary" component="p">
        {formatDay(at)}
        {isPending && <span> · The payment provider has not answered yet.</span>}
      </Typography>
      {note && <div>“{note}”</div>}
    </li>
  );
}
