import { compareText } from '../../../contract/rules/compareText.ts';
import type { Order, OrderProduct } from '../../../contract/schemas/order.ts';
import { fieldsOf, listOf, neededListOf, numberOf, textOf } from './values.ts';

/** An order with every field of the contract; its states are the server's own words. */
export function readOrder(value: unknown): Order {
  const fields = fieldsOf(value);
  return {
    ...(fields as Pick<Order, 'version' | 'refundPending'>),
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

/** The newest first, whatever order they came in: times in UTC are in order when their texts are. */
export function readOrders(value: unknown): Order[] {
  return neededListOf(value)
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
