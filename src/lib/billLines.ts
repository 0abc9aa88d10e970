import { formatDollars } from '../../contract/rules/money.ts';
import type { OrderProduct } from '../../contract/schemas/order.ts';

/** What was bought, as the lines of an `ItemizedBill`; `toUrl` says where a product's name leads. */
export function billLines(products: readonly OrderProduct[], toUrl: (productId: string) => string) {
  return products.map(({ product_id, name, picture, size, quantity, price, subtotal }) => ({
    id: `${product_id} ${size}`,
    name,
    to: toUrl(product_id),
    picture: picture || undefined,
    detail: `Size ${size} · ${quantity} × ${formatDollars(price)}`,
    amount: formatDollars(subtotal),
  }));
}
