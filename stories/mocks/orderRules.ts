import { messages } from '../../contract/messages.ts';
import { toCents } from '../../contract/rules/money.ts';
import {
  changesOf as changesOfRule,
  type OrderBefore,
  refusalOf,
} from '../../contract/rules/orderChange.ts';
import { taxesOf, toOrderTaxes } from '../../contract/rules/orderTaxes.ts';
import { paidLines } from '../../contract/rules/pricing.ts';
import { exchangedProblem, refundedPart } from '../../contract/rules/refunds.ts';
import { taxesElsewhere } from '../../contract/rules/taxes.ts';
import type { Order, OrderChange } from '../../contract/schemas/order.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { MockFailure } from './mockEndpoint.ts';
import { type SentTimes, withReturns } from './returns.ts';
import type { ShopState } from './shopState.ts';

/** An order with only the specification's fields. */
export function withoutOrderExtensions(order: Order): Order {
  const { _id, address, phone, email, payment_status, delivery_status } = order;
  const { total, notes, createdAt } = order;
  const products = order.products.map(({ codeApplies: _, sku: __, barcode: ___, ...line }) => line);
  return {
    ...{ _id, address, phone, email, payment_status, delivery_status },
    ...{ total, notes, createdAt, products },
  };
}

/** An order for its customer, without internal notes. */
export function toCustomerOrder(order: Order, sentTimes: SentTimes): Order {
  return { ...withReturns(order, sentTimes), notes: '' };
}

/** Rates, codes and products that taxes depend on. */
export type TaxSources = Pick<ShopState, 'shelf'> & {
  selling: Pick<ShopState['selling'], 'taxes' | 'codes'>;
};

/** Taxes that an order includes at this address. */
export function taxesAt(
  { selling, shelf }: TaxSources,
  { products, delivery, discount, ...taxes }: Order,
  address: string,
): Pick<Order, 'tax' | 'taxes'> {
  const isFree = selling.codes.some(
    ({ code, kind }) => code === discount?.code && kind === 'freeDelivery',
  );
  const lines = products.map(({ product_id, subtotal, quantity, codeApplies = true }) => ({
    ...{ cents: toCents(subtotal), quantity, codeApplies },
    product: shelf.find(({ _id }) => _id === product_id),
  }));
  const off = isFree ? 0 : toCents(discount?.amount ?? 0);
  const order = {
    lines: paidLines(lines, off, ({ codeApplies }) => codeApplies),
    delivery: isFree ? 0 : toCents(delivery?.price ?? 0),
    taxes: taxesOf(taxes),
  };
  return toOrderTaxes(taxesElsewhere(order, selling.taxes, address));
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
  const seen = before(order);
  const sums = { totalCents: toCents(order.total), refundedCents: refundedPart(order) };
  const paid = { ...seen, ...sums, requests: order.returns?.requests ?? [] };
  const refusal = refusalOf(seen, change) ?? exchangedProblem(paid, change);
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
