import {
  adminProductSorts,
  categories,
  limits,
  productFlags,
  stockLevels,
} from '../../contract/limits.ts';
import type { AdminCatalogueQuery } from '../../contract/rules/productList.ts';

/** What the admin's product list keeps in its address; the first page is 0. */
export type AdminCatalogueView = { query: AdminCatalogueQuery; page: number };

/** Reads the product list's address; what makes no sense in it is passed over. */
export function readAdminCatalogueView(search: URLSearchParams): AdminCatalogueView {
  const q = search.get('q')?.trim().slice(0, limits.search.max);
  const category = categories.find((name) => name === search.get('category'));
  const flag = productFlags.filter((name) => search.getAll('flag').includes(name));
  const stock = stockLevels.find((level) => level === search.get('stock'));
  const sort = adminProductSorts.find((name) => name === search.get('sort'));
  return {
    query: {
      ...(q && { q }),
      ...(category && { category }),
      ...(flag.length > 0 && { flag }),
      ...(stock && { stock }),
      ...(sort && { sort }),
    },
    page: readPage(search.get('page')),
  };
}

/** The address's parameters for a view; defaults are left out. Its pages count from 1. */
export function writeAdminCatalogueView({ query, page }: AdminCatalogueView): URLSearchParams {
  const search = new URLSearchParams();
  if (query.q) search.set('q', query.q);
  if (query.category) search.set('category', query.category);
  for (const flag of query.flag ?? []) search.append('flag', flag);
  if (query.stock) search.set('stock', query.stock);
  if (query.sort) search.set('sort', query.sort);
  if (page > 0) search.set('page', String(page + 1));
  return search;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, 10_000) - 1 : 0;
}
