import type { EndpointKey } from '../../contract/endpoint.ts';
import { exampleOrders, exampleRelatedProducts } from '../../contract/examples/orders.ts';
import { exampleProducts } from '../../contract/examples/products.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { listFlags } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { leftOut, mergeLines } from '../../contract/rules/cartLines.ts';
import { searchPageOf } from '../../contract/rules/collections.ts';
import type { readyRoles } from '../../contract/rules/permissions.ts';
import { toCard } from '../../contract/rules/productCard.ts';
import { countProducts } from '../../contract/rules/productCounts.ts';
import { extensionsOf } from '../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import {
  type CatalogueQuery,
  correctionsOf,
  selectProducts,
} from '../../contract/rules/productList.ts';
import { withSaleEnd } from '../../contract/rules/saleDays.ts';
import { defaultScales } from '../../contract/rules/scaleInput.ts';
import { defaultSearchPages, searchPagesFor } from '../../contract/rules/searchPages.ts';
import { envParamsWith } from '../../contract/rules/shopSettings.ts';
import { withSizing } from '../../contract/rules/sizeScales.ts';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Activity } from '../../contract/schemas/activity.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { accountHandlers } from './accounts.ts';
import { activityHandlers } from './activity.ts';
import { adminCustomerHandlers, type CustomersScenario } from './adminCustomers.ts';
import { type AdminOrderScenario, adminOrderHandlers } from './adminOrders.ts';
import { type AdminProductScenario, adminProductHandlers } from './adminProducts.ts';
import { apiKeyHandlers } from './apiKeys.ts';
import { type CheckoutScenario, checkoutHandlers } from './checkout.ts';
import { collectionHandlers, inCollection } from './collections.ts';
import { customerCartHandlers } from './customerCart.ts';
import { type CustomerScenario, customerHandlers } from './customers.ts';
import { feedHandlers } from './feeds.ts';
import { formerShopHandlers } from './formerShop.ts';
import { giftCardHandlers } from './giftCards.ts';
import { manualOrderHandlers } from './manualOrders.ts';
import { measuringHandlers } from './measuring.ts';
import { type MfaScenario, mfaHandlers, mockMfa } from './mfa.ts';
import { MockFailure, mockEndpoint, mockMissingExtensions, mockOutage } from './mockEndpoint.ts';
import { orderLinkHandlers } from './orderLinks.ts';
import { passwordHandlers } from './passwords.ts';
import { ratingHandlers } from './ratings.ts';
import { sellingHandlers } from './selling.ts';
import { type ShopProfileScenario, shopProfileHandlers } from './shopProfile.ts';
import {
  findProduct,
  type MockCollection,
  type MockReview,
  type ShopState,
  seen,
  shown,
} from './shopState.ts';
import { sizeScaleHandlers } from './sizeScales.ts';
import { staffHandlers } from './staff.ts';
import { type MockTranslations, translationHandlers } from './translations.ts';
import { mockUsers } from './users.ts';
import { webhookHandlers } from './webhooks.ts';

/** A story's shop: `parameters.shop`. */
export type ShopScenario = {
  products?: Product[];
  /** Unpublished products, newer than the others. */
  drafts?: Product[];
  /** Only the specification's calls: no paging, no filters, no extra headers. */
  plain?: boolean;
  /** The logged-in user's cart on the server. */
  cart?: CartLine[];
  /** Their other data. */
  customer?: CustomerScenario;
  /** Newest first; none by default. */
  reviews?: MockReview[];
  /** MFA state of the admin; enrolled by default. */
  mfa?: MfaScenario;
  /** An old login: a new email or password requires the current password. */
  oldLogin?: boolean;
  /** The admin's data, and concurrent changes by others. */
  admin?: AdminOrderScenario &
    AdminProductScenario &
    CustomersScenario & {
      /** Owner by default. */
      role?: keyof typeof readyRoles;
      activity?: readonly Activity[];
    };
  /** Delivery methods, discount codes and tax rates; none by default. */
  selling?: Partial<ShopState['selling']>;
  /** Collections; none by default. */
  collections?: readonly MockCollection[];
  /** Size scales; those of a new shop by default. */
  sizeScales?: readonly SizeScale[];
  /** The owner's texts and settings; all set by default. */
  owner?: ShopProfileScenario;
  /** Translations of the owner's texts into Portuguese and Arabic; none by default. */
  translations?: MockTranslations;
  /** False if guests may not order. */
  takesGuests?: boolean;
  /** Changes between the cart and the payment. */
  checkout?: CheckoutScenario;
  /** Calls that fail with a status, without a connection, or without a reply. */
  outages?: Partial<Record<EndpointKey, number | 'offline' | 'silent'>>;
};

