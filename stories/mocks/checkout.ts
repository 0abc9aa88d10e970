import type { CartLine } from '../../contract/schemas/cart.ts';
import type { CheckoutRequest, Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { formatDollars } from '../../src/lib/money.ts';
import { freePieces } from '../../src/lib/stock.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

export type CheckoutScenario = {
  /** The products as they are from the first try to check out. */
  meanwhile?: Product[];
  /** The first try finds the session ended. */
  sessionEnds?: boolean;
};

/** What the calls of one story change. */
type Ledger = { shelf: Product[]; lines: CartLine[]; orders: Order[]; bare: boolean };

type Details = CheckoutRequest['orderDetails'];

/** Where the mock sends whoever pays: an address within the story. */
export const paymentHash = '#test-payment';

/** Paying for the cart, and the one order that comes of a payment. */
export function checkoutHandlers(
  { shelf, lines, orders, bare }: Ledger,
  { meanwhile, sessionEnds = false }: CheckoutScenario = {},
) {
  let isSessionOver = sessionEnds;
  let paidFor: Details | undefined;
  const made = new Map<string | undefined, Order>();

  return [
    mockEndpoint('POST /stripe/create-checkout-session', ({ body: { orderDetails } }) => {
      if (isSessionOver) {
        isSessionOver = false;
        throw new MockFailure(401, 'Log in first.');
      }
      if (meanwhile) shelf.splice(0, shelf.length, ...meanwhile);
      refuseWhatChanged(shelf, orderDetails);
      paidFor = orderDetails;
      return { reply: { url: paymentHash } };
    }),
    mockEndpoint('POST /createorder', ({ body: { sessionId } }) => {
      if (bare) return { reply: { success: true } };
      const details = paidFor ?? detailsOf(shelf, lines);
      const order = made.get(sessionId) ?? toOrder(details, orders.length + 1);
      if (!made.has(sessionId)) {
        made.set(sessionId, order);
        orders.unshift(order);
        lines.splice(0, lines.length);
      }
      return { reply: { success: true, message: 'Thank you for your order.', order } };
    }),
    mockEndpoint('POST /cleancart', () => {
      lines.splice(0, lines.length);
      return { reply: { success: true } };
    }),
  ];
}

function refuseWhatChanged(shelf: Product[], { products }: Details) {
  const texts = products.flatMap(({ productId, name, size, quantity, price }) => {
    const product = shelf.find(({ _id }) => _id === productId);
    const entry = product?.sizes.find((each) => each.size === size);
    if (!product || !entry) return [`${name} in size ${size} is no longer available.`];
    if (product.price !== price) {
      return [`The price of ${name} is now ${formatDollars(product.price)}.`];
    }
    const left = freePieces(entry);
    if (left === 0) return [`${name} in size ${size} is sold out.`];
    return left < quantity ? [`Only ${left} left of ${name} in size ${size}.`] : [];
  });
  if (texts.length > 0) throw new MockFailure(409, texts.join(' '));
}

function detailsOf(shelf: Product[], lines: CartLine[]): Details {
  const products = lines.flatMap(({ itemId, size, quantity }) => {
    const product = shelf.find(({ _id }) => _id === itemId);
    if (!product) return [];
    const { name, price, images } = product;
    const picture = images[0]?.signedUrl ?? '';
    return [
      { productId: itemId, name, picture, size, quantity, price, subtotal: price * quantity },
    ];
  });
  const total = products.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return { products, total, address: '', phone: '', email: '' };
}

function toOrder({ products, ...rest }: Details, number: number): Order {
  return {
    ...rest,
    _id: `01940000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    payment_status: 'paid',
    delivery_status: 'processing',
    notes: '',
    createdAt: '2026-05-01T10:00:00.000Z',
    products: products.map(({ productId, ...product }) => ({ product_id: productId, ...product })),
  };
}
