import { formatPrice, toCents } from '../../contract/rules/money.ts';
import { billSums } from '../../contract/rules/pricing.ts';
import { taxLine } from '../../contract/rules/taxes.ts';
import type { Order, OrderProduct } from '../../contract/schemas/order.ts';

/** What was bought, as the lines of an `ItemizedBill`; `toUrl` says where a product's name leads. */
export function billLines(products: readonly OrderProduct[], toUrl: (productId: string) => string) {
  return products.map(({ product_id, name, picture, size, quantity, price, subtotal }) => ({
    id: `${product_id} ${size}`,
    name,
    to: toUrl(product_id),
    picture: picture || undefined,
    detail: `Size ${size} · ${quantity} × ${formatPrice(price)}`,
    amount: formatPrice(subtotal),
  }));
}

/** The tax that an order's total includes, as an `ItemizedBill` shows it. */
export function orderTax({ tax }: Pick<Order, 'tax'>) {
  return tax && taxLine({ ...tax, cents: toCents(tax.amount) });
}

/** What else the order was priced with, as the sums of an `ItemizedBill`. */
export function orderSums({
  total,
  delivery,
  discount,
}: Pick<Order, 'total' | 'delivery' | 'discount'>) {
  return billSums({
    totalCents: toCents(total),
    deliveryName: delivery?.name ?? null,
    deliveryCents: toCents(delivery?.price ?? 0),
    code: discount?.code ?? null,
    discountCents: toCents(discount?.amount ?? 0),
  });
}
