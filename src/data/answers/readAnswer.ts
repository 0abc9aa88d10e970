import type { EndpointKey, Reply } from '../../../contract/endpoint.ts';
import { readSession, readUser } from './readAccount.ts';
import { readOrders } from './readOrder.ts';
import { readProduct, readProducts, readRelatedProducts } from './readProduct.ts';
import { readCart, readCheckout, readEnvParams, readUpload } from './readShop.ts';
import { fieldsOf } from './values.ts';

/**
 * How the answers to the specification's calls are read. Another server than ours may put them in
 * another form, or leave out what section 7 does not show; the rest of the app is given one form.
 * What is not listed here is taken as it comes.
 */
const readers = {
  'GET /allproducts': readProducts,
  'GET /product/:id': readProduct,
  'GET /getuser': readUser,
  'GET /getcart': readCart,
  'POST /getcartunaut': readCart,
  'POST /stripe/create-checkout-session': readCheckout,
  'POST /login': readSession,
  'POST /signup': readSession,
  'GET /getorders': readOrders,
  'GET /allorders': readOrders,
  'GET /getfavorites': readProducts,
  'GET /getrelprod': readRelatedProducts,
  'GET /envparams': readEnvParams,
  'POST /s3/upload': readUpload,
  'GET /listproducts': readProducts,
} satisfies { [K in EndpointKey]?: (body: unknown) => unknown };

type Readers = typeof readers;

/** What a call is answered with, read. */
export type Answer<K extends EndpointKey> = K extends keyof Readers
  ? ReturnType<Readers[K]>
  : Reply<K>;

/**
 * The body of a success, read; an answer that shows nothing is an object without fields.
 * @throws UnreadableAnswer
 */
export function readAnswer<K extends EndpointKey>(key: K, body: unknown): Answer<K> {
  const read = key in readers ? readers[key as keyof Readers] : readUnshown;
  return read(body) as Answer<K>;
}

function readUnshown(body: unknown): unknown {
  return Array.isArray(body) ? body : { success: true, ...fieldsOf(body) };
}

/**
 * Whether a success says in its body that it is none. A login's own words are left to who asked:
 * they may ask for the token.
 */
export function isRefusal(key: EndpointKey, body: unknown): boolean {
  return key !== 'POST /login' && key !== 'POST /signup' && fieldsOf(body).success === false;
}
