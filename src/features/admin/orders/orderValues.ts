import { patterns } from '../../../../contract/limits.ts';
import { isState } from '../../../../contract/rules/orderStates.ts';
import { trackingProblem } from '../../../../contract/rules/tracking.ts';
import type { Order, OrderChange } from '../../../../contract/schemas/order.ts';
import { addressHelp } from '../../../lib/address.ts';

const texts = ['notes', 'customerNote', 'trackingUrl', 'fullName', 'address'] as const;
const names = ['payment_status', 'delivery_status', ...texts] as const;

/** The form values of an order; extensions only where the order has them. */
export type OrderValues = Pick<Order, Exclude<(typeof names)[number], 'address'>> &
  Partial<Pick<Order, 'address'>>;

export function toOrderValues(order: Order): OrderValues {
  const { payment_status, delivery_status, notes, customerNote, trackingUrl } = order;
  const { version, fullName, address } = order;
  const mayGoElsewhere =
    version !== undefined && address !== '' && isState(delivery_status, 'processing');
  return {
    payment_status,
    delivery_status,
    notes,
    ...(customerNote !== undefined && { customerNote }),
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(mayGoElsewhere && { address, ...(fullName !== undefined && { fullName }) }),
  };
}

/** The values as a request; `base` is the order they were made from. */
export function toOrderChange(values: OrderValues, base: Order): OrderChange {
  const { fullName, address, ...others } = trimmed(values);
  return {
    ...others,
    ...(fullName !== undefined && fullName !== base.fullName && { fullName }),
    ...(address !== undefined && address !== base.address && { address }),
    ...(base.version !== undefined && { version: base.version }),
  };
}

/** The change that marks an order as shipped, with its tracking. */
export function toShippedChange(
  order: Order,
  { state, tracking }: { state: string; tracking: string },
): OrderChange {
  const values = { ...toOrderValues(order), delivery_status: state };
  const hasTracking = values.trackingUrl !== undefined;
  return toOrderChange({ ...values, ...(hasTracking && { trackingUrl: tracking }) }, order);
}

/** Whether saving these would change the order; spaces around a text don't. */
export function changesOrder(values: OrderValues, base: Order): boolean {
  const [now, before] = [trimmed(values), trimmed(toOrderValues(base))];
  return names.some((name) => now[name] !== before[name]);
}

const wholeAddress = new RegExp(patterns.address);

/** What is wrong, by the field's name. */
export function orderErrors(values: OrderValues, base: Order): Record<string, string> {
  const { trackingUrl = '', address = base.address } = trimmed(values);
  const wrongTracking = trackingProblem(trackingUrl);
  return {
    ...(wrongTracking && { trackingUrl: wrongTracking }),
    ...(address !== base.address &&
      !wholeAddress.test(address) && {
        address: addressHelp(address) || 'Write it as Street, City, Country, Zip code.',
      }),
  };
}

/** What can't be undone once it is saved. */
export type FinalChange = 'refund' | 'cancel';

/** Whether saving would refund the customer, which comes first, or cancel the order. */
export function finalChangeOf(values: OrderValues, base: Order): FinalChange | undefined {
  const isNew = (name: 'payment_status' | 'delivery_status', state: string) =>
    isState(values[name], state) && !isState(base[name], state);
  if (isNew('payment_status', 'refunded') && !base.refundPending) return 'refund';
  return isNew('delivery_status', 'cancelled') ? 'cancel' : undefined;
}

function trimmed(values: OrderValues): OrderValues {
  const clean = { ...values };
  for (const name of texts) {
    const text = values[name];
    if (text !== undefined) clean[name] = text.trim();
  }
  return clean;
}
