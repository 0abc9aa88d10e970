import { useCatalogue } from '../data/useCatalogue.ts';
import { maxViewed, useRecentlyViewed } from '../data/useRecentlyViewed.ts';
import { RecentlyViewed } from '../features/catalogue/RecentlyViewed.tsx';

/** Recently viewed products except the current one; renders nothing when empty. */
export default function RecentProducts({ except }: { except?: string }) {
  const ids = useRecentlyViewed();
  const others = ids.filter((id) => id !== except);
  return others.length > 0 ? <Products ids={others} /> : null;
}

/** Renders nothing if loading fails, and skips removed products. */
function Products({ ids }: { ids: readonly string[] }) {
  // Sorted for a stable cache key.
  const catalogue = useCatalogue({ id: [...ids].sort() }, 1, maxViewed);
  if (catalogue.status === 'failed') return null;
  if (catalogue.status === 'loading') return <RecentlyViewed loading={ids.length} />;
  const found = new Map(catalogue.data.products.map((product) => [product._id, product]));
  const products = ids.flatMap((id) => found.get(id) ?? []);
  return <RecentlyViewed products={products} />;
}
