import type { Order } from '../../../contract/schemas/order.ts';
import { stateLabel } from '../../lib/stateLabel.ts';

/** The steps of an order that goes well. */
export const orderSteps = ['Paid', 'Processing', 'Shipped', 'Delivered'] as const;

/** An order's status in words. */
type OrderStatus = {
  title: string;
  explanation?: string | undefined;
  /** The last step of `orderSteps` it has reached, -1 before the first; absent off that way. */
  reached?: number;
  /** It failed or was undone. */
  isSetback?: boolean;
};

type StatusText = { title: string; explanation: string };

const setbacks: Record<string, StatusText> = {
  'delivery cancelled': { title: 'Cancelled', explanation: 'This order will not be sent.' },
  'delivery returned': { title: 'Returned', explanation: 'The items came back to us.' },
  'payment failed': {
    title: 'Payment failed',
    explanation: 'The payment did not go through, so this order will not be sent.',
  },
  'payment refunded': { title: 'Refunded', explanation: 'Your payment has been refunded.' },
};

const onTheWay: Record<string, StatusText & { reached: number }> = {
  processing: { title: 'Being prepared', explanation: 'We are preparing your order.', reached: 1 },
  shipped: { title: 'On its way', explanation: 'The carrier has your parcel.', reached: 2 },
  delivered: { title: 'Delivered', explanation: 'Your order has arrived.', reached: 3 },
};

/**
 * Where an order stands by its two states, which a server may write in capitals; one that we don’t
 * know is told as it is.
 */
export function orderStatus({
  payment_status,
  delivery_status,
}: Pick<Order, 'payment_status' | 'delivery_status'>): OrderStatus {
  const payment = payment_status.toLowerCase();
  const delivery = delivery_status.toLowerCase();
  const fallenBack = [setbacks[`delivery ${delivery}`], setbacks[`payment ${payment}`]].filter(
    (setback) => setback !== undefined,
  );
  if (fallenBack.length > 0) {
    return {
      title: fallenBack.map(({ title }) => title).join(' · '),
      explanation: fallenBack.map(({ explanation }) => explanation).join(' '),
      isSetback: true,
    };
  }
  if (payment === 'pending') {
    return {
      title: 'Waiting for payment',
      explanation: 'We start as soon as your payment arrives.',
      reached: -1,
    };
  }
  const known = onTheWay[delivery];
  if (known && payment === 'paid') return known;
  return {
    title: known?.title ?? stateLabel(delivery_status),
    ...(payment && { explanation: `Payment: ${stateLabel(payment_status)}` }),
  };
}
