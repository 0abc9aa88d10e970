import Link from '@mui/material/Link';
import { paths } from '../../../../contract/paths.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { TableCard } from '../frame/TableCard.tsx';

type OrdersToShipProps = ShopSummary['toShip'] & {
  /** Where all of them are listed. */
  allAt: string;
};

/** The orders that have waited longest to be shipped; each links to its editor. */
export function OrdersToShip({ count, oldest, allAt }: OrdersToShipProps) {
  return (
    <TableCard
      title="Orders to ship"
      action={
        count > oldest.length && (
          <Link href={allAt} variant="body2">
            See all {count}
          </Link>
        )
      }
      columns={['Ordered', 'Total']}
      emptyText="No order is waiting to be shipped."
      rows={oldest.map(({ _id, createdAt, email, fullName, total }) => (
        <tr key={_id}>
          <th scope="row">
            <Link href={paths.orderEditor(_id)} underline="hover">
              {formatMoment(createdAt)}
            </Link>
            <br />
            {fullName || email}
          </th>
          <td>{formatPrice(total)}</td>
        </tr>
      ))}
    />
  );
}