/** Fresh handlers for one story: the scenario's shop, according to the contract. */
export function mockShop({
  products = exampleProducts,
  drafts = [],
  plain = false,
  cart = [],
  customer,
  reviews = [],
  admin,
  checkout,
  selling = {},
  collections = [],
  sizeScales = defaultScales,
  owner = {},
  translations,
  takesGuests = true,
  mfa,
  oldLogin = false,
  outages = {},
}: ShopScenario = {}) {
  const {
    draft: _,
    salePrice: __,
    saleFrom: ___,
    saleUntil: ____,
    ...extensions
  } = extensionsOf(emptyDetails);
  const whole = (product: Product) => (plain ? product : { ...extensions, ...product });
  const shelf = products.map(whole);
  const orders = structuredClone(customer?.orders ?? exampleOrders);
  const sentTimes = new Map<string, string>();
  const state: ShopState = {
    plain,
    shelf,
    lines: cart.map((line) => ({ ...line })),
    orders,
    sentTimes,
    related: [...(customer?.related ?? exampleRelatedProducts)],
    reviews: structuredClone(reviews),
    uploads: new Set(
      reviews.flatMap(({ isOwn, pictures = [] }) =>
        isOwn ? pictures.map(({ name }) => name) : [],
      ),
    ),
    favourites: [...(customer?.favourites ?? [])],
    takesGuests,
    collections: [...collections],
    sizeScales: [...sizeScales],
    selling: {
      delivery: [...(selling.delivery ?? [])],
      codes: [...(selling.codes ?? [])],
      taxes: [...(selling.taxes ?? [])],
      currencies: [...(selling.currencies ?? [])],
      returns: 'returns' in selling ? selling.returns : { days: 14 },
      giftCardTerms: selling.giftCardTerms ?? { isOn: false, amounts: [25, 50, 100] },
      giftCards: structuredClone(selling.giftCards ?? []),
    },
  };
  const users = mockUsers(customer);
  const allOrders = admin?.orders ? structuredClone(admin.orders) : orders;
  const mfaState = mockMfa(mfa);
  return [
    ...Object.entries(outages).map(([key, outage]) => mockOutage(key as EndpointKey, outage)),
    ...(plain ? mockMissingExtensions() : []),
    ...catalogueHandlers(state),
    ...accountHandlers(state, users, mfaState, oldLogin, admin?.role),
    ...staffHandlers(users, admin?.role),
    ...apiKeyHandlers(),
    ...webhookHandlers(),
    ...measuringHandlers(),
    ...activityHandlers(admin?.activity),
    ...customerCartHandlers(state),
    ...mfaHandlers(mfaState, plain),
    ...customerHandlers(state),
    ...ratingHandlers(state, users),
    ...checkoutHandlers(state, users, checkout),
    ...sellingHandlers(state, owner.profile?.notices !== undefined),
    ...giftCardHandlers(state),
    ...sizeScaleHandlers(state),
    ...feedHandlers(state),
    ...collectionHandlers(state),
    ...shopProfileHandlers(owner),
    ...translationHandlers(state, { ...exampleShopProfile, ...owner.profile }, translations),
    ...orderLinkHandlers(state),
    ...adminOrderHandlers(allOrders, admin, plain, sentTimes, state),
    ...adminCustomerHandlers(state, users, allOrders, admin),
    ...formerShopHandlers(users, admin?.formerShop),
    ...manualOrderHandlers(state, allOrders),
    ...passwordHandlers(users, state),
    ...adminProductHandlers(state, drafts.map(whole), admin),
    mockEndpoint('POST /getcartunaut', ({ body }) => ({
      reply: priceCart(shelf, body.cartItems, plain),
    })),
    mockEndpoint('GET /envparams', () => ({ reply: envParamsOf(state) })),
    mockEndpoint('POST /stockalert', ({ body: { productId, size } }) => {
      const entry = shelf.find(({ _id }) => _id === productId);
      const stock = entry?.sizes.find((each) => each.size === size);
      if (!stock) throw new MockFailure(404, messages.noSuchSize);
      if (availableUnits(stock) > 0) {
        throw new MockFailure(409, messages.isBack(size));
      }
      return { reply: { success: true, message: messages.stockAlertSet } };
    }),
    mockEndpoint('POST /endstockalerts', () => ({
      reply: { success: true, message: messages.alertsEnded },
    })),
    mockEndpoint('POST /webvitals', () => {
      throw new MockFailure(404, messages.visitsNotMeasured);
    }),
  ];
}

