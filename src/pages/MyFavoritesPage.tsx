import { useShop } from '../data/ShopProvider.tsx';
import { useFavouriteProducts } from '../data/useFavouriteProducts.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { ProductGrid } from '../features/catalogue/ProductGrid.tsx';
import { ProductGridSkeleton } from '../features/catalogue/ProductGridSkeleton.tsx';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusFallback } from '../ui/FocusFallback.tsx';
import { ListLoadError } from './ListLoadError.tsx';
import { useCardActions } from './useCardActions.ts';

/** `/account/myfavorites`. */
export default function MyFavoritesPage() {
  const shop = useShop();
  const products = useFavouriteProducts();
  const { cardActions, withCartPieces } = useCardActions();
  if (products.status === 'failed') return <ListLoadError error={products.error} />;
  return (
    <>
      <title>{`My favourites · ${shop.name}`}</title>
      <AccountSection title="My favourites">
        <FocusFallback label="Favourites">
          {products.status === 'loading' && <ProductGridSkeleton count={4} />}
          {products.status === 'ready' && products.data.length === 0 && (
            <EmptyState
              title="You have no favourites yet"
              text="The heart on a product keeps it here."
              next={{ label: 'See all clothes', to: paths.search }}
            />
          )}
          {products.status === 'ready' && products.data.length > 0 && (
            <ProductGrid
              headingLevel="h2"
              products={withCartPieces(products.data)}
              {...cardActions}
            />
          )}
        </FocusFallback>
      </AccountSection>
    </>
  );
}
