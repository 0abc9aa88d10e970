import { asksForRefund } from '../../../contract/rules/orderChange.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type { OrderChange } from '../../../contract/schemas/order.ts';
import { BadInput } from '../../errors.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { forRules } from './orderView.ts';

/** @throws BadInput for a state that the shop does not have */
export function checkStates(change: OrderChange): void {
  checkState('payment_status', change.payment_status, shopSettings.paymentStates);
  checkState('delivery_status', change.delivery_status, shopSettings.deliveryStates);
}

/** Whether units that are out of the stock go back with this change. */
export function restocks(order: StoredOrder, change: OrderChange): boolean {
  const isCancelled =
    order.deliveryStatus === 'processing' && change.delivery_status === 'cancelled';
  return order.stockDeducted && (isCancelled || asksForRefund(forRules(order), change));
}

function checkState(name: string, state: string, states: string[]): void {
  if (states.includes(state)) return;
  throw new BadInput(`${name} must be one of ${states.join(', ')}`, name);
}