function envParamsOf({ plain, sizeScales }: ShopState) {
  const params = envParamsWith(sizeScales);
  const { allowedSizes, picturesNumber, paymentStates, deliveryStates } = params;
  return plain ? { allowedSizes, picturesNumber, paymentStates, deliveryStates } : params;
}

/** Returns true if a page exists: a list with products, or a page other than a policy. */
function leadsSomewhere(products: readonly Product[], path: string): boolean {
  const flag = listFlags.find((each) => path.endsWith(`flag=${each}`));
  if (flag) return selectProducts(products, { flag: [flag] }).length > 0;
  return path !== paths.returns;
}

function catalogueHandlers(state: ShopState) {
  const { plain, shelf } = state;
  return [
    mockEndpoint('GET /allproducts', ({ query: { fields, limit, cursor, ...query } }) => {
      const all = shelf.map((product) => seen(state, product));
      if (plain) return { reply: all };
      const products = inCollection(state, all, query);
      checkPrices(query);
      const matching = selectProducts(products, query);
      const start = cursor ? Number(cursor) : 0;
      const end = start + (limit ?? matching.length);
      const corrections = String(new URLSearchParams(correctionsOf(products, query)));
      const titles = state.collections.filter(({ isShown }) => isShown).map(searchPageOf);
      const pages = [...titles, ...defaultSearchPages];
      const page = searchPagesFor(pages, query.q ?? '').find((path) =>
        path === paths.giftCard ? state.selling.giftCardTerms.isOn : leadsSomewhere(products, path),
      );
      return {
        reply: fields ? matching.slice(start, end).map(toCard) : matching.slice(start, end),
        headers: {
          'X-Total-Count': String(matching.length),
          ...(end < matching.length && { Link: `</api/allproducts?cursor=${end}>; rel="next"` }),
          ...(corrections && { 'X-Search-Corrections': corrections }),
          ...(page && { 'X-Search-Page': page }),
        },
      };
    }),
    mockEndpoint('GET /productcounts', ({ query }) => {
      checkPrices(query);
      const products = shelf.map((product) => seen(state, product));
      return { reply: countProducts(inCollection(state, products, query), query) };
    }),
    mockEndpoint('GET /product/:id', ({ params }) => ({
      reply: state.plain
        ? seen(state, findProduct(state, params.id))
        : withSizing(withSaleEnd(seen(state, findProduct(state, params.id))), state.sizeScales),
    })),
  ];
}

function checkPrices({ minPrice = 0, maxPrice = minPrice }: CatalogueQuery) {
  if (minPrice <= maxPrice) return;
  throw new MockFailure(
    400,
    `minPrice (${minPrice}) must not be above maxPrice (${maxPrice})`,
    'minPrice',
  );
}

function priceCart(products: Product[], cartItems: CartLine[], plain: boolean) {
  const lines = mergeLines(cartItems);
  const productOf = (line: CartLine) =>
    products.find((p) => p._id === line.itemId && p.sizes.some((s) => s.size === line.size));
  const removed = lines.filter((line) => !productOf(line));
  return {
    success: true,
    cartData: lines.flatMap((line) => {
      const product = productOf(line);
      return product
        ? [{ product: shown(product, plain), size: line.size, quantity: line.quantity }]
        : [];
    }),
    ...(!plain && removed.length > 0 && { removed, message: leftOut(removed.length) }),
  };
}
