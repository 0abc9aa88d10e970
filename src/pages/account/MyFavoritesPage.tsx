import { i18n } from '../../../contract/i18n.ts';
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
      <PageHead title={i18n.t('My favourites')} />
      <AccountSection title={i18n.t('My favourites')}>
        <FocusFallback label={i18n.t('Favourites')}>
          {!products && <ProductGridSkeleton count={4} />}
          {products && products.length === 0 && (
            <EmptyState
              title={i18n.t('You have no favourites yet')}
              text={i18n.t('Tap the heart on a product to save it here.')}
              next={{ label: i18n.t('See all clothes'), to: paths.search }}
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
