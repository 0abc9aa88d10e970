import { Suspense, useState } from 'react';
import { categoryScales, mySizesIn } from '../../contract/rules/listedScales.ts';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { useShop } from '../data/ShopProvider.tsx';
import type { Catalogue } from '../data/useCatalogue.ts';
import { type Resource, useEndpoint } from '../data/useEndpoint.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useProductCounts } from '../data/useProductCounts.ts';
import { FiltersBar } from '../features/catalogue/FiltersBar.tsx';
import { ListingBody } from '../features/catalogue/ListingBody.tsx';
import { PagedProductGrid } from '../features/catalogue/PagedProductGrid.tsx';
import { ProductGridSkeleton } from '../features/catalogue/ProductGridSkeleton.tsx';
import type { LabelName } from '../features/catalogue/queryFilters.ts';
import { SpellingNote } from '../features/catalogue/SpellingNote.tsx';
import { categorySizes } from '../lib/sizeName.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { LoadError } from './LoadError.tsx';
import { useCardActions } from './useCardActions.ts';

/** Lazy, because few searches find nothing; the server renders it. */
export const NothingFound = lazyComponent(() => import('../features/catalogue/NothingFound.tsx'));
const NearestProducts = lazyComponent(() => import('./NearestProducts.tsx'));

type ListingProps = {
  catalogue: Resource<Catalogue>;
  query: CatalogueQuery;
  /** The page’s own part of the query, below a banner. */
  within?: Pick<CatalogueQuery, 'category' | 'collection'>;
  /** The page has a picture above, which loads before the cards. */
  hasBanner?: boolean;
  /** The products have an order of their own. */
  isPicked?: boolean;
  /** Label of the search field; absent hides it. */
  searchLabel?: string;
  onChange: (parts: CatalogueQuery) => void;
  onShowMore: () => void;
};

/** Filters and products of category pages, collections and the search page. */
export function Listing({
  catalogue,
  query,
  within,
  hasBanner = within !== undefined,
  isPicked,
  searchLabel,
  onChange,
  onShowMore,
}: ListingProps) {
  const category = within?.category;
  const { allowedSizes, sizeScales } = useEnvParams();
  const { mySizes } = useMySizes();
  const { hasSale } = useShop();
  const scales = sizeScales && categoryScales(sizeScales, category);
  const sizes = scales ? allowedSizes : categorySizes(allowedSizes, category);
  const mine = mySizesIn(mySizes, category);
  const [countsOpened, setCountsOpened] = useState(false);
  const [pricesOpened, setPricesOpened] = useState(false);
  const listed = { ...query, ...within };
  const counts = useProductCounts(countsOpened ? listed : undefined);
  const priceBounds = usePriceBounds(pricesOpened ? listed : undefined);
  const labels = useLabels(catalogue, query);
  if (catalogue.status === 'failed') return <LoadError />;
  return (
    <>
      <FiltersBar
        query={query}
        sizes={sizes}
        sizeGroups={scales?.map((scale) => ({ ...scale, name: scale.label ?? scale.name }))}
        mySizes={sizes.filter((size) => mine.includes(size))}
        hasSale={hasSale}
        total={catalogue.status === 'ready' ? catalogue.data.total : undefined}
        searchLabel={searchLabel}
        countIsInHeading={within !== undefined}
        isPicked={isPicked}
        labels={labels}
        counts={counts}
        onOpenCounts={() => setCountsOpened(true)}
        priceBounds={priceBounds}
        onOpenPrices={() => setPricesOpened(true)}
        onChange={onChange}
      />
      {catalogue.status === 'loading' ? (
        <ListingBody>
          <ProductGridSkeleton />
        </ListingBody>
      ) : (
        <ListingBody busy={catalogue.data.refreshing}>
          {/* Separate boundary, so that the page hydrates in parts. */}
          <Suspense>
            <Products
              catalogue={catalogue.data}
              {...{ query, listed, onChange, onShowMore }}
              hasBanner={hasBanner}
            />
          </Suspense>
        </ListingBody>
      )}
    </>
  );
}

/** Label filters that the results have; a filter stays once it was shown. */
function useLabels(catalogue: Resource<Catalogue>, query: CatalogueQuery): readonly LabelName[] {
  const [known, setKnown] = useState<readonly LabelName[]>([]);
  const products = catalogue.status === 'ready' ? catalogue.data.products : [];
  const labels = (['kind', 'colour'] as const).filter(
    (name) => known.includes(name) || query[name] || products.some((product) => product[name]),
  );
  if (labels.length > known.length) setKnown(labels);
  return labels;
}

type ProductsProps = Pick<ListingProps, 'query' | 'onChange' | 'onShowMore'> & {
  catalogue: Catalogue;
  /** The query with the page’s own part. */
  listed: CatalogueQuery;
  /** It loads first, before the cards. */
  hasBanner: boolean;
};

function Products(props: ProductsProps) {
  const { catalogue, query, listed, hasBanner, onChange, onShowMore } = props;
  const { cardActions, withCartUnits } = useCardActions();
  if (catalogue.total === 0) {
    return (
      <NothingFound query={query} onChange={onChange}>
        <WhenNear>
          <NearestProducts query={listed} onChange={onChange} />
        </WhenNear>
      </NothingFound>
    );
  }
  return (
    <>
      {catalogue.corrections && <SpellingNote corrections={catalogue.corrections} />}
      <PagedProductGrid
        products={withCartUnits(catalogue.products)}
        total={catalogue.total}
        priorityCount={hasBanner ? 0 : 4}
        more={catalogue.more}
        onShowMore={catalogue.more === 'failed' ? catalogue.retry : onShowMore}
        {...cardActions}
      />
    </>
  );
}

/**
 * Lowest and highest price, in dollars, of the products that match a query, ignoring its prices.
 * Undefined while loading and without matches; sends no request without a query.
 */
function usePriceBounds(query: CatalogueQuery | undefined) {
  const lowest = useFirstPrice(query, 'price-asc');
  const highest = useFirstPrice(query, 'price-desc');
  return lowest !== undefined && highest !== undefined ? { lowest, highest } : undefined;
}

function useFirstPrice(query: CatalogueQuery | undefined, sort: 'price-asc' | 'price-desc') {
  const { minPrice: _min, maxPrice: _max, ...others } = query ?? {};
  const page = useEndpoint(
    'GET /allproducts',
    query ? { query: { ...others, sort, limit: 1 } } : null,
  );
  return page.status === 'ready' ? page.data.items[0]?.price : undefined;
}
