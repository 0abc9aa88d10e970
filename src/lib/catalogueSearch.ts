import { limits, productFlags, productSorts } from '../../contract/limits.ts';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';

/** What a listing page keeps in its address: the query, and how many pages are shown. */
export type CatalogueView = { query: CatalogueQuery; pages: number };

/** Reads a listing page's address; what makes no sense in it is passed over. */
export function readCatalogueView(search: URLSearchParams): CatalogueView {
  const q = search.get('q')?.trim().slice(0, limits.search.max);
  const size = search.getAll('size').filter(Boolean).slice(0, 20);
  const flag = productFlags.filter((name) => search.getAll('flag').includes(name));
  const sort = productSorts.find((name) => name === search.get('sort'));
  const [minPrice, maxPrice] = inOrder(
    readPrice(search.get('minPrice')),
    readPrice(search.get('maxPrice')),
  );
  return {
    query: {
      ...(q && { q }),
      ...(size.length > 0 && { size }),
      ...(flag.length > 0 && { flag }),
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(sort && { sort }),
    },
    pages: readPages(search.get('page')),
  };
}

/** The address's parameters for a view; defaults are left out. */
export function writeCatalogueView({ query, pages }: CatalogueView): URLSearchParams {
  const search = new URLSearchParams();
  if (query.q) search.set('q', query.q);
  for (const size of query.size ?? []) search.append('size', size);
  for (const flag of query.flag ?? []) search.append('flag', flag);
  if (query.minPrice !== undefined) search.set('minPrice', String(query.minPrice));
  if (query.maxPrice !== undefined) search.set('maxPrice', String(query.maxPrice));
  if (query.sort && query.sort !== 'newest') search.set('sort', query.sort);
  if (pages > 1) search.set('page', String(pages));
  return search;
}

function readPrice(text: string | null): number | undefined {
  if (text === null || !/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Number(text), limits.price.max);
}

/** A range that is upside down is turned: both its ends were meant. */
function inOrder(lowest?: number, highest?: number) {
  const isUpsideDown = lowest !== undefined && highest !== undefined && lowest > highest;
  return isUpsideDown ? [highest, lowest] : [lowest, highest];
}

function readPages(text: string | null): number {
  const pages = Number(text);
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, 50) : 1;
}
