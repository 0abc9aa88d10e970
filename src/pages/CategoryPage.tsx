import { Suspense } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { pageMeta } from '../../contract/pages.ts';
import { categoryInfo } from '../../contract/rules/categories.ts';
import { kindLabel } from '../../contract/rules/ownNames.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { CategoryBanner } from '../features/catalogue/CategoryBanner.tsx';
import { activeFilters } from '../features/catalogue/queryFilters.ts';
import { bannerPictures } from '../lib/banners.ts';
import { listingUrl } from '../lib/listUrl.ts';
import { Listing } from './Listing.tsx';
import { PageHead } from './PageHead.tsx';
import { useListUrl } from './useListUrl.ts';

/** `/women`, `/men` and `/kids`. */
export default function CategoryPage({ category }: { category: Category }) {
  const shop = useShop();
  const { query, page, changeParts, changePage } = useListUrl(listingUrl);
  const catalogue = useCatalogue({ ...query, category }, page);
  const { path, banner } = categoryInfo[category];
  const name = i18n.t(categoryInfo[category].name);
  const [onlyKind] = query.kind?.length === 1 ? query.kind : [];
  const isFiltered = activeFilters(query).length > 0;
  return (
    <>
      <PageHead
        meta={pageMeta(path, shop)}
        about={
          catalogue.status === 'ready' && !isFiltered
            ? { category, products: catalogue.data.products }
            : undefined
        }
      />
      {/* Separate boundary, so that the page hydrates in parts. */}
      <Suspense>
        <CategoryBanner
          title={onlyKind ? kindLabel(onlyKind) : name}
          within={onlyKind ? { name, url: path } : undefined}
          pictures={bannerPictures(banner, shop.home?.pictures)}
          total={catalogue.status === 'ready' ? catalogue.data.total : undefined}
          isFiltered={isFiltered}
        />
      </Suspense>
      <Listing
        catalogue={catalogue}
        query={query}
        within={{ category }}
        searchLabel={i18n.t('Search in {place}', { place: name })}
        onChange={changeParts}
        onShowMore={() => changePage(page + 1, true)}
      />
    </>
  );
}
