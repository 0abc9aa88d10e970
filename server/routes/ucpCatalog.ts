import type { FastifyInstance } from 'fastify';
import type { SiteMeta } from '../../contract/pages.ts';
import { priceLimits } from '../../contract/rules/amounts.ts';
import { categoryInfo } from '../../contract/rules/categories.ts';
import { currency, toDollars } from '../../contract/rules/money.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { BadInput, ShopError } from '../errors.ts';
import { renderingAddress } from '../http/load.ts';
import {
  productIdIn,
  toUcpProduct,
  withInputs,
  withSelection,
} from '../services/catalogue/ucpProduct.ts';
import type { Filters, LookupBody, ProductBody, SearchBody } from './ucpSchemas.ts';

/** Products per page: default and maximum. */
const pageSize = { usual: 10, max: 50 };

/** Maximum number of ids in a lookup. */
export const maxIds = 50;

/** The shop's own list of products, as its pages request it. */
type List = (query: URLSearchParams) => Promise<{
  products: Product[];
  total: number;
  cursor: string | undefined;
}>;

/** A failure of the list, passed on unchanged. */
class ListFailure extends ShopError {
  constructor(
    readonly status: number,
    message: string,
    seconds: unknown,
  ) {
    super(message);
    if (seconds) this.headers['retry-after'] = String(seconds);
  }
}

/**
 * Requests `GET /allproducts` of this server, whose replies are cached. The agent's own call counts
 * towards the rate limit, so this one does not.
 */
export function listOf(app: FastifyInstance): List {
  return async (query) => {
    const url = `/api/allproducts?${query}`;
    const answer = await app.inject({ url, remoteAddress: renderingAddress });
    if (answer.statusCode !== 200) {
      const { message } = answer.json();
      throw new ListFailure(answer.statusCode, message, answer.headers['retry-after']);
    }
    const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    return {
      products: answer.json(),
      total: Number(answer.headers['x-total-count']),
      cursor: (next && new URL(next, 'http://localhost').searchParams.get('cursor')) || undefined,
    };
  };
}

export async function searchCatalog(list: List, body: SearchBody, shop: SiteMeta) {
  const { query = '', filters, pagination: { limit = pageSize.usual, cursor } = {} } = body;
  if (query.trim() === '' && !filters) throw new BadInput('Send a query or filters', 'query');
  const asked = toQuery(body);
  if (!asked) return { products: [], pagination: { has_next_page: false, total_count: 0 } };
  if (query.trim() !== '') asked.set('q', query);
  if (cursor !== undefined) asked.set('cursor', cursor);
  asked.set('limit', String(Math.min(limit, pageSize.max)));
  const found = await list(asked);
  return {
    products: found.products.map((product) => toUcpProduct(product, shop)),
    pagination: {
      ...(found.cursor && { cursor: found.cursor }),
      has_next_page: found.cursor !== undefined,
      total_count: found.total,
    },
  };
}

export async function lookUpCatalog(list: List, body: LookupBody, shop: SiteMeta) {
  const ids = [...new Set(body.ids)];
  const found = await findByIds(list, ids, body);
  const products = found
    .map((product) => withInputs(toUcpProduct(product, shop), ids))
    .filter(({ variants }) => variants.length > 0);
  const known = products.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)]);
  const missing = body.filters ? [] : ids.filter((id) => !known.includes(id));
  const messages = missing.map((content) => ({ type: 'info', code: 'not_found', content }));
  return { products, ...(messages.length > 0 && { messages }) };
}

/** Undefined if there is no such product, or it does not pass the filters. */
export async function getCatalogProduct(list: List, body: ProductBody, shop: SiteMeta) {
  const [found] = await findByIds(list, [body.id], body);
  if (!found) return undefined;
  const product = toUcpProduct(found, shop);
  const isKnown = body.id === found._id || product.variants.some(({ id }) => id === body.id);
  if (!isKnown) return undefined;
  const { warnings } = found;
  return {
    product: withSelection(product, body.id, body),
    ...(warnings && {
      messages: [
        {
          ...{ type: 'warning', code: 'safety', path: '$.product', content: warnings },
          presentation: 'disclosure',
        },
      ],
    }),
  };
}

async function findByIds(list: List, ids: readonly string[], filters: Filters): Promise<Product[]> {
  const productIds = new Set(ids.flatMap((id) => productIdIn(id) ?? []));
  const query = toQuery(filters);
  if (!query || productIds.size === 0) return [];
  for (const id of productIds) query.append('id', id);
  return (await list(query)).products;
}

/** Filters as parameters of `GET /allproducts`; undefined if nothing can pass. */
function toQuery({ filters: { categories, price } = {}, context }: Filters) {
  const query = new URLSearchParams();
  // Prices in another currency cannot be compared; the protocol lets such a filter be ignored.
  const isOurs = (context?.currency ?? currency().code) === currency().code;
  const { min = 0, max = Number.POSITIVE_INFINITY } = (isOurs && price) || {};
  const most = priceLimits().max;
  if (toDollars(min) > most) return undefined;
  if (min > 0) query.set('minPrice', String(toDollars(min)));
  if (toDollars(max) < most) query.set('maxPrice', String(toDollars(max)));
  return categories ? withCategories(query, categories) : query;
}

/** @throws BadInput for values that the shop's list can't filter by together */
function withCategories(query: URLSearchParams, values: readonly string[]) {
  const known = values.flatMap((value) => {
    const [name, ...kind] = value.split(' > ');
    const [category] = Object.entries(categoryInfo).find(([, info]) => info.name === name) ?? [];
    return category ? [{ category, kind: kind.join(' > ') }] : [];
  });
  const [first] = known;
  if (!first) return undefined;
  const names = new Set(known.map(({ category }) => category));
  const isWhole = known.some(({ kind }) => kind === '');
  if (names.size > 1) {
    const all = known.every(({ kind }) => kind === '') && names.size === 3;
    if (all) return query;
    throw new BadInput('Filter by values of one category only', 'categories');
  }
  query.set('category', first.category);
  if (!isWhole) for (const { kind } of known) query.append('kind', kind);
  return query;
}
