import { useShop } from '../data/ShopProvider.tsx';
import { usePurchases } from '../data/usePurchases.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { RatingList } from '../features/ratings/RatingList.tsx';
import { RatingsSkeleton } from '../features/ratings/RatingsSkeleton.tsx';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListLoadError } from './ListLoadError.tsx';
import { useFailureToast } from './useFailureToast.tsx';

/** `/account/myratings`. */
export default function MyRatingsPage() {
  const shop = useShop();
  const showFailure = useFailureToast();
  const { purchases, rate } = usePurchases();
  if (purchases.status === 'failed') return <ListLoadError error={purchases.error} />;

  async function rateOrTell(productId: string, stars: number): Promise<void> {
    const text = 'Your rating could not be saved. Please try again.';
    await rate(productId, stars).catch(() => showFailure(text, () => rateOrTell(productId, stars)));
  }

  const withStatus = (status: 'rated' | 'to_rate') =>
    purchases.status === 'ready'
      ? purchases.data
          .filter((one) => one.status === status)
          .map(({ rating: stars, ...one }) => ({ ...one, stars }))
      : [];

  return (
    <>
      <title>{`My ratings · ${shop.name}`}</title>
      <AccountSection title="My ratings">
        {purchases.status === 'loading' && <RatingsSkeleton />}
        {purchases.status === 'ready' && purchases.data.length === 0 && (
          <EmptyState
            title="There is nothing to rate yet"
            text="You can rate what you buy here."
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {purchases.status === 'ready' && purchases.data.length > 0 && (
          <>
            <RatingList
              title="To rate"
              purchases={withStatus('to_rate')}
              emptyText="You have rated everything you bought. Thank you."
              onRate={rateOrTell}
            />
            <RatingList
              title="Rated"
              purchases={withStatus('rated')}
              emptyText="You have not rated anything yet."
              onRate={rateOrTell}
            />
          </>
        )}
      </AccountSection>
    </>
  );
}
