import type { EndpointKey, Reply } from '../../../contract/endpoint.ts';
import { defaultPicturesNumber } from '../../../contract/limits.ts';
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import type { OrderCounts, OrderHistoryEntry } from '../../../contract/schemas/adminOrder.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { CartLine } from '../../../contract/schemas/cart.ts';
import type { Collection } from '../../../contract/schemas/collections.ts';
import type { Order, OrderReply } from '../../../contract/schemas/order.ts';
import type { CheckoutOptions } from '../../../contract/schemas/selling.ts';
import type { EnvParams } from '../../../contract/schemas/shop.ts';
import type { ShopSummary } from '../../../contract/schemas/summary.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import { readSession, readUser } from './readAccount.ts';
import { readOrder, readOrders } from './readOrder.ts';
import {
  readCart,
  readProduct,
  readProducts,
  readRelatedProducts,
  readUpload,
} from './readProduct.ts';
import { fieldsOf, numberOf, type Page, readPageOf, textOf, textsOf } from './values.ts';

type Reading = {
  /** Decodes the body of a success; by default it is used as is. */
  read?: (body: unknown, headers: Headers) => unknown;
  /** Fields that can report a refusal in a successful response; the specification does not name them. */
  verdicts?: readonly string[];
  /** The caller reads a refusal in the body: it may ask for a token. */
  keepsRefusals?: true;
  /** Failures with a meaning, by status. */
  meanings?: Record<number, unknown>;
};

/** A refused id (400) has no product either. */
const noProduct = { 400: null, 404: null };

/**
 * Decoders by call of the specification; the other calls use the default. Servers may use other
 * forms, or omit what the specification does not show (specification X41); the rest of the app gets
 * one form.
 */
const readings = {
  'GET /allproducts': { read: readPageOf(readProduct) },
  'GET /product/:id': { read: readProduct, meanings: noProduct },
  'GET /getproduct/:id': { meanings: noProduct },
  'GET /collection/:slug': { meanings: noProduct },
  'GET /getuser': { read: readUser, meanings: { 401: null } },
  'GET /getcart': { read: readCart },
  'POST /getcartunaut': { read: readCart },
  'POST /stripe/create-checkout-session': { read: readCheckout },
  'POST /login': { read: readSession, keepsRefusals: true },
  'POST /signup': { read: readSession, keepsRefusals: true },
  'POST /guestcheckout': { read: readSession },
  'GET /getorders': { read: readOrders },
  'GET /allorders': { read: readPageOf(readOrder) },
  'GET /getfavorites': { read: readProducts },
  'GET /getrelprod': { read: readRelatedProducts },
  'GET /envparams': { read: readEnvParams },
  'POST /s3/upload': { read: readUpload },
  'GET /listproducts': { read: readPageOf(readProduct) },
  'POST /mfa/verify': {
    verdicts: ['verified', 'isVerified', 'valid', 'isValid', 'result', 'ok', 'success'],
  },
  'GET /mfa/fetch': {
    read: (): MfaStatus => 'enrolled',
    verdicts: ['enrolled', 'isEnrolled', 'enabled', 'mfaEnabled', 'success'],
    meanings: { 400: 'notEnrolled', [refusedInBody]: 'notEnrolled' },
  },
} satisfies { [K in EndpointKey]?: Reading };

function readingOf(key: EndpointKey): Reading {
  return (readings as { [K in EndpointKey]?: Reading })[key] ?? {};
}

type Readings = typeof readings;

/** Decoded body of a success. */
export type Read<K extends EndpointKey> = K extends keyof Readings
  ? Readings[K] extends { read: (body: unknown, headers: Headers) => infer R }
    ? R
    : Reply<K>
  : Reply<K>;

/** MFA status of an admin; `unavailable` if the server does not support MFA. */
type MfaStatus = 'enrolled' | 'notEnrolled' | 'unavailable';

/** Joined guest cart: readable changes, unavailable units (`cut`), units to retry (`kept`). */
export type JoinedCart = { message?: string; cut?: CartLine[]; kept?: CartLine[] };

/** PDF; the header `X-Message` reports omissions. */
export type PdfFile = { file: Blob; headers: Headers };

