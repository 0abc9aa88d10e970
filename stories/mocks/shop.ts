import type { EndpointKey } from '../../contract/endpoint.ts';
import { exampleOrders } from '../../contract/examples/orders.ts';
import { exampleProducts } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { selectProducts } from '../../src/lib/catalogue.ts';
import { accountHandlers } from './accounts.ts';
import { type CheckoutScenario, checkoutHandlers } from './checkout.ts';
import { type CustomerScenario, customerHandlers } from './customers.ts';
import { MockFailure, mockEndpoint, mockOutage } from './mockEndpoint.ts';
import { passwordHandlers } from './passwords.ts';

/** What a story's shop is like: `parameters.shop`. */
export type ShopScenario = {
  products?: Product[];
  /** Answers the specification's calls and nothing else: no paging, no filters, no extra headers. */
  bare?: boolean;
  /** What is in the server's cart of whoever is logged in. */
  cart?: CartLine[];
  /** What else is theirs. */
  customer?: CustomerScenario;
  /** What happens between the cart and the payment. */
  checkout?: CheckoutScenario;
  /** Calls that fail: with a status, with no connection, or by never answering. */
  outages?: Partial<Record<EndpointKey, number | 'offline' | 'silent'>>;
};

/** Fresh handlers for one story: the shop of the scenario, as the contract promises it. */
export function mockShop({
  products = exampleProducts,
  bare = false,
  cart = [],
  customer,
  checkout,
  outages = {},
}: ShopScenario = {}) {
  // What the calls of one story change.
  const shelf = [...products];
  const lines = cart.map((line) => ({ ...line }));
  const orders = [...(customer?.orders ?? exampleOrders)];
  return [
    ...Object.entries(outages).map(([key, outage]) => mockOutage(key as EndpointKey, outage)),
    ...catalogueHandlers(shelf, bare),
    ...accountHandlers(shelf, lines, bare),
    ...customerHandlers(shelf, { ...customer, orders }),
    ...checkoutHandlers({ shelf, lines, orders, bare }, checkout),
    ...passwordHandlers(bare),
    mockEndpoint('POST /getcartunaut', ({ body }) => ({ reply: priceCart(shelf, body, bare) })),
    mockEndpoint('GET /envparams', () => ({ reply: exampleEnvParams })),
  ];
}

function catalogueHandlers(products: Product[], bare: boolean) {
  return [
    mockEndpoint('GET /allproducts', ({ query: { limit, cursor, ...query } }) => {
      if (bare) return { reply: products.map(withoutExtensions) };
      const matching = selectProducts(products, query);
      const start = cursor ? Number(cursor) : 0;
      const end = start + (limit ?? matching.length);
      return {
        reply: matching.slice(start, end),
        headers: {
          'X-Total-Count': String(matching.length),
          ...(end < matching.length && { Link: `</api/allproducts?cursor=${end}>; rel="next"` }),
        },
      };
    }),
    mockEndpoint('GET /product/:id', ({ params }) => {
      const product = products.find(({ _id }) => _id === params.id);
      if (!product) throw new MockFailure(404, 'There is no such product.');
      return { reply: bare ? withoutExtensions(product) : product };
    }),
  ];
}

function priceCart(
  products: Product[],
  { cartItems }: { cartItems: { itemId: string; size: string; quantity: number }[] },
  bare: boolean,
) {
  const productOf = (line: { itemId: string; size: string }) =>
    products.find((p) => p._id === line.itemId && p.sizes.some((s) => s.size === line.size));
  const removed = cartItems.filter((line) => !productOf(line));
  return {
    success: true,
    cartData: cartItems.flatMap((line) => {
      const product = productOf(line);
      return product ? [{ product, size: line.size, quantity: line.quantity }] : [];
    }),
    ...(!bare && removed.length > 0 && { removed }),
  };
}

function withoutExtensions({ ratingCount: _, ...product }: Product): Product {
  return product;
}
