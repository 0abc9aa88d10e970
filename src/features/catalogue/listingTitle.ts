import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { collectionNames } from '../../lib/collectionNames.ts';

/** What a listing of all categories shows: results, one collection, or everything. */
export function listingTitle({ q, flag = [] }: CatalogueQuery): string {
  if (q) return `Results for “${q}”`;
  const [only, ...others] = flag;
  return only && others.length === 0 ? collectionNames[only] : 'All products';
}
