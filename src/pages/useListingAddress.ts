import { useLocation, useSearchParams } from 'react-router-dom';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { readCatalogueView, writeCatalogueView } from '../lib/catalogueSearch.ts';

/**
 * A listing's query and number of pages, kept in the address. Back takes the last filter away;
 * "Show more" leaves no step of its own. What is open over the list (`useOverlay`) stays open.
 */
export function useListingAddress() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const view = readCatalogueView(search);
  return {
    ...view,
    changeQuery: (query: CatalogueQuery) =>
      setSearch(writeCatalogueView({ query, pages: 1 }), { state }),
    showMore: () =>
      setSearch(writeCatalogueView({ ...view, pages: view.pages + 1 }), { state, replace: true }),
  };
}
