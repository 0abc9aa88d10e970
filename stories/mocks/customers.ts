import { messages } from '../../contract/messages.ts';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { paymentPage } from './differences.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { toCustomerOrder, withoutOrderExtensions } from './orderRules.ts';
import { printOf } from './prints.ts';
import { askForReturn } from './returns.ts';
import { findProduct, findProducts, type ShopState } from './shopState.ts';

/** Data of a story's customer; `favourites` are product ids, latest first. */
export type CustomerScenario = {
  orders?: Order[];
  related?: RelatedProduct[];
  favourites?: string[];
  savedAddresses?: SavedAddress[];
  mySizes?: MySizes;
};

/** A customer's data besides the cart. */
export function customerHandlers(state: ShopState) {
  const { plain } = state;
  const view = (order: Order) =>
    plain ? withoutOrderExtensions(order) : toCustomerOrder(order, state.sentTimes);
  return [
    mockEndpoint('GET /getorders', () => ({
      reply: state.orders.map(view),
    })),
    mockEndpoint('GET /invoice/:id', ({ params: { id }, query: { kind = 'invoice' } }) => {
      const order = state.orders.find(({ _id }) => _id === id);
      if (!order) throw new MockFailure(404, messages.noSuchOrder);
      return printOf(kind, [order]);
    }),
    mockEndpoint('POST /returnorder/:id', ({ params: { id }, body }) => {
      const order = state.orders.find(({ _id }) => _id === id);
      if (!order) throw new MockFailure(404, messages.noSuchOrder);
      askForReturn(order, body, state.sentTimes);
      return {
        reply: { success: true, message: messages.returnRequested, order: view(order) },
      };
    }),
    mockEndpoint('POST /paydifference/:id', ({ params: { id } }) => {
      const payments = state.orders.flatMap((order) => order.payments ?? []);
      return { reply: paymentPage(payments, id) };
    }),
    mockEndpoint('GET /getfavorites', () => ({ reply: findProducts(state, state.favourites) })),
    mockEndpoint('POST /addfavorite/:id', ({ params: { id } }) => {
      findProduct(state, id);
      if (!state.favourites.includes(id)) state.favourites.unshift(id);
      return { reply: { success: true, message: messages.favoriteAdded } };
    }),
    mockEndpoint('POST /removefavorite/:id', ({ params: { id } }) => {
      if (!state.favourites.includes(id)) findProduct(state, id);
      state.favourites = state.favourites.filter((other) => other !== id);
      return { reply: { success: true, message: messages.favoriteRemoved } };
    }),
  ];
}