/** `paidUnknown`: no payment state is known to mean paid, so paid totals are missing. */
type PaidTotals<T> = T & { paidUnknown?: boolean };

/** Summary; without one from the server, abandoned checkouts are unknown. */
type KnownSummary = PaidTotals<
  Omit<ShopSummary, 'abandoned'> & Partial<Pick<ShopSummary, 'abandoned'>>
>;

/** `withoutMostPopular`: saved without this flag, which the server does not accept. */
type SavedProduct = Reply<'POST /addproduct'> & { withoutMostPopular?: boolean };

/** `cartKept`: the server refused to empty the cart. */
export type PlacedReply = OrderReply & { cartKept?: boolean };

/** `extensions`: optional product fields that the server is known to support. */
export type AdminProductPage = Page<AdminProduct> & { extensions: readonly ExtensionField[] };

/** Answers after fallbacks, where they differ from the decoded body; null means none. */
type FallbackAnswers = {
  'GET /allproducts': Page<AdminProduct>;
  'GET /product/:id': AdminProduct | null;
  'GET /collection/:slug': Collection | null;
  'GET /getuser': User | null;
  'GET /allorders': Page<Order>;
  'GET /listproducts': AdminProductPage;
  'GET /getproduct/:id': AdminProduct | null;
  'GET /orderhistory/:id': OrderHistoryEntry[] | null;
  'GET /checkoutoptions': CheckoutOptions | null;
  'GET /ordercounts': PaidTotals<OrderCounts>;
  'GET /shopsummary': KnownSummary;
  'POST /joincart': JoinedCart;
  'POST /createorder': PlacedReply;
  'POST /addproduct': SavedProduct;
  'POST /modifyproduct': SavedProduct;
  'POST /linkedinvoice': PdfFile;
  'GET /invoice/:id': PdfFile;
  'POST /printorders': PdfFile;
  'POST /printlabels': PdfFile;
};

export type Answer<K extends EndpointKey> = K extends keyof FallbackAnswers
  ? FallbackAnswers[K]
  : Read<K>;

/**
 * Decodes the body of a success; an empty body becomes an object.
 * @throws UnreadableAnswer
 */
export function readAnswer<K extends EndpointKey>(
  key: K,
  body: unknown,
  headers: Headers,
): Read<K> {
  const { read = readUnshown } = readingOf(key);
  return read(body, headers) as Read<K>;
}

function readUnshown(body: unknown): unknown {
  return Array.isArray(body) ? body : { success: true, ...fieldsOf(body) };
}

/** Returns true if a successful response reports a refusal in its body. */
export function isRefusal(key: EndpointKey, body: unknown): boolean {
  const { keepsRefusals, verdicts = [] } = readingOf(key);
  if (keepsRefusals) return false;
  const fields = fieldsOf(body);
  if (body === false || fields.success === false) return true;
  const answers = [body, fields, fields.data].filter((answer) => answer !== undefined);
  return (
    verdicts.length > 0 &&
    answers.some((answer) => isNo(answer) || verdicts.some((name) => isNo(fieldsOf(answer)[name])))
  );
}

/** True for `false` or a word for it. */
function isNo(value: unknown): boolean {
  return (
    value === false ||
    (typeof value === 'string' &&
      /^(false|no\b|not |invalid|incorrect|wrong|fail|denied)/i.test(value))
  );
}

/** Converts a failure of this call to its meaning as a reply; rethrows others. */
export function meaningOf<K extends EndpointKey>(key: K, error: unknown): Answer<K> {
  const meaning = error instanceof ApiError ? readingOf(key).meanings?.[error.status] : undefined;
  if (meaning === undefined) throw error;
  return meaning as Answer<K>;
}

function readEnvParams(value: unknown): EnvParams {
  const fields = fieldsOf(value);
  return {
    ...fields,
    allowedSizes: textsOf(fields.allowedSizes),
    picturesNumber: numberOf(fields.picturesNumber) || defaultPicturesNumber,
    paymentStates: textsOf(fields.paymentStates),
    deliveryStates: textsOf(fields.deliveryStates),
  };
}

/** URL of the payment page; undefined without a checkout. */
function readCheckout(value: unknown): { url: string | undefined } {
  return { url: textOf(fieldsOf(value).url) || undefined };
}
