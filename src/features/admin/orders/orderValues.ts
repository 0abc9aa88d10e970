import type { Order, OrderChange } from '../../../../contract/schemas/order.ts';

/** What an admin may change of an order, as it is on the screen. */
export type OrderValues = Pick<Order, 'payment_status' | 'delivery_status' | 'notes'>;

export function toOrderValues({ payment_status, delivery_status, notes }: Order): OrderValues {
  return { payment_status, delivery_status, notes };
}

/** The values as the call takes them; `base` is the order that they were made of. */
export function toOrderChange(values: OrderValues, { version }: Order): OrderChange {
  return { ...values, notes: values.notes.trim(), ...(version !== undefined && { version }) };
}

/** Whether saving these would change the order; spaces around the notes don't. */
export function changesOrder(values: OrderValues, base: Order): boolean {
  return (
    values.payment_status !== base.payment_status ||
    values.delivery_status !== base.delivery_status ||
    values.notes.trim() !== base.notes.trim()
  );
}

/** The newest order's values, but for those that were changed here since `base`. */
export function mergeOrderValues(values: OrderValues, base: Order, newest: Order): OrderValues {
  const merge = (name: keyof OrderValues) =>
    values[name] === base[name] ? newest[name] : values[name];
  return {
    payment_status: merge('payment_status'),
    delivery_status: merge('delivery_status'),
    notes: merge('notes'),
  };
}

/** What can't be taken back once it is saved. */
export type FinalChange = 'refund' | 'cancel';

/** Whether saving would end the order, or give the customer's money back, which weighs more. */
export function finalChangeOf(values: OrderValues, base: Order): FinalChange | undefined {
  const isNew = (name: 'payment_status' | 'delivery_status', state: string) =>
    values[name] === state && base[name] !== state;
  if (isNew('payment_status', 'refunded') && !base.refundDue) return 'refund';
  return isNew('delivery_status', 'cancelled') ? 'cancel' : undefined;
}
