import { messages } from '../../contract/messages.ts';
import { colourwaysOf } from '../../contract/rules/colourways.ts';
import { extensionFields, withExtensions } from '../../contract/rules/productExtensions.ts';
import { productFields } from '../../contract/rules/productFields.ts';
import { reserveCartUnits } from '../../contract/rules/stock.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { AdminReview } from '../../contract/schemas/reviews.ts';
import type { DeliverySetting, DiscountCode, TaxSetting } from '../../contract/schemas/selling.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { MockFailure } from './mockEndpoint.ts';
import type { SentTimes } from './returns.ts';

/** A review, and whether it is the one of the story's customer. */
export type MockReview = AdminReview & { isOwn?: boolean };

/** What the calls of one story change. There is one cart, for any user who logs in. */
export type ShopState = {
  /** Answers the specification's calls and nothing else. */
  plain: boolean;
  /** What the shop sells; `quantityReserved` is what everybody else holds. */
  shelf: Product[];
  /** What is in the logged-in user's cart: held for them. */
  lines: CartLine[];
  orders: Order[];
  sentTimes: SentTimes;
  /** Whether one may order without an account. */
  takesGuests: boolean;
  /** What an order is priced with, besides the products. */
  selling: { delivery: DeliverySetting[]; codes: DiscountCode[]; taxes: TaxSetting[] };
  /** What was bought, rated or to rate. */
  related: RelatedProduct[];
  /** What was written besides the stars, the newest first. */
  reviews: MockReview[];
  /** Names of the pictures that the story's customer uploaded for their reviews. */
  uploads: Set<string>;
  /** Product ids, the latest first. */
  favourites: string[];
};

/** A product as everybody sees it: what the cart holds is reserved, too. */
export function seen({ lines, plain, shelf }: ShopState, product: Product): Product {
  const colourways = colourwaysOf(
    product,
    shelf.map((one) => reserveCartUnits(one, lines)),
  );
  return shown({ ...reserveCartUnits(product, lines), ...(colourways && { colourways }) }, plain);
}

/** A product as it is answered: a plain server has only the fields of specification X37. */
export function shown(product: Product, plain: boolean): Product {
  if (!plain) return product;
  const {
    ratingCount: _,
    colourways: __,
    fit: ___,
    ...specified
  } = withExtensions(product, specifiedExtensions);
  return {
    ...specified,
    images: product.images.map(({ name, flagman, signedUrl }) => ({ name, flagman, signedUrl })),
  };
}

export function findProduct({ shelf }: ShopState, id: string): Product {
  const product = shelf.find(({ _id }) => _id === id);
  if (!product) throw new MockFailure(404, messages.noSuchProduct);
  return product;
}

/** The products of these ids that the shop still has, as everybody sees them. */
export function findProducts(state: ShopState, ids: readonly string[]): Product[] {
  return ids.flatMap((id) => {
    const product = state.shelf.find(({ _id }) => _id === id);
    return product ? [seen(state, product)] : [];
  });
}

/** The extensions that the specification has in a product, though not in what a server takes. */
const specifiedExtensions = extensionFields.filter(
  (name) => productFields[name].extension === 'input',
);
