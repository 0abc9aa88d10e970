import { messages } from '../../contract/messages.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import {
  changesOf as changesOfRule,
  type OrderBefore,
  refusalOf,
} from '../../contract/rules/orderChange.ts';
import { type IncludedTax, includedTax } from '../../contract/rules/taxes.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import type { TaxRate } from '../../contract/schemas/selling.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { MockFailure } from './mockEndpoint.ts';
import { type SentTimes, withReturns } from './returns.ts';

/** An order with only the specification's fields. */
export function withoutOrderExtensions(order: Order): Order {
  const { _id, address, phone, email, payment_status, delivery_status } = order;
  const { total, notes, createdAt } = order;
  const products = order.products.map(({ codeApplies: _, ...line }) => line);
  return {
    ...{ _id, address, phone, email, payment_status, delivery_status },
    ...{ total, notes, createdAt, products },
  };
}

/** An order for its customer, without internal notes. */
export function toCustomerOrder(order: Order, sentTimes: SentTimes): Order {
  return { ...withReturns(order, sentTimes), notes: '' };
}

/** Tax included in a total in dollars. */
export function taxAt(
  rates: readonly TaxRate[],
  total: number,
  address: string,
): Pick<Order, 'tax'> {
  const tax = includedTax(toCents(total), rates, address);
  return tax ? { tax: toOrderTax(tax) } : {};
}

export function toOrderTax({ cents, ...tax }: IncludedTax): NonNullable<Order['tax']> {
  return { ...tax, amount: toDollars(cents) };
}

/** Differences between an order and its change, for the history. */
export function changesOf(order: Order, change: OrderChange) {
  return changesOfRule(before(order), change);
}

/** Refuses unknown states. */
export function checkStates(change: OrderChange, { paymentStates, deliveryStates }: EnvParams) {
  checkState('payment_status', change.payment_status, paymentStates);
  checkState('delivery_status', change.delivery_status, deliveryStates);
}

/** Applies the server's refusals. */
export function refuseChange(order: Order, change: OrderChange) {
  const refusal = refusalOf(before(order), change);
  if (refusal) throw new MockFailure(409, refusal);
}

function before({
  refundPending = false,
  fullName = '',
  trackingUrl = '',
  customerNote = '',
  ...order
}: Order): OrderBefore {
  return { ...order, fullName, trackingUrl, customerNote, refundPending };
}

function checkState(field: string, state: string, states: string[]) {
  if (states.includes(state)) return;
  throw new MockFailure(400, messages.unknownState(field, states), field);
}
