import { mailPicturePath } from '../../../contract/pages.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { billSums } from '../../../contract/rules/pricing.ts';
import { taxLine } from '../../../contract/rules/taxes.ts';
import type { MailBill } from '../../mail/mailContent.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { taxOf } from './orderTax.ts';

/** What was bought, for a mail. */
export function mailBill(order: StoredOrder, publicUrl: string): MailBill {
  const { number, products, totalCents } = order;
  const tax = taxOf(order);
  return {
    title: `Order ${formatOrderNumber(number)}`,
    lines: products.map(({ productId, name, picture, size, quantity, priceCents }) => ({
      name,
      detail: `Size ${size} · ${quantity} × ${formatCents(priceCents)}`,
      amount: formatCents(priceCents * quantity),
      ...(picture && { picture: publicUrl + mailPicturePath(productId, picture) }),
    })),
    sums: billSums(order),
    total: formatCents(totalCents),
    ...(tax && { included: taxLine(tax) }),
  };
}
