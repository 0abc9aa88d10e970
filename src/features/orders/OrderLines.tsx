import { formatDollars } from '../../../contract/rules/money.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { paths } from '../../lib/paths.ts';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';

/** What was bought, as it was then, and the sum. */
export function OrderLines({ products, total }: Pick<Order, 'products' | 'total'>) {
  return (
    <ItemizedBill
      label="Products"
      lines={products.map(({ product_id, name, picture, size, quantity, price, subtotal }) => ({
        id: `${product_id} ${size}`,
        name,
        to: paths.product(product_id),
        picture: picture || undefined,
        detail: `Size ${size} · ${quantity} × ${formatDollars(price)}`,
        amount: formatDollars(subtotal),
      }))}
      total={formatDollars(total)}
    />
  );
}
