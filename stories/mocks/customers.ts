import type { Order } from '../../contract/schemas/order.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { MockFailure, mockEndpoint, unshown } from './mockEndpoint.ts';
import { toCustomerOrder, withoutOrderExtensions } from './orderRules.ts';
import { askForReturn } from './returns.ts';
import { findProduct, findProducts, type ShopState } from './shopState.ts';

/** What a story's customer has; `favourites` are product ids, the latest first. */
export type CustomerScenario = {
  orders?: Order[];
  related?: RelatedProduct[];
  favourites?: string[];
};

/** What is a customer's own besides the cart. */
export function customerHandlers(state: ShopState) {
  const { bare } = state;
  const view = (order: Order) =>
    bare ? withoutOrderExtensions(order) : toCustomerOrder(order, state.sentTimes);
  return [
    mockEndpoint('GET /getorders', () => ({
      reply: state.orders.map(view),
    })),
    mockEndpoint('POST /returnorder/:id', ({ params: { id }, body }) => {
      const order = bare ? undefined : state.orders.find(({ _id }) => _id === id);
      if (!order) throw new MockFailure(404, 'There is no such order');
      askForReturn(order, body, state.sentTimes);
      return {
        reply: { success: true, message: 'Your withdrawal is confirmed.', order: view(order) },
      };
    }),
    mockEndpoint('GET /getfavorites', () => ({ reply: findProducts(state, state.favourites) })),
    mockEndpoint('POST /addfavorite/:id', ({ params: { id } }) => {
      findProduct(state, id);
      if (!state.favourites.includes(id)) state.favourites.unshift(id);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removefavorite/:id', ({ params: { id } }) => {
      if (!state.favourites.includes(id)) findProduct(state, id);
      state.favourites = state.favourites.filter((other) => other !== id);
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /getrelprod', () => ({
      reply: state.related.flatMap(({ rating, ...record }) =>
        findProducts(state, [record.productId._id]).map((productId) => ({
          ...record,
          productId,
          ...(!bare && rating !== undefined && { rating }),
        })),
      ),
    })),
    mockEndpoint('POST /rate/:productId', ({ params: { productId }, body: { rating } }) => {
      findProduct(state, productId);
      const record = state.related.find((each) => each.productId._id === productId);
      if (!record) throw new MockFailure(403, 'Only who bought a product may rate it.');
      moveAverage(state, record, rating);
      state.related = state.related.map((each) =>
        each === record ? { ...each, status: 'rated', rating } : each,
      );
      return bare ? unshown : { reply: { success: true } };
    }),
  ];
}

/** The product's average and count with this rating in place of the one before. */
function moveAverage({ shelf }: ShopState, before: RelatedProduct, rating: number) {
  const index = shelf.findIndex(({ _id }) => _id === before.productId._id);
  const product = shelf[index];
  if (product?.ratingCount === undefined) return;
  const isNew = before.status === 'to_rate';
  const ratingCount = product.ratingCount + (isNew ? 1 : 0);
  const sum = Math.round(product.rating * product.ratingCount) + rating - (before.rating ?? 0);
  const average = Math.round((100 * sum) / ratingCount) / 100;
  shelf[index] = { ...product, ratingCount, rating: average };
}
