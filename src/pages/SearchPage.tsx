import { pageFacts } from '../../contract/pages.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { SearchHeading } from '../features/catalogue/SearchHeading.tsx';
import { paths } from '../lib/paths.ts';
import { Listing } from './Listing.tsx';
import { PageHead } from './PageHead.tsx';
import { useListingAddress } from './useListingAddress.ts';

/** `/search?q=…`: products of every category; without words, all of them. */
export default function SearchPage() {
  const shop = useShop();
  const { query, pages, changeQuery, showMore } = useListingAddress();
  const catalogue = useCatalogue(query, pages);
  return (
    <>
      {query.q ? (
        <>
          <title>{`Results for “${query.q}” · ${shop.name}`}</title>
          <meta name="robots" content="noindex" />
        </>
      ) : (
        <PageHead facts={pageFacts(paths.search, shop)} />
      )}
      <SearchHeading q={query.q} onSearch={(q) => changeQuery({ ...query, q })} />
      <Listing catalogue={catalogue} query={query} onChange={changeQuery} onShowMore={showMore} />
    </>
  );
}
