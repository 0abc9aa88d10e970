/** Lists of `/envparams`: a server names its own states (specification D12). */
type StateLists = { paymentStates: readonly string[]; deliveryStates: readonly string[] };

export const ourStates: StateLists = { paymentStates: ['paid'], deliveryStates: ['processing'] };

type States = { payment_status: string; delivery_status: string };

/** Fields of an order that show where its money is. */
type Payment = { payment_status: string; refundPending?: boolean | undefined };

type Owed = Payment & { manualPayment?: string | undefined };

/** Compares a state with one of ours, ignoring case. */
export function isState(state: string, ours: string): boolean {
  return state.toLowerCase() === ours;
}

/**
 * Returns true if the payment arrived and was not refunded. Only the word “paid” is known to mean
 * this: another server may use any names (“Not paid”, “Completed”).
 */
export function isPaid({ payment_status, refundPending = false }: Payment): boolean {
  return isState(payment_status, 'paid') && !refundPending;
}

/** Returns true if a state of the server, or of one of these orders, is known to mean paid. */
export function isPaidKnown(
  { paymentStates }: Pick<StateLists, 'paymentStates'>,
  orders: readonly Payment[] = [],
): boolean {
  const states = [...paymentStates, ...orders.map(({ payment_status }) => payment_status)];
  return states.some((state) => isState(state, 'paid'));
}

/**
 * Value of the `payment_status` filter of `GET /allorders` for orders whose goods belong to the
 * customer. Worded and shown like a state.
 */
export const paidOrOnAccount = 'paid or on account';

/**
 * Returns true if the goods belong to the customer: they have paid, or will pay as agreed for a
 * manual order, and no refund is pending, as its units are for sale again.
 */
export function isPaidOrOnAccount(order: Owed): boolean {
  const { payment_status, refundPending = false, manualPayment } = order;
  const isOnAccount = manualPayment !== undefined && isState(payment_status, 'pending');
  return isPaid(order) || (isOnAccount && !refundPending);
}

/**
 * Delivery state of orders to be sent: `processing`, else the first of the server's list; and the
 * payment state to filter by, if the server has one.
 */
export function statesToShip({
  paymentStates,
  deliveryStates,
  takesOrders,
}: StateLists & { takesOrders?: boolean }) {
  return {
    delivery:
      deliveryStates.find((state) => isState(state, 'processing')) ??
      deliveryStates[0] ??
      'processing',
    payment: takesOrders ? paidOrOnAccount : paymentStates.find((state) => isState(state, 'paid')),
  };
}

/** Differences requested after the first payment. */
export type WithDifferences = {
  payments?: readonly { state: string; isExchange?: boolean | undefined }[] | undefined;
};

/** Returns true if changed items wait for their payment: until then, nothing is sent. */
export function awaitsPayment({ payments = [] }: WithDifferences): boolean {
  return payments.some(({ state, isExchange }) => state === 'open' && !isExchange);
}

/**
 * Reason not to pack an order, such as "is not paid", for `refusedOrder`; undefined while its goods
 * belong to the customer.
 */
export function packingRefusal(order: Owed & States & WithDifferences): string | undefined {
  const { payment_status, delivery_status, refundPending } = order;
  if (isState(delivery_status, 'cancelled')) return 'was cancelled';
  if (isPaidOrOnAccount(order)) return awaitsPayment(order) ? 'waits for a payment' : undefined;
  if (refundPending) return 'is being refunded';
  return isState(payment_status, 'refunded') ? 'was refunded' : 'is not paid';
}

/** Reason not to ship an order, such as "is already shipped"; undefined if it should be shipped. */
export function shippingRefusal(
  order: Owed & States & WithDifferences,
  lists: StateLists,
): string | undefined {
  const isWaiting = order.delivery_status === statesToShip(lists).delivery;
  const reason = packingRefusal(order);
  if (reason === 'is not paid' && !isPaidKnown(lists, [order])) return 'is not known to be paid';
  return reason ?? (isWaiting ? undefined : `is ${order.delivery_status.toLowerCase()} already`);
}

/** Returns true if an order's parcel must be sent and has not been yet. */
export function needsShipping(order: Owed & States & WithDifferences, lists: StateLists): boolean {
  return shippingRefusal(order, lists) === undefined;
}

/**
 * Returns true if an order may be cancelled by its link: it is paid and not yet sent. Manual orders
 * are refunded manually, so their customers have to contact the shop.
 */
export function mayCancel(
  order: Owed & States & { parcels?: readonly unknown[] | undefined },
): boolean {
  const { payment_status, delivery_status, refundPending = false, manualPayment } = order;
  const isUnsent = delivery_status === 'processing' && (order.parcels ?? []).length === 0;
  return payment_status === 'paid' && isUnsent && !refundPending && manualPayment === undefined;
}

/** Money that was refunded or will be. */
export function isRefunded({ payment_status, refundPending = false }: Payment): boolean {
  return isState(payment_status, 'refunded') || refundPending;
}
