import { isState } from './orderStates.ts';

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
