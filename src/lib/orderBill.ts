import { i18n } from '../../contract/i18n.ts';
import { formatDay } from '../../contract/rules/days.ts';
import { giftCardLines } from '../../contract/rules/giftCards.ts';
import { inCurrency } from '../../contract/rules/inCurrency.ts';
import { formatPrice, toCents } from '../../contract/rules/money.ts';
import { taxesOf, taxLines } from '../../contract/rules/orderTaxes.ts';
import { billRows } from '../../contract/rules/pricing.ts';
import { sizeAnd } from '../../contract/rules/sizeTexts.ts';
import type { Order, OrderProduct } from '../../contract/schemas/order.ts';
import type { OrderReturn } from '../../contract/schemas/returns.ts';

/** Fields of an order that its bill needs. */
export type BilledOrder = Pick<
  Order,
  'products' | 'total' | 'currency' | 'delivery' | 'discount' | 'tax' | 'taxes' | 'giftCard'
>;

/** `ItemizedBill` props of an order; `toUrl` makes the product links. */
export function orderBill(order: BilledOrder, toUrl: (productId: string) => string) {
  return inCurrency(order.currency, () => billOf(order, toUrl));
}

function billOf(
  { products, total, delivery, discount, giftCard = 0, ...taxes }: BilledOrder,
  toUrl: (productId: string) => string,
) {
  const included = taxesOf(taxes);
  return {
    lines: products.map((line) => ({
      ...toItem(line, toUrl),
      detail: sizeAnd(line.size, `${line.quantity}\u00a0×\u00a0${formatPrice(line.price)}`),
      amount: formatPrice(line.subtotal),
    })),
    sums: billRows({
      totalCents: toCents(total),
      deliveryName: delivery?.name ?? null,
      deliveryCents: toCents(delivery?.price ?? 0),
      code: discount?.code ?? null,
      discountCents: toCents(discount?.amount ?? 0),
      taxes: included,
    }),
    total: formatPrice(total),
    included: [...taxLines(included), ...giftCardLines(toCents(total), toCents(giftCard))],
  };
}

/** State of a return's exchange, for shoppers and admins; undefined without one. */
export function exchangeState({
  exchange,
  refusal,
}: Pick<OrderReturn, 'exchange' | 'refusal'>): string | undefined {
  if (!exchange || refusal !== undefined) return undefined;
  if (exchange.order)
    return i18n.t('The new items are order {number}.', { number: exchange.order.number });
  return exchange.isHeld
    ? i18n.t('The new items are held until {day}.', { day: formatDay(exchange.until) })
    : i18n.t('The new items are no longer held. We will refund this return.');
}

/** The same without amounts. */
export function orderItems(products: Order['products'], toUrl: (productId: string) => string) {
  return products.map((line) => toItem(line, toUrl));
}

function toItem(
  { product_id, name, picture, size, quantity, sku, barcode }: OrderProduct,
  toUrl: (productId: string) => string,
) {
  return {
    id: `${product_id} ${size}`,
    name,
    to: toUrl(product_id),
    picture: picture || undefined,
    detail: sizeAnd(
      size,
      i18n.t('{count, plural, one {# piece} other {# pieces}}', { count: quantity }),
    ),
    codes: [sku, barcode].filter(Boolean).join(' · '),
  };
}

export function returnState({ lines, refusal }: Pick<OrderReturn, 'lines' | 'refusal'>): string {
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const received = lines.reduce((sum, { restocked, damaged }) => sum + restocked + damaged, 0);
  if (received === 0) return refusal === undefined ? i18n.t('Requested') : i18n.t('Refused');
  if (refusal !== undefined && received < asked)
    return i18n.t('{received} of {asked} received, the rest refused', { received, asked });
  return received < asked
    ? i18n.t('{received} of {asked} received', { received, asked })
    : i18n.t('Received');
}

/** Received units of a line, for example " (2 received, 1 damaged)"; '' if none. */
export function arrivedUnits({ restocked, damaged }: OrderReturn['lines'][number]): string {
  const received = restocked + damaged;
  if (received === 0) return '';
  const units =
    damaged > 0
      ? i18n.t('({received} received, {damaged} damaged)', { received, damaged })
      : i18n.t('({received} received)', { received });
  return ` ${units}`;
}
