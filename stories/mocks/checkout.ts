import { HttpResponse, http } from 'msw';
import { messages } from '../../contract/messages.ts';
import { firstOrderNumber, formatOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { setLine } from './cartRules.ts';
import {
  billedWith,
  type Details,
  detailsOf,
  refuseWhatChanged,
  takeFromStock,
  withShopsNames,
} from './checkoutRules.ts';
import { refuseGiftCard, spendGiftCard } from './giftCards.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';
import type { MockUsers } from './users.ts';

export type CheckoutScenario = {
  /** Products from the first checkout attempt on. */
  meanwhile?: Product[];
  /** The session has ended at the first attempt. */
  sessionEnds?: boolean;
  /** State of the checkout session `test_1`, which exists from the start; by default there is none. */
  session?: 'none' | 'open' | 'paid';
};

type CheckoutSession = {
  id: string;
  details: Details;
  isPaid: boolean;
  /** Id of the guest; undefined for a customer. */
  guest?: string | undefined;
  order?: Order;
};

/** URL of the payment page, within the story. */
export const paymentHash = '#test-payment';

/** The provider's id of a story's first checkout session. */
export const firstSessionId = 'test_1';

/** Checkout sessions, and one order per payment. */
export function checkoutHandlers(
  state: ShopState,
  users: MockUsers,
  { meanwhile, sessionEnds = false, session = 'none' }: CheckoutScenario = {},
) {
  const { shelf, plain } = state;
  let isSessionOver = sessionEnds;
  const sessions: CheckoutSession[] = [];
  if (session !== 'none') open(detailsOf(state)).isPaid = session === 'paid';

  /** Equal contents lead to the same session. */
  function open(details: Details, guest?: string): CheckoutSession {
    const last = sessions.at(-1);
    const isSame = JSON.stringify(last?.details) === JSON.stringify(details);
    if (last && isSame && !last.order) return last;
    const opened = { id: `test_${sessions.length + 1}`, details, isPaid: false, guest };
    sessions.push(opened);
    return opened;
  }

  const orderOf = (guest: string) => sessions.find((each) => each.guest === guest)?.order;

  return [
    mockEndpoint('POST /stripe/create-checkout-session', ({ body, token }) => {
      const { orderDetails, userId } = body;
      if (isSessionOver) {
        isSessionOver = false;
        throw new MockFailure(401, messages.loginNeeded);
      }
      const guest = users.guestOf(token);
      if (userId !== (guest ?? users.ofToken(token).id)) {
        throw new MockFailure(403, messages.notYourCheckout);
      }
      if (meanwhile) shelf.splice(0, shelf.length, ...meanwhile);
      if (guest && orderOf(guest)) throw new MockFailure(401, messages.loginNeeded);
      if (!guest && state.lines.length === 0) {
        throw new MockFailure(400, messages.emptyCart);
      }
      refuseWhatChanged(guest ? { ...state, lines: linesOf(orderDetails) } : state, orderDetails);
      refuseGiftCard(state, orderDetails);
      const session = open(withShopsNames(state, orderDetails), guest);
      // A card that pays all needs no payment page.
      if (orderDetails.giftCard?.amount === orderDetails.total) session.isPaid = true;
      return { reply: { url: paymentHash } };
    }),
    mockEndpoint('POST /guestcheckout', () => {
      if (!state.takesGuests) throw new MockFailure(403, messages.accountNeeded);
      return { reply: users.beginGuest() };
    }),
    mockEndpoint('POST /keeporder', ({ token }) => {
      const guest = users.guestOf(token);
      if (!guest) {
        return { reply: { success: true, message: messages.guestOrdersLinkSent } };
      }
      if (!orderOf(guest)) {
        throw new MockFailure(404, messages.noGuestOrder);
      }
      const message = messages.accountLinkSent;
      return { reply: { success: true, message } };
    }),
    /** Called by the story's payment page. */
    http.post('*/api/test-payment/:id', ({ params }) => {
      const paid = sessions.find(({ id }) => id === params.id);
      if (paid) paid.isPaid = true;
      return new HttpResponse(null, { status: paid ? 204 : 404 });
    }),
    mockEndpoint('POST /createorder', ({ body: { sessionId }, token }) => {
      if (plain) return { reply: { success: true } };
      const guest = users.guestOf(token);
      const own = sessions.filter((each) => each.guest === guest);
      const paid = sessionId ? own.find(({ id }) => id === sessionId) : own.at(-1);
      if (!paid) throw new MockFailure(404, messages.noSuchCheckout);
      if (!paid.isPaid) throw new MockFailure(402, messages.notPaidYet);
      paid.order ??= placeOrder(state, paid.details, paid.guest !== undefined);
      return { reply: { success: true, message: messages.ordered, order: paid.order } };
    }),
  ];
}

/** A guest's cart: the lines of their request. */
function linesOf({ products }: Details): CartLine[] {
  return products.map(({ productId, size, quantity }) => ({ itemId: productId, size, quantity }));
}

/** Takes units from the stock and lines from the cart; bought products can be rated. */
function placeOrder(state: ShopState, details: Details, isGuest: boolean): Order {
  takeFromStock(state, details);
  for (const { productId, size, quantity } of details.products) {
    const product = state.shelf.find(({ _id }) => _id === productId);
    if (!product) continue;
    const inCart = state.lines.find((line) => line.itemId === productId && line.size === size);
    setLine(state, { itemId: productId, size }, Math.max(0, (inCart?.quantity ?? 0) - quantity));
    if (!state.related.some((record) => record.productId._id === productId)) {
      state.related.unshift({ productId: product, status: 'to_rate' });
    }
  }
  const order = {
    ...toOrder(details, state.orders.length + 1),
    ...billedWith(state, details),
    ...(details.giftCard && { giftCard: spendGiftCard(state, details.giftCard) }),
    ...(isGuest && { isGuest }),
  };
  state.orders.unshift(order);
  return order;
}

function toOrder(
  { products: _, delivery: __, code: ___, giftCard: ____, ...rest }: Details,
  number: number,
): Omit<Order, 'products'> {
  return {
    fullName: '',
    ...rest,
    _id: `01940000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    payment_status: 'paid',
    delivery_status: 'processing',
    notes: '',
    createdAt: '2026-05-01T10:00:00.000Z',
    number: formatOrderNumber(firstOrderNumber - 1 + number),
    trackingUrl: '',
    customerNote: '',
  };
}
