import {
  asksForRefund as asksForRefundOf,
  changesOf as changesOfRule,
  type OrderBefore,
  type OrderChanges,
  refusalOf,
} from '../../../contract/rules/orderChange.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type { OrderChange } from '../../../contract/schemas/order.ts';
import { BadInput, Conflict } from '../../errors.ts';
import type { StoredOrder } from '../../repositories/orders.ts';

/** @throws BadInput for a state that the shop does not have */
export function checkStates(change: OrderChange): void {
  checkState('payment_status', change.payment_status, shopSettings.paymentStates);
  checkState('delivery_status', change.delivery_status, shopSettings.deliveryStates);
}

/** What the change makes different. */
export function changesOf(order: StoredOrder, change: OrderChange): OrderChanges {
  return changesOfRule(before(order), change);
}

/** Whether the change is the one that asks for the customer's money back. */
export function asksForRefund(order: StoredOrder, change: OrderChange): boolean {
  return asksForRefundOf(before(order), change);
}

/** Whether units that are out of the stock go back with this change. */
export function restocks(order: StoredOrder, change: OrderChange): boolean {
  const isCancelled =
    order.deliveryStatus === 'processing' && change.delivery_status === 'cancelled';
  return order.stockDeducted && (isCancelled || asksForRefund(order, change));
}

/** @throws Conflict when the order, as it stands, cannot become what is asked for */
export function refuseWrongChange(order: StoredOrder, change: OrderChange): void {
  const refusal = refusalOf(before(order), change);
  if (refusal) throw new Conflict(refusal);
}

function before(order: StoredOrder): OrderBefore {
  const { fullName, address, notes, customerNote, trackingUrl } = order;
  return {
    ...{
      fullName,
      address,
      notes,
      customerNote,
      trackingUrl,
      refundPending: order.refundPending,
    },
    payment_status: order.paymentStatus,
    delivery_status: order.deliveryStatus,
  };
}

function checkState(name: string, state: string, states: string[]): void {
  if (states.includes(state)) return;
  const message = `${name} must be one of ${states.join(', ')}`;
  throw new BadInput(message, { [name]: message });
}
