import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { SearchHeading } from '../features/catalogue/SearchHeading.tsx';
import { Listing } from './Listing.tsx';
import { useListingAddress } from './useListingAddress.ts';

/** `/search?q=…`: products of every category; without words, all of them. */
export default function SearchPage() {
  const shop = useShop();
  const { query, pages, changeQuery, showMore } = useListingAddress();
  const catalogue = useCatalogue(query, pages);
  return (
    <>
      <title>{`${query.q ? `Results for “${query.q}”` : 'All products'} · ${shop.name}`}</title>
      <SearchHeading q={query.q} onSearch={(q) => changeQuery({ ...query, q })} />
      <Listing catalogue={catalogue} query={query} onChange={changeQuery} onShowMore={showMore} />
    </>
  );
}
