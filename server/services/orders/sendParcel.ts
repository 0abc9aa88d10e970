import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { parcelStep, unsentLines } from '../../../contract/rules/parcels.ts';
import type { OrderChange, OrderReply } from '../../../contract/schemas/order.ts';
import type { ParcelRequest } from '../../../contract/schemas/parcels.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { wrongId } from '../../lib/ids.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { insertParcel, updateParcel } from '../../repositories/parcels.ts';
import type { CheckoutContext } from '../context.ts';
import { toChangedOrder, toRulesOrder } from './orderView.ts';
import { checkLines, decide, writeReturns } from './requestReturn.ts';

/**
 * Sends units of an order as a parcel, and emails what is in it. With the last units the order is
 * shipped. Repeated with its id, it is the same parcel.
 * @throws BadInput for a repeated or unknown line, or the id of another order's parcel
 * @throws Conflict when units were sent before, the order can't be sent, or the id was used with
 * other contents
 */
export async function sendParcel(
  context: CheckoutContext,
  adminId: string,
  orderId: string,
  { requestId: id, ...request }: ParcelRequest,
): Promise<OrderReply> {
  const order = await writeReturns(context, { userId: adminId, orderId }, async (tx, order) => {
    checkLines(request.lines, [...order.products.keys()]);
    const made = order.parcels.find((parcel) => parcel.id === id);
    const step = decide(context, () => parcelStep(toRulesOrder(order), made, request));
    if (typeof step === 'string') throw new Conflict(step);
    if (!step) return undefined;
    const { lines, carrier = '', trackingUrl = '' } = request;
    const parcel = { id, orderId, sentAt: context.now(), carrier, trackingUrl, lines };
    if (!(await insertParcel(tx, parcel))) throw wrongId();
    return {
      history: { parcel: step.history },
      mails: [{ kind: 'shipped', aboutId: id }],
      trackingUrl,
      ...(step.isLast && { deliveryStatus: 'shipped' }),
    };
  });
  return toChangedOrder(order, context, messages.parcelSent);
}

/**
 * Keeps the parcels in step with a change of a partly sent order: what is left becomes a parcel when
 * it is shipped, and its tracking is that of the latest parcel.
 * @returns the parcel to announce
 */
export async function changeParcels(
  tx: Database,
  order: StoredOrder,
  { delivery_status, trackingUrl = order.trackingUrl }: OrderChange,
  sentAt: Date,
): Promise<string | undefined> {
  const latest = order.parcels.at(-1);
  if (!latest) return undefined;
  const lines = unsentLines(toRulesOrder(order));
  if (delivery_status === 'shipped' && lines.length > 0) {
    const [id, isOld] = [v7(), trackingUrl === latest.trackingUrl];
    const tracked = { carrier: '', trackingUrl: isOld ? '' : trackingUrl };
    await insertParcel(tx, { id, orderId: order.id, sentAt, lines, ...tracked });
    return id;
  }
  if (trackingUrl === order.trackingUrl) return undefined;
  await updateParcel(tx, latest.id, { trackingUrl });
  return trackingUrl === '' ? undefined : latest.id;
}
