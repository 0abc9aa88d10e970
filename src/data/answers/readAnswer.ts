import type { EndpointKey, Reply } from '../../../contract/endpoint.ts';
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import type { OrderCounts, OrderHistoryEntry } from '../../../contract/schemas/adminOrder.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { CartLine } from '../../../contract/schemas/cart.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import type { CheckoutOptions } from '../../../contract/schemas/selling.ts';
import type { ShopSummary } from '../../../contract/schemas/summary.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import { readSession, readUser } from './readAccount.ts';
import { readOrder, readOrders } from './readOrder.ts';
import { type Page, readPageOf } from './readPage.ts';
import { readProduct, readProducts, readRelatedProducts } from './readProduct.ts';
import { readCart, readCheckout, readEnvParams, readUpload } from './readShop.ts';
import { fieldsOf } from './values.ts';

/**
 * How the answers to the specification's calls are read. Another server than ours may put them in
 * another form, or leave out what no server has to show (specification X41); the rest of the app is
 * given one form. What is not listed here is taken as it comes.
 */
const readers = {
  'GET /allproducts': readPageOf(readProduct),
  'GET /product/:id': readProduct,
  'GET /getuser': readUser,
  'GET /getcart': readCart,
  'POST /getcartunaut': readCart,
  'POST /stripe/create-checkout-session': readCheckout,
  'POST /login': readSession,
  'POST /signup': readSession,
  'POST /guestcheckout': readSession,
  'GET /getorders': readOrders,
  'GET /allorders': readPageOf(readOrder),
  'GET /getfavorites': readProducts,
  'GET /getrelprod': readRelatedProducts,
  'GET /envparams': readEnvParams,
  'POST /s3/upload': readUpload,
  'GET /listproducts': readPageOf(readProduct),
  'GET /mfa/fetch': (): MfaStatus => 'enrolled',
} satisfies { [K in EndpointKey]?: (body: unknown, headers: Headers) => unknown };

type Readers = typeof readers;

/** The body of a success, read. */
export type Read<K extends EndpointKey> = K extends keyof Readers
  ? ReturnType<Readers[K]>
  : Reply<K>;

/** Whether an admin has an authenticator; `unavailable` on a server that knows nothing of it. */
type MfaStatus = 'enrolled' | 'notEnrolled' | 'unavailable';

/**
 * What came of a guest's lines; `message`: what the shop had to change, for people.
 * `cut`: units that can't be had; `kept`: those that the server could not take now.
 */
export type JoinedCart = { message?: string; cut?: CartLine[]; kept?: CartLine[] };

/** A PDF; the header `X-Message` says what is not in it. */
export type PdfFile = { file: Blob; headers: Headers };

/** `paidUnknown`: no payment state of the server is known to mean paid, so sums of it are missing. */
type PaidSums<T> = T & { paidUnknown?: boolean };

/** Where the server has no summary, abandoned checkouts are unknown. */
type KnownSummary = PaidSums<
  Omit<ShopSummary, 'abandoned'> & Partial<Pick<ShopSummary, 'abandoned'>>
>;

/** `withoutMostPopular`: it was saved without its flag, which the server does not take. */
type SavedProduct = Reply<'POST /addproduct'> & { withoutMostPopular?: boolean };

/** `extensions`: the optional product fields that the server has shown that it has. */
export type AdminProductPage = Page<AdminProduct> & { extensions: readonly ExtensionField[] };

/** What the app is given where that is more than what was read: null for what there is none of. */
type Given = {
  'GET /allproducts': Page<AdminProduct>;
  'GET /product/:id': AdminProduct | null;
  'GET /getuser': User | null;
  'GET /allorders': Page<Order>;
  'GET /listproducts': AdminProductPage;
  'GET /getproduct/:id': AdminProduct | null;
  'GET /orderhistory/:id': OrderHistoryEntry[] | null;
  'GET /checkoutoptions': CheckoutOptions | null;
  'GET /ordercounts': PaidSums<OrderCounts>;
  'GET /shopsummary': KnownSummary;
  'POST /joincart': JoinedCart;
  'POST /addproduct': SavedProduct;
  'POST /modifyproduct': SavedProduct;
  'POST /linkedinvoice': PdfFile;
  'GET /invoice/:id': PdfFile;
  'POST /printorders': PdfFile;
};

/** What a call is answered with. */
export type Answer<K extends EndpointKey> = K extends keyof Given ? Given[K] : Read<K>;

/**
 * The body of a success, read; an answer that shows nothing is an object without fields.
 * @throws UnreadableAnswer
 */
export function readAnswer<K extends EndpointKey>(
  key: K,
  body: unknown,
  headers: Headers,
): Read<K> {
  const read = key in readers ? readers[key as keyof Readers] : readUnshown;
  return read(body, headers) as Read<K>;
}

function readUnshown(body: unknown): unknown {
  return Array.isArray(body) ? body : { success: true, ...fieldsOf(body) };
}

/**
 * Whether a success says in its body that it is none. A login's own words are left to who asked:
 * they may ask for the token.
 */
export function isRefusal(key: EndpointKey, body: unknown): boolean {
  if (key === 'POST /login' || key === 'POST /signup') return false;
  const fields = fieldsOf(body);
  if (body === false || fields.success === false) return true;
  const names = verdicts[key] ?? [];
  const answers = [body, fields, fields.data].filter((answer) => answer !== undefined);
  return (
    names.length > 0 &&
    answers.some((answer) => isNo(answer) || names.some((name) => isNo(fieldsOf(answer)[name])))
  );
}

/** Fields in which a server may say yes or no: the specification shows only that it does. */
const verdicts: { [K in EndpointKey]?: readonly string[] } = {
  'POST /mfa/verify': ['verified', 'isVerified', 'valid', 'isValid', 'result', 'ok', 'success'],
  'GET /mfa/fetch': ['enrolled', 'isEnrolled', 'enabled', 'mfaEnabled', 'success'],
};

/** `false`, or a word for it. */
function isNo(value: unknown): boolean {
  return (
    value === false ||
    (typeof value === 'string' &&
      /^(false|no\b|not |invalid|incorrect|wrong|fail|denied)/i.test(value))
  );
}

/** The refusals that are an answer, by status. An id that is refused (400) has no product either. */
const meanings: { [K in EndpointKey]?: Record<number, Answer<K>> } = {
  'GET /product/:id': { 400: null, 404: null },
  'GET /getproduct/:id': { 400: null, 404: null },
  'GET /getuser': { 401: null },
  'GET /mfa/fetch': { 400: 'notEnrolled', [refusedInBody]: 'notEnrolled' },
};

/** What a failure of this call means as an answer; rethrows one that means none. */
export function meaningOf<K extends EndpointKey>(key: K, error: unknown): Answer<K> {
  const meaning = error instanceof ApiError ? meanings[key]?.[error.status] : undefined;
  if (meaning === undefined) throw error;
  return meaning as Answer<K>;
}
