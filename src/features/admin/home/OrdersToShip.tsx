import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { awaitedUnits } from '../../../../contract/rules/returns.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { TableCard } from '../frame/TableCard.tsx';

type OrdersToShipProps = ShopSummary['toShip'] & {
  allAt: string;
};

/** Oldest orders to ship; each links to its editor. */
export function OrdersToShip({ count, oldest, allAt }: OrdersToShipProps) {
  return (
    <TableCard
      title={i18n.t('Orders to ship')}
      action={
        count > oldest.length && (
          <Link href={allAt} variant="body2">
            {i18n.t('See all {count}', { count })}
          </Link>
        )
      }
      columns={[i18n.t('Ordered'), i18n.t('Total')]}
      emptyText={i18n.t('No order is waiting to be shipped.')}
      rows={oldest.map((order) => (
        <OrderRow key={order._id} order={order} figure={formatPrice(order.total)} />
      ))}
    />
  );
}

export type OpenReturnsProps = {
  /** The orders that were made first. */
  items: readonly Order[];
  total: number;
};

/** Orders with returns that are on their way; each links to its editor. */
export function OpenReturns({ items, total }: OpenReturnsProps) {
  return (
    <TableCard
      title={i18n.t('Returns to receive')}
      action={
        <Link href={adminPaths.openReturns} variant="body2">
          {i18n.t('See all {total}', { total })}
        </Link>
      }
      columns={[i18n.t('Ordered'), i18n.t('Units')]}
      emptyText={i18n.t('No return is on its way.')}
      rows={items.map((order) => (
        <OrderRow
          key={order._id}
          order={order}
          figure={awaitedUnits(order.returns?.requests ?? []) || i18n.t('Exchange to decide')}
        />
      ))}
    />
  );
}

type OrderRowProps = {
  order: Pick<Order, '_id' | 'createdAt' | 'email' | 'fullName'>;
  figure: string | number;
};

function OrderRow({ order: { _id, createdAt, email, fullName }, figure }: OrderRowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link href={adminPaths.orderEditor(_id)} underline="hover">
          {formatMoment(createdAt)}
        </Link>
        <br />
        {fullName || email}
      </TableCell>
      <TableCell>{figure}</TableCell>
    </TableRow>
  );
}
