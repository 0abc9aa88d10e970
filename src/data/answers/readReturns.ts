import { returnReasons } from '../../../contract/limits.ts';
import { differenceStates } from '../../../contract/rules/adminChoices.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import type { OrderReturn, OrderReturns } from '../../../contract/schemas/returns.ts';
import { fieldsOf, listOf, numberOf, textOf } from './values.ts';

/**
 * Decodes an order's parcels, returns and differences, or removes unreadable ones. Separate from the order's decoder, whose
 * code loads before a shopper has any order.
 */
export function withReturns(read: Order): Order {
  const { returns: told, parcels, payments, paidLater, ...rest } = read;
  const order = {
    ...{ ...rest, ...readParcels(parcels, rest.products), ...readPayments(payments) },
    ...readPaidLater(paidLater),
  };
  // A role without `orders:sums` gets no refunds.
  const { until, takesExchanges, returnable, requests, refunds = [], refundable } = fieldsOf(told);
  if (!Array.isArray(returnable) || !Array.isArray(requests) || !Array.isArray(refunds)) {
    return order;
  }
  const { products } = order;
  const returns: OrderReturns = {
    ...(textOf(until) && { until: textOf(until) }),
    ...(takesExchanges === true && { takesExchanges }),
    returnable: products.map(({ quantity }, line) => within(quantity, returnable[line])),
    requests: requests.map((request) => readRequest(request, products)),
    refunds: refunds.map((refund) => {
      const { id, amount, at, isPending, note, isExchange } = fieldsOf(refund);
      return {
        ...{ id: textOf(id), amount: numberOf(amount), at: textOf(at) },
        isPending: isPending === true,
        ...(note !== undefined && { note: textOf(note) }),
        ...(isExchange === true && { isExchange }),
      };
    }),
    ...(refundable !== undefined && { refundable: numberOf(refundable) }),
  };
  return { ...order, returns };
}

function readParcels(value: unknown, products: readonly OrderProduct[]): Pick<Order, 'parcels'> {
  const parcels = listOf(value).map((parcel) => {
    const { id, sentAt, carrier, trackingUrl, lines } = fieldsOf(parcel);
    return {
      ...{ id: textOf(id), sentAt: textOf(sentAt), carrier: textOf(carrier) },
      trackingUrl: textOf(trackingUrl),
      lines: listOf(lines).flatMap((each) => {
        const { quantity, ...fields } = fieldsOf(each);
        const line = numberOf(fields.line);
        const sent = within(products[line]?.quantity ?? 0, quantity);
        return sent > 0 ? [{ line, quantity: sent }] : [];
      }),
    };
  });
  return parcels.length > 0 ? { parcels } : {};
}

function readPaidLater(value: unknown): Pick<Order, 'paidLater'> {
  const paidLater = listOf(value).map((payment) => {
    const { amount, at, isAhead } = fieldsOf(payment);
    const isEarly = isAhead === true && { isAhead };
    return { ...{ amount: numberOf(amount), at: textOf(at) }, ...isEarly };
  });
  return paidLater.length > 0 ? { paidLater } : {};
}

function readPayments(value: unknown): Pick<Order, 'payments'> {
  const payments = listOf(value).flatMap((payment) => {
    const { id, amount, state, until, isExchange, isManual, refund, items, total } =
      fieldsOf(payment);
    const known = differenceStates.find((each) => each === state);
    if (!known) return [];
    const back = (['pending', 'made'] as const).find((each) => each === refund);
    return [
      {
        ...{ id: textOf(id), amount: numberOf(amount), state: known, until: textOf(until) },
        ...(isExchange === true && { isExchange }),
        ...(isManual === true && { isManual }),
        ...(back && { refund: back }),
        items: textOf(items),
        ...(total !== undefined && { total: numberOf(total) }),
      },
    ];
  });
  return payments.length > 0 ? { payments } : {};
}

function readRequest(value: unknown, products: readonly OrderProduct[]): OrderReturn {
  const { id, requestedAt, reason, lines, refusal, exchange } = fieldsOf(value);
  return {
    id: textOf(id),
    requestedAt: textOf(requestedAt),
    reason: returnReasons.find((known) => known === reason) ?? 'unsaid',
    lines: listOf(lines).flatMap((each) => {
      const { quantity, restocked, damaged, ...fields } = fieldsOf(each);
      const line = numberOf(fields.line);
      const bought = products[line]?.quantity ?? 0;
      const counts = [quantity, restocked, damaged].map((count) => within(bought, count));
      const [asked = 0, good = 0, bad = 0] = counts;
      const counted = { line, quantity: asked, restocked: good, damaged: bad };
      return asked > 0 ? [{ ...counted, ...readWanted(fields.exchange) }] : [];
    }),
    ...(refusal !== undefined && { refusal: textOf(refusal) }),
    ...readExchange(exchange),
  };
}

function readWanted(value: unknown): Pick<OrderReturn['lines'][number], 'exchange'> {
  if (value === undefined) return {};
  const { productId, size, name, price } = fieldsOf(value);
  const item = { productId: textOf(productId), size: textOf(size), name: textOf(name) };
  return { exchange: { ...item, price: numberOf(price) } };
}

function readExchange(value: unknown): Pick<OrderReturn, 'exchange'> {
  if (value === undefined) return {};
  const { until, total, isHeld, difference, isPaid, order } = fieldsOf(value);
  const { _id, number } = fieldsOf(order);
  const sent = order !== undefined && { order: { _id: textOf(_id), number: textOf(number) } };
  const terms = { until: textOf(until), total: numberOf(total), isHeld: isHeld === true };
  const more = {
    ...(difference !== undefined && { difference: numberOf(difference) }),
    // Roles without `orders:sums` get only this.
    ...(isPaid !== undefined && { isPaid: isPaid === true }),
  };
  return { exchange: { ...terms, ...more, ...sent } };
}

/** Clamps a count to 0…`all`. */
function within(all: number, value: unknown): number {
  return Math.min(all, Math.max(0, Math.floor(numberOf(value))));
}
