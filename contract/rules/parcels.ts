import { i18n } from '../i18n.ts';
import type { Parcel, ParcelRequest } from '../schemas/parcels.ts';
import { awaitsPaymentText } from './differences.ts';
import { awaitsPayment, isRefunded, isState, type WithDifferences } from './orderStates.ts';
import { listUnits, sentUnits } from './returns.ts';
import { inSize } from './sizeNames.ts';

/** Parcels of an order that is sent in parts: `docs/decisions/0078-parcels.md`. */

type ParcelledOrder = WithDifferences & {
  payment_status: string;
  delivery_status: string;
  refundPending?: boolean | undefined;
  products: readonly { name: string; size: string; quantity: number }[];
  parcels?: readonly Pick<Parcel, 'lines'>[] | undefined;
};

/** Units of each line that are still to be sent. */
export function unsentUnits(order: ParcelledOrder): number[] {
  const sent = sentUnits(order);
  return order.products.map(({ quantity }, line) =>
    isState(order.delivery_status, 'processing') ? quantity - (sent[line] ?? 0) : 0,
  );
}

/** Units that are still to be sent, as lines of a parcel. */
export function unsentLines(order: ParcelledOrder): Parcel['lines'] {
  return unsentUnits(order).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

/**
 * Sends units of an order as a parcel, as a step in the form of `contract/rules/returnSteps.ts`.
 * @param made the parcel that has the request's id
 */
export function parcelStep(
  order: ParcelledOrder,
  made: Omit<Parcel, 'sentAt'> | undefined,
  request: Omit<ParcelRequest, 'requestId'>,
): { isLast: boolean; history: string } | string | undefined {
  const { lines, carrier = '', trackingUrl = '' } = request;
  if (made) {
    const isSame =
      unitsIn(made.lines) === unitsIn(lines) &&
      made.carrier === carrier &&
      made.trackingUrl === trackingUrl;
    return isSame ? undefined : i18n.t('This parcel was sent already, with other contents.');
  }
  const { products, delivery_status } = order;
  if (isRefunded(order)) return i18n.t('This order was refunded: nothing of it is sent.');
  if (awaitsPayment(order)) return i18n.t(awaitsPaymentText);
  if (!isState(delivery_status, 'processing')) {
    return i18n.t(
      '{state, select, shipped {This order is shipped already.} delivered {This order is delivered already.} returned {This order is returned already.} cancelled {This order is cancelled already.} other {This order is {state} already.}}',
      { state: delivery_status },
    );
  }
  const unsent = unsentUnits(order);
  for (const { line, quantity } of lines) {
    const { name = '', size = '' } = products[line] ?? {};
    const left = unsent[line] ?? 0;
    if (quantity > left) {
      const item = inSize(name, size);
      return left === 0
        ? i18n.t('{item} was sent already.', { item })
        : i18n.t('Only {count} of {item} are left to send.', { count: left, item });
    }
    unsent[line] = left - quantity;
  }
  const tracked = [carrier, trackingUrl].filter(Boolean).join(' ');
  return {
    isLast: unsent.every((left) => left === 0),
    history: `${listUnits(products, lines)}${tracked && ` (${tracked})`}`,
  };
}

function unitsIn(lines: Parcel['lines']): string {
  return lines
    .map(({ line, quantity }) => `${line} ${quantity}`)
    .sort()
    .join();
}
