import { paths } from '../../../contract/paths.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { FavouriteGrid } from '../../features/catalogue/FavouriteGrid.tsx';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useCardActions } from '../useCardActions.ts';
import { useMySizeFilter } from '../useMySizeFilter.ts';

export default function MyFavoritesPage() {
  const answer = useEndpoint('GET /getfavorites', {});
  const { cardActions, withCartUnits } = useCardActions();
  const mySizeFilter = useMySizeFilter();
  if (answer.status === 'failed') return <ListLoadError error={answer.error} />;
  // Optimistic: drop a product as soon as its heart is off.
  const products = answer.data?.filter(({ _id }) => cardActions.isFavourite(_id));
  return (
    <>
      <PageHead title="My favourites" />
      <AccountSection title="My favourites">
        <FocusFallback label="Favourites">
          {!products && <ProductGridSkeleton count={4} />}
          {products && products.length === 0 && (
            <EmptyState
              title="You have no favourites yet"
              text="Tap the heart on a product to save it here."
              next={{ label: 'See all clothes', to: paths.search }}
            />
          )}
          {products && products.length > 0 && (
            <FavouriteGrid products={withCartUnits(products)} {...mySizeFilter} {...cardActions} />
          )}
        </FocusFallback>
      </AccountSection>
    </>
  );
}
