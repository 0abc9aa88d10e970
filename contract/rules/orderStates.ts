/** The lists of `/envparams`: a server names its own states (specification D12). */
type StateLists = { paymentStates: readonly string[]; deliveryStates: readonly string[] };

/** As far as they are told apart here. */
export const ourStates: StateLists = { paymentStates: ['paid'], deliveryStates: ['processing'] };

type States = { payment_status: string; delivery_status: string };

/** Payments that brought no money. */
const unpaid = ['pending', 'failed', 'refunded'];

/** Whether a state is this one of ours, in whatever case the server writes it. */
export function isState(state: string, ours: string): boolean {
  return state.toLowerCase() === ours;
}

/** Whether an order was paid. Where no state is called so, orders are paid: that is how they begin. */
export function isPaid({ payment_status }: States, { paymentStates }: StateLists): boolean {
  if (paymentStates.some((state) => isState(state, 'paid'))) return isState(payment_status, 'paid');
  return !unpaid.includes(payment_status.toLowerCase());
}

/**
 * The delivery state of what waits to be sent: `processing`, else the first of a server's list; and
 * the payment state that goes with it, where the server has one for it.
 */
export function statesToShip({ paymentStates, deliveryStates }: StateLists) {
  return {
    delivery:
      deliveryStates.find((state) => isState(state, 'processing')) ??
      deliveryStates[0] ??
      'processing',
    payment: paymentStates.find((state) => isState(state, 'paid')),
  };
}

/** Whether an order was paid and is not on its way yet. */
export function isToShip(order: States, lists: StateLists): boolean {
  return isPaid(order, lists) && order.delivery_status === statesToShip(lists).delivery;
}

/** The fields of an order that say where its money is. */
type Payment = { payment_status: string; refundDue?: boolean };

/** Money that came in and stays. */
export function isRevenue({ payment_status, refundDue = false }: Payment): boolean {
  return isState(payment_status, 'paid') && !refundDue;
}

/** Money that went back, or is about to. */
export function isRefunded({ payment_status, refundDue = false }: Payment): boolean {
  return isState(payment_status, 'refunded') || refundDue;
}
