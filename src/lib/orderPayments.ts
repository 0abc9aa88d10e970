import { i18n } from '../../contract/i18n.ts';
import { formatPrice } from '../../contract/rules/money.ts';
import type { OrderPayment } from '../../contract/schemas/payments.ts';

/** A difference that is no longer open, for shoppers and admins. */
export function settledText({ amount, state, refund, items }: OrderPayment): string {
  const values = { items, price: formatPrice(amount) };
  if (refund === 'pending') return i18n.t('{price} more paid for {items}: being refunded', values);
  if (refund === 'made') return i18n.t('{price} more paid for {items}: refunded', values);
  if (state === 'paid') return i18n.t('{price} more paid for {items}', values);
  if (state === 'waived') return i18n.t('{price} more waived for {items}', values);
  return i18n.t('{price} for {items} is no longer due', values);
}
