import { formatPrice, toCents } from '../../contract/rules/money.ts';
import { billSums } from '../../contract/rules/pricing.ts';
import { taxLine } from '../../contract/rules/taxes.ts';
import type { Order } from '../../contract/schemas/order.ts';

/** The part of an order that its bill is made of. */
export type BilledOrder = Pick<Order, 'products' | 'total' | 'delivery' | 'discount' | 'tax'>;

/** What was bought and what it came to, as an `ItemizedBill` takes it; `toUrl` says where a product's name leads. */
export function orderBill(
  { products, total, delivery, discount, tax }: BilledOrder,
  toUrl: (productId: string) => string,
) {
  return {
    lines: products.map(({ product_id, name, picture, size, quantity, price, subtotal }) => ({
      id: `${product_id} ${size}`,
      name,
      to: toUrl(product_id),
      picture: picture || undefined,
      detail: `Size ${size} · ${quantity} × ${formatPrice(price)}`,
      amount: formatPrice(subtotal),
    })),
    sums: billSums({
      totalCents: toCents(total),
      deliveryName: delivery?.name ?? null,
      deliveryCents: toCents(delivery?.price ?? 0),
      code: discount?.code ?? null,
      discountCents: toCents(discount?.amount ?? 0),
    }),
    total: formatPrice(total),
    included: tax && taxLine({ ...tax, cents: toCents(tax.amount) }),
  };
}
