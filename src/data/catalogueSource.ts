import { type CatalogueQuery, selectProducts } from '../../contract/rules/productList.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { ApiClient } from './http.ts';

/** A page of products, and how to get the next. */
export type CataloguePage = {
  products: Product[];
  /** Matching products over all pages. */
  total: number;
  /** Undefined on the last page. */
  nextCursor: string | undefined;
};

export type CatalogueSource = {
  /** One page: the first without a cursor, else the one that the cursor of the page before names. */
  page(query: CatalogueQuery, limit: number, cursor?: string): Promise<CataloguePage>;
};

/**
 * Pages of `GET /allproducts`. A server that pages says so with `X-Total-Count`; one that only
 * keeps the specification answers the whole list, which is then filtered, sorted and paged here.
 */
export function createCatalogueSource(client: ApiClient): CatalogueSource {
  let wholeListOnly = false;

  async function askServer(query: CatalogueQuery, limit: number, cursor?: string) {
    const { data, headers } = await client.callWithHeaders('GET /allproducts', {
      query: wholeListOnly ? {} : { ...query, limit, ...(cursor && { cursor }) },
    });
    const total = headers.get('X-Total-Count');
    if (total === null) {
      wholeListOnly = true;
      return pageOfWholeList(data, query, limit, cursor);
    }
    return { products: data, total: Number(total), nextCursor: nextCursorOf(headers.get('Link')) };
  }

  return { page: askServer };
}

function pageOfWholeList(
  all: Product[],
  query: CatalogueQuery,
  limit: number,
  cursor = '0',
): CataloguePage {
  const matching = selectProducts(all, query);
  const end = Number(cursor) + limit;
  return {
    products: matching.slice(Number(cursor), end),
    total: matching.length,
    nextCursor: end < matching.length ? String(end) : undefined,
  };
}

/** The `cursor` in `<…?cursor=…>; rel="next"` (RFC 8288). */
function nextCursorOf(link: string | null): string | undefined {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (!next) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? undefined;
}
