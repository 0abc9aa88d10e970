import type { Order } from '../schemas/order.ts';
import type { OrderPayment } from '../schemas/payments.ts';
import type { OrderReturn, OrderReturns } from '../schemas/returns.ts';
import { processingOrder } from './orders.ts';
import { linenShirt } from './products.ts';

/** A delivered order of two shirts and a bag, and its returns. */
function delivered(returns: Partial<OrderReturns>): Order {
  return {
    ...processingOrder,
    _id: '01930000-0000-7000-8000-000020260424',
    number: 'H-10008',
    createdAt: '2026-04-24T23:30:00.000Z',
    delivery_status: 'delivered',
    returns: {
      until: '2026-05-08T23:59:59.999Z',
      returnable: [2, 1],
      requests: [],
      refunds: [],
      ...returns,
    },
  };
}

const request: OrderReturn = {
  id: '01930000-0000-7000-8000-000000000001',
  requestedAt: '2026-04-29T09:00:00.000Z',
  reason: 'tooSmall',
  lines: [{ line: 0, quantity: 2, restocked: 0, damaged: 0 }],
};

export const returnableOrder = delivered({});

/** Past the deadline, with no request. */
export const expiredOrder = delivered({ until: '2026-04-30T23:59:59.999Z', returnable: [0, 0] });

export const requestedReturn = delivered({
  returnable: [0, 1],
  requests: [request],
  refundable: 0,
});

/** Two shirts that are exchanged for size M, and have arrived. */
export const arrivedExchange = delivered({
  returnable: [0, 1],
  requests: [
    {
      ...request,
      lines: [
        {
          ...{ line: 0, quantity: 2, restocked: 2, damaged: 0 },
          exchange: {
            ...{ productId: linenShirt._id, name: linenShirt.name, size: 'M', price: 89 },
          },
        },
      ],
      exchange: { until: '2026-05-27T09:00:00.000Z', total: 178, isHeld: true },
    },
  ],
  refundable: 0,
});

export const partReceivedReturn = delivered({
  returnable: [0, 1],
  requests: [{ ...request, lines: [{ line: 0, quantity: 2, restocked: 0, damaged: 1 }] }],
  refundable: 89,
});

export const refusedReturn = delivered({
  returnable: [0, 1],
  requests: [{ ...request, refusal: 'The shirts have been worn.' }],
  refundable: 0,
});

export const refundedReturn = delivered({
  returnable: [0, 1],
  requests: [{ ...request, lines: [{ line: 0, quantity: 2, restocked: 2, damaged: 0 }] }],
  refunds: [
    { ...{ id: 'f1', amount: 89 }, at: '2026-04-30T09:00:00.000Z', isPending: false },
    { ...{ id: 'f2', amount: 89 }, at: '2026-05-01T09:00:00.000Z', isPending: true },
  ],
  refundable: 0,
});

/** A partial refund without a return: the order arrived late. */
export const partlyRefundedOrder = delivered({
  refunds: [
    {
      ...{ id: 'f1', amount: 12, at: '2026-04-30T09:00:00.000Z', isPending: false },
      note: 'For the late delivery. We are sorry!',
    },
    { ...{ id: 'f2', amount: 5, at: '2026-05-01T09:00:00.000Z', isPending: true }, note: '' },
  ],
});

/** One of two shirts was sent; the other and the bag follow. */
export const partlySentOrder: Order = {
  ...processingOrder,
  trackingUrl: 'https://post.example.test/parcels/PT123456789',
  parcels: [
    {
      ...{ id: 'p1', sentAt: '2026-03-14T09:00:00.000Z', carrier: 'CTT' },
      trackingUrl: 'https://post.example.test/parcels/PT123456789',
      lines: [{ line: 0, quantity: 1 }],
    },
  ],
};

/** The rest was sent, too. */
export const twoParcelsOrder: Order = {
  ...partlySentOrder,
  delivery_status: 'shipped',
  trackingUrl: 'PT987654321',
  parcels: [
    ...(partlySentOrder.parcels ?? []),
    {
      ...{ id: 'p2', sentAt: '2026-03-20T09:00:00.000Z', carrier: '', trackingUrl: 'PT987654321' },
      lines: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    },
  ],
};

/** A change of items that costs more, and awaits payment. */
export const openDifference: OrderPayment = {
  ...{ id: '01930000-0000-7000-8000-0000000000d1', amount: 12, state: 'open', total: 190 },
  until: '2026-05-08T09:00:00.000Z',
  items: `2 × ${linenShirt.name}, size S; 1 × Canvas Tote`,
};

const unpaid = { until: '2026-05-06T09:00:00.000Z', difference: 20, isPaid: false };

/** An exchange that has arrived and awaits payment. */
export const dearerExchange: Order = {
  ...arrivedExchange,
  payments: [
    {
      ...{ id: '01930000-0000-7000-8000-0000000000d2', amount: unpaid.difference, state: 'open' },
      until: unpaid.until,
      items: `2 × ${linenShirt.name}, size M`,
      isExchange: true,
    },
  ],
  returns: arrivedExchange.returns && {
    ...arrivedExchange.returns,
    requests: arrivedExchange.returns.requests.map((each) => ({
      ...each,
      ...(each.exchange && { exchange: { ...each.exchange, ...unpaid } }),
    })),
  },
};
