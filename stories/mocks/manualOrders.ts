import { messages } from '../../contract/messages.ts';
import { firstOrderNumber, formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { billedWith, refuseWhatChanged, takeFromStock, withShopsNames } from './checkoutRules.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { storyTime, withRefundable } from './returns.ts';
import type { ShopState } from './shopState.ts';

/** Manual orders of an admin. */
export function manualOrderHandlers(state: ShopState, orders: Order[]) {
  const taken = new Map<string, { order: Order; content: string }>();
  return [
    mockEndpoint('POST /takeorder', ({ body }) => {
      const { requestId, orderDetails, payment, notes } = body;
      const content = JSON.stringify(body);
      const before = taken.get(requestId);
      if (before && before.content !== content) {
        const message = messages.takenAs(before.order.number ?? '');
        throw new MockFailure(409, message);
      }
      const order = before?.order ?? take();
      const seen = withRefundable(order, new Map(), []);
      return { reply: { success: true, message: messages.orderTaken, order: seen } };

      function take(): Order {
        const { delivery } = orderDetails;
        const lines = orderDetails.products.map(({ productId, size, quantity }) => ({
          ...{ itemId: productId, size, quantity },
        }));
        const selling = delivery ? state.selling : { ...state.selling, delivery: [] };
        refuseWhatChanged({ ...state, lines, selling }, orderDetails);
        const { products, total, address, phone, email, ...chosen } = withShopsNames(
          state,
          orderDetails,
        );
        takeFromStock(state, { products });
        const order: Order = {
          _id: requestId,
          number: formatOrderNumber(firstOrderNumber + orders.length),
          ...{ fullName: '', address, phone, email, total, notes, createdAt: storyTime },
          ...{ trackingUrl: '', customerNote: '', version: 1, isGuest: true },
          ...(chosen.fullName && { fullName: chosen.fullName }),
          payment_status: payment === 'unpaid' ? 'pending' : 'paid',
          delivery_status: 'processing',
          manualPayment: payment,
          ...billedWith(state, { products, total, address, phone, email, ...chosen }),
        };
        taken.set(requestId, { order, content });
        orders.unshift(order);
        return order;
      }
    }),
  ];
}
