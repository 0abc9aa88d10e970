import { messages } from '../../contract/messages.ts';
import { isZipOf } from '../../contract/rules/addresses.ts';
import { parseOrderNumber } from '../../contract/rules/orderNumber.ts';
import { mayCancel } from '../../contract/rules/orderStates.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { paymentPage } from './differences.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { toCustomerOrder } from './orderRules.ts';
import { printOf } from './prints.ts';
import { askForReturn } from './returns.ts';
import type { ShopState } from './shopState.ts';

/** Token of the emailed link to the latest order. */
export const orderLinkToken = 'token-of-the-link-to-the-order';

/** An order by its link, without a login. */
export function orderLinkHandlers({ orders, sentTimes }: ShopState) {
  let isReplaced = false;

  function linked(token: string): Order {
    const [order] = orders;
    if (order && token === orderLinkToken && !isReplaced) return order;
    throw new MockFailure(404, messages.orderLinkExpired);
  }

  function open(order: Order, zip?: string) {
    if (zip !== undefined && !isZipOf(order.address, zip)) {
      throw new MockFailure(400, messages.wrongZip, 'zip');
    }
    const isProven = zip !== undefined;
    const shown = toCustomerOrder(order, sentTimes);
    return {
      order: isProven ? shown : { ...shown, fullName: '', address: '', phone: '', email: '' },
      isProven,
      mayCancel: mayCancel(order),
    };
  }

  return [
    mockEndpoint('POST /openorder', ({ body: { token, zip } }) => ({
      reply: open(linked(token), zip),
    })),
    mockEndpoint('POST /cancelorder', ({ body: { token, zip } }) => {
      const order = linked(token);
      if (!open(order, zip).mayCancel) {
        throw new MockFailure(409, messages.notCancellable);
      }
      Object.assign(order, { delivery_status: 'cancelled', payment_status: 'refunded' });
      return { reply: open(order, zip) };
    }),
    mockEndpoint('POST /returnlinkedorder', ({ body: { token, zip, ...request } }) => {
      const order = linked(token);
      open(order, zip);
      askForReturn(order, request, sentTimes);
      return { reply: open(order, zip) };
    }),
    mockEndpoint('POST /paylinkeddifference', ({ body: { token, zip, paymentId } }) => {
      const order = linked(token);
      open(order, zip);
      return { reply: paymentPage(order.payments ?? [], paymentId) };
    }),
    mockEndpoint('POST /linkedinvoice', ({ body: { token, zip, kind = 'invoice' } }) => {
      const order = linked(token);
      open(order, zip);
      return printOf(kind, [order]);
    }),
    mockEndpoint('POST /mailorderlink', ({ body }) => {
      const isNumber = parseOrderNumber(body.number) !== undefined;
      if (!isNumber) throw new MockFailure(400, messages.notOrderNumber, 'number');
      return { reply: { success: true, message: messages.orderLinkAsked } };
    }),
    mockEndpoint('POST /neworderlink', ({ body: { token, zip } }) => {
      open(linked(token), zip);
      isReplaced = true;
      return { reply: { success: true, message: messages.orderLinkSent } };
    }),
  ];
}
