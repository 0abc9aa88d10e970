import { parcelStep, unsentLines } from '../../contract/rules/parcels.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import type { ParcelRequest } from '../../contract/schemas/parcels.ts';
import { MockFailure } from './mockEndpoint.ts';
import { checkLines, storyTime } from './returns.ts';

/** Sends a parcel; returns its entry for the history, undefined if repeated. */
export function sendParcel(order: Order, { requestId: id, ...request }: ParcelRequest) {
  checkLines(request.lines, [...order.products.keys()]);
  const { parcels = [] } = order;
  const made = parcels.find((parcel) => parcel.id === id);
  const step = parcelStep(order, made, request);
  if (typeof step === 'string') throw new MockFailure(409, step);
  if (!step) return undefined;
  const { lines, carrier = '', trackingUrl = '' } = request;
  order.parcels = [...parcels, { id, sentAt: storyTime, carrier, trackingUrl, lines }];
  order.trackingUrl = trackingUrl;
  if (step.isLast) order.delivery_status = 'shipped';
  return step.history;
}

/** Parcels of a partly sent order after a change, as the server keeps them. */
export function changedParcels(
  order: Order,
  { delivery_status, trackingUrl = order.trackingUrl ?? '' }: OrderChange,
): Pick<Order, 'parcels'> {
  const { parcels = [] } = order;
  const latest = parcels.at(-1);
  if (!latest) return {};
  const lines = unsentLines(order);
  if (delivery_status === 'shipped' && lines.length > 0) {
    const isOld = trackingUrl === latest.trackingUrl;
    const rest = { id: `${order._id.slice(0, -2)}a${parcels.length}`, sentAt: storyTime, lines };
    const tracked = { carrier: '', trackingUrl: isOld ? '' : trackingUrl };
    return { parcels: [...parcels, { ...rest, ...tracked }] };
  }
  return { parcels: [...parcels.slice(0, -1), { ...latest, trackingUrl }] };
}
