import { useCatalogue } from '../data/useCatalogue.ts';
import { maxViewed, useRecentlyViewed } from '../data/useRecentlyViewed.ts';
import { RecentlyViewed } from '../features/catalogue/RecentlyViewed.tsx';

/** What was looked at before; `except` is what is looked at now. Nothing where there is nothing. */
export default function RecentProducts({ except }: { except?: string }) {
  const ids = useRecentlyViewed();
  const others = ids.filter((id) => id !== except);
  return others.length > 0 ? <Products ids={others} /> : null;
}

/** Optional: renders nothing if it fails to load, and skips products that were removed. */
function Products({ ids }: { ids: readonly string[] }) {
  // In an order of its own, so that the same products in another order are not asked for again.
  const catalogue = useCatalogue({ id: [...ids].sort() }, 1, maxViewed);
  if (catalogue.status === 'failed') return null;
  if (catalogue.status === 'loading') return <RecentlyViewed loading={ids.length} />;
  const found = new Map(catalogue.data.products.map((product) => [product._id, product]));
  const products = ids.flatMap((id) => found.get(id) ?? []);
  return <RecentlyViewed products={products} />;
}
