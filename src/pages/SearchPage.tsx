import { Navigate } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { SearchHeading } from '../features/catalogue/SearchHeading.tsx';
import { collectionNames } from '../lib/labels.ts';
import { listingUrl } from '../lib/listUrl.ts';
import { Listing } from './Listing.tsx';
import { PageHead } from './PageHead.tsx';
import { useListUrl } from './useListUrl.ts';

/** `/search?q=…&flag=…`: products of all categories. */
export default function SearchPage() {
  const shop = useShop();
  const { query, page, changeParts, changePage } = useListUrl(listingUrl);
  const catalogue = useCatalogue(query, page);
  const title = listingTitle(query);
  const found =
    catalogue.status === 'ready' && !catalogue.data.refreshing ? catalogue.data : undefined;
  return (
    <>
      {found?.leadsTo?.startsWith('/') && <Navigate replace to={found.leadsTo} />}
      {query.q ? (
        <PageHead title={title} noindex />
      ) : (
        <PageHead meta={{ ...pageMeta(paths.search, shop), title: `${title} · ${shop.name}` }} />
      )}
      <SearchHeading title={title} q={query.q} onSearch={(q) => changeParts({ q })} />
      <Listing
        catalogue={catalogue}
        query={query}
        onChange={changeParts}
        onShowMore={() => changePage(page + 1, true)}
      />
    </>
  );
}

/** Heading of the search page: results, a collection, or all products. */
function listingTitle({ q, flag = [] }: CatalogueQuery): string {
  if (q) return i18n.t('Results for “{words}”', { words: q });
  const [only, ...others] = flag;
  return only && others.length === 0 ? i18n.t(collectionNames[only]) : i18n.t('All products');
}
