import { pageFacts } from '../../contract/pages.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { listingTitle } from '../features/catalogue/listingTitle.ts';
import { SearchHeading } from '../features/catalogue/SearchHeading.tsx';
import { paths } from '../lib/paths.ts';
import { Listing } from './Listing.tsx';
import { listingUrl } from './listingUrl.ts';
import { PageHead } from './PageHead.tsx';
import { useListUrl } from './useListUrl.ts';

/** `/search?q=…&flag=…`: products of every category; without words or filters, all of them. */
export default function SearchPage() {
  const shop = useShop();
  const { query, page, changeQuery, changePage } = useListUrl(listingUrl);
  const catalogue = useCatalogue(query, page);
  const title = listingTitle(query);
  return (
    <>
      {query.q ? (
        <>
          <title>{`${title} · ${shop.name}`}</title>
          <meta name="robots" content="noindex" />
        </>
      ) : (
        <PageHead facts={{ ...pageFacts(paths.search, shop), title: `${title} · ${shop.name}` }} />
      )}
      <SearchHeading title={title} q={query.q} onSearch={(q) => changeQuery({ ...query, q })} />
      <Listing
        catalogue={catalogue}
        query={query}
        onChange={changeQuery}
        onShowMore={() => changePage(page + 1, true)}
      />
    </>
  );
}
