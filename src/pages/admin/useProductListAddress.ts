import { useSearchParams } from 'react-router-dom';
import type { AdminCatalogueQuery } from '../../../contract/rules/productList.ts';
import { readAdminCatalogueView, writeAdminCatalogueView } from '../../lib/adminCatalogueSearch.ts';
import { isRefinedSearch } from './isRefinedSearch.ts';

/** What the product list is asked for, kept in the address: Back takes the last filter away. */
export function useProductListAddress() {
  const [search, setSearch] = useSearchParams();
  const { query, page } = readAdminCatalogueView(search);
  return {
    query,
    page,
    changeQuery: (next: AdminCatalogueQuery) =>
      setSearch(writeAdminCatalogueView({ query: next, page: 0 }), {
        replace: isRefinedSearch(query, next),
      }),
    changePage: (next: number) => setSearch(writeAdminCatalogueView({ query, page: next })),
    /** In the place of a page that is no more, to which Back must not lead. */
    turnToPage: (next: number) =>
      setSearch(writeAdminCatalogueView({ query, page: next }), { replace: true }),
  };
}
