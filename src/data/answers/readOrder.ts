import { compareText } from '../../../contract/rules/compareText.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { fieldsOf, listOf, numberOf, requiredListOf, textOf } from './values.ts';

/** Order with all required fields; extensions and states are verbatim from the server. */
export function readOrder(value: unknown): Order {
  const fields = fieldsOf(value);
  return {
    ...(fields as Pick<Order, 'version' | 'refundPending'>),
    currency: readCurrency(fields.currency),
    _id: textOf(fields._id),
    address: textOf(fields.address),
    phone: textOf(fields.phone),
    email: textOf(fields.email),
    payment_status: textOf(fields.payment_status),
    delivery_status: textOf(fields.delivery_status),
    total: numberOf(fields.total),
    notes: textOf(fields.notes),
    createdAt: textOf(fields.createdAt),
    products: listOf(fields.products).map(readOrderProduct),
  };
}

/** Undefined, which means the shop's main currency, if another server's field has another form. */
function readCurrency(value: unknown): Order['currency'] {
  const { code, sign, name = code, rate, digits = 2, ending } = fieldsOf(value);
  const texts = [code, sign, name].every((text) => typeof text === 'string');
  const isUsable = texts && typeof rate === 'number' && [0, 1, 2, 3].includes(digits as number);
  if (!isUsable) return undefined;
  const isEnding = Number.isInteger(ending);
  return { code, sign, name, rate, digits, ...(isEnding && { ending }) } as Order['currency'];
}

/** Sorts orders newest first; UTC times sort as text. */
export function readOrders(value: unknown): Order[] {
  return requiredListOf(value)
    .map(readOrder)
    .sort((a, b) => compareText(b.createdAt, a.createdAt));
}

function readOrderProduct(value: unknown): OrderProduct {
  const fields = fieldsOf(value);
  return {
    ...fields,
    product_id: textOf(fields.product_id),
    name: textOf(fields.name),
    picture: textOf(fields.picture),
    size: textOf(fields.size),
    quantity: numberOf(fields.quantity),
    price: numberOf(fields.price),
    subtotal: numberOf(fields.subtotal),
  };
}
