/** The lists of `/envparams`: a server names its own states (specification D12). */
type StateLists = { paymentStates: readonly string[]; deliveryStates: readonly string[] };

/** As far as they are told apart here. */
export const ourStates: StateLists = { paymentStates: ['paid'], deliveryStates: ['processing'] };

type States = { payment_status: string; delivery_status: string };

/** The fields of an order that say where its money is. */
type Payment = { payment_status: string; refundPending?: boolean | undefined };

type Owed = Payment & { takenByHand?: string | undefined };

/** Whether a state is this one of ours, in whatever case the server writes it. */
export function isState(state: string, ours: string): boolean {
  return state.toLowerCase() === ours;
}

/**
 * Returns true if the money came in and stays. Only the word “paid” is known to mean so: a server may
 * call its states anything (“Not paid”, “Completed”).
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
 * What `GET /allorders` may be asked for in the place of a payment state: the orders whose goods are
 * the customer's. Worded as a state, and shown as one.
 */
export const paidOrOnAccount = 'paid or on account';

/**
 * Whether the goods are the customer's: they have paid, or will, as agreed with the admin who took
 * the order; and the money is not on its way back, as then the units are for sale again.
 */
export function isPaidOrOnAccount(order: Owed): boolean {
  const { payment_status, refundPending = false, takenByHand } = order;
  const isOnAccount = takenByHand !== undefined && isState(payment_status, 'pending');
  return isPaid(order) || (isOnAccount && !refundPending);
}

/**
 * The delivery state of what waits to be sent: `processing`, else the first of a server's list; and
 * what to ask for of the payment, where the server has a word for it.
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

/** Why an order is not to be packed, as "is not paid"; undefined while its goods are the customer's. */
export function notToPack(order: Owed & States): string | undefined {
  const { payment_status, delivery_status, refundPending } = order;
  if (isState(delivery_status, 'cancelled')) return 'was cancelled';
  if (isPaidOrOnAccount(order)) return undefined;
  if (refundPending) return 'is being refunded';
  return isState(payment_status, 'refunded') ? 'was refunded' : 'is not paid';
}

/** Why an order's parcel is not to go out, as "is shipped already"; undefined while it waits for it. */
export function notToShip(order: Owed & States, lists: StateLists): string | undefined {
  const isWaiting = order.delivery_status === statesToShip(lists).delivery;
  const reason = notToPack(order);
  if (reason === 'is not paid' && !isPaidKnown(lists, [order])) return 'is not known to be paid';
  return reason ?? (isWaiting ? undefined : `is ${order.delivery_status.toLowerCase()} already`);
}

/** Whether an order's parcel is to go out, and has not yet. */
export function isToShip(order: Owed & States, lists: StateLists): boolean {
  return notToShip(order, lists) === undefined;
}

/**
 * Whether an order may still be cancelled by its link: it is paid, and not on its way. The
 * money of one that was taken by hand goes back by hand, so that its customer has to ask the shop.
 */
export function mayCancel(order: Owed & States): boolean {
  const { payment_status, delivery_status, refundPending = false, takenByHand } = order;
  const isOpen = payment_status === 'paid' && delivery_status === 'processing';
  return isOpen && !refundPending && takenByHand === undefined;
}

/** Money that went back, or is about to. */
export function isRefunded({ payment_status, refundPending = false }: Payment): boolean {
  return isState(payment_status, 'refunded') || refundPending;
}
