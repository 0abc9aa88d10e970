import { messages } from '../../contract/messages.ts';
import { colourwaysOf } from '../../contract/rules/colourways.ts';
import { extensionFields, withExtensions } from '../../contract/rules/productExtensions.ts';
import { productFields } from '../../contract/rules/productFields.ts';
import { reserveCartUnits } from '../../contract/rules/stock.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { AdminCollection } from '../../contract/schemas/collections.ts';
import type { CurrencySetting } from '../../contract/schemas/currencies.ts';
import type { AdminGiftCard, GiftCardTerms } from '../../contract/schemas/giftCards.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { AdminReview } from '../../contract/schemas/reviews.ts';
import type {
  CheckoutOptions,
  DeliverySetting,
  DiscountCode,
  TaxSetting,
} from '../../contract/schemas/selling.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { MockFailure } from './mockEndpoint.ts';
import type { SentTimes } from './returns.ts';

/** A review; `isOwn` if the story's customer wrote it. */
export type MockReview = AdminReview & { isOwn?: boolean };

/** Stored form of a collection. */
export type MockCollection = Omit<AdminCollection, 'picked' | 'pictureUrls'>;

/** State of one story. Any user who logs in has the same cart. */
export type ShopState = {
  /** True for a server with only the specification's calls. */
  plain: boolean;
  /** Published products; `quantityReserved` are units in carts of others. */
  shelf: Product[];
  /** Lines of the logged-in user's cart, reserved for them. */
  lines: CartLine[];
  orders: Order[];
  sentTimes: SentTimes;
  /** True if guests may order. */
  takesGuests: boolean;
  /** Delivery methods, discount codes, tax rates and gift cards. */
  selling: {
    delivery: DeliverySetting[];
    codes: DiscountCode[];
    taxes: TaxSetting[];
    currencies: CurrencySetting[];
    returns: CheckoutOptions['returns'];
    giftCardTerms: GiftCardTerms;
    /** With their codes. */
    giftCards: (AdminGiftCard & { code: string })[];
  };
  collections: MockCollection[];
  /** Size scales in their order. */
  sizeScales: SizeScale[];
  /** Bought products, rated or not. */
  related: RelatedProduct[];
  /** Newest first. */
  reviews: MockReview[];
  /** Names of the pictures that the story's customer uploaded for their reviews. */
  uploads: Set<string>;
  /** Product ids, latest first. */
  favourites: string[];
};

/** A product with the cart's units counted as reserved. */
export function seen({ lines, plain, shelf }: ShopState, product: Product): Product {
  const colourways = colourwaysOf(
    product,
    shelf.map((one) => reserveCartUnits(one, lines)),
  );
  return shown({ ...reserveCartUnits(product, lines), ...(colourways && { colourways }) }, plain);
}

/** A product as sent: a spec-only server has only the fields of specification X37. */
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

/** Products by id, without removed ones. */
export function findProducts(state: ShopState, ids: readonly string[]): Product[] {
  return ids.flatMap((id) => {
    const product = state.shelf.find(({ _id }) => _id === id);
    return product ? [seen(state, product)] : [];
  });
}

/** Extensions that the specification has in a product, but not in requests. */
const specifiedExtensions = extensionFields.filter(
  (name) => productFields[name].extension === 'input',
);
