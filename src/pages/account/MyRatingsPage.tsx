import { type ComponentProps, useState } from 'react';
import { useSWRConfig } from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { ReviewInput } from '../../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../../contract/schemas/user.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { type Outcome, outcomeOf } from '../../data/apiError.ts';
import { endpointKey } from '../../data/endpointKey.ts';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import { useUnsavedInput } from '../../data/useUnsavedInput.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { RatingList, RatingsSkeleton } from '../../features/ratings/RatingList.tsx';
import { ReviewDialog } from '../../features/ratings/ReviewDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useAttempt } from '../useProblemToast.tsx';

export default function MyRatingsPage() {
  const attempt = useAttempt();
  const { reviews, reviewPictures } = useEnvParams();
  const showToast = useToast();
  const { purchases, rate, review } = usePurchases();
  const dialog = useOverlay('review');
  const [writtenId, setWrittenId] = useState<string>();
  const upload = usePictureUpload('POST /reviewpicture/:productId', writtenId);
  if (purchases.status === 'failed') return <ListLoadError error={purchases.error} />;

  const rateOrTell = (productId: string, stars: number) =>
    attempt(async () => {
      const rated = await rate(productId, stars);
      return rated.ok ? undefined : i18n.t('Your rating could not be saved. Please try again.');
    });

  async function save(productId: string, written: ReviewInput): Promise<string | undefined> {
    const problem = await review(productId, written);
    if (problem) return problem;
    showToast({ text: i18n.t('Thank you. Your review is saved.'), severity: 'success' });
    return undefined;
  }

  async function remove({ productId, rating }: RelatedProduct): Promise<void> {
    if (rating === undefined) return;
    await attempt(() => review(productId._id, { rating, text: '' }));
  }

  const words = reviews && {
    onWrite: (productId: string) => {
      setWrittenId(productId);
      dialog.open();
    },
    onRemove: remove,
  };

  const bought = purchases.data ?? [];
  const written = bought.find(({ productId }) => productId._id === writtenId);

  return (
    <>
      <PageHead title={i18n.t('My ratings')} />
      <AccountSection title={i18n.t('My ratings')}>
        {purchases.status === 'loading' && <RatingsSkeleton />}
        {purchases.status === 'ready' && bought.length === 0 && (
          <EmptyState
            title={i18n.t('There is nothing to rate yet')}
            text={i18n.t('You can rate what you buy here.')}
            next={{ label: i18n.t('See the new collection'), to: paths.newCollection }}
          />
        )}
        {bought.length > 0 && (
          <>
            <RatingList
              title={i18n.t('To rate')}
              purchases={bought.filter(({ status }) => status === 'to_rate')}
              emptyText={i18n.t('You have rated everything you bought. Thank you.')}
              onRate={rateOrTell}
              {...words}
            />
            <RatingList
              title={i18n.t('Rated')}
              purchases={bought.filter(({ status }) => status === 'rated')}
              emptyText={i18n.t('You have not rated anything yet.')}
              onRate={rateOrTell}
              {...words}
            />
          </>
        )}
      </AccountSection>
      {dialog.isOpen && written && (
        <KeptReview
          purchase={written}
          pictures={reviewPictures ? { max: reviewPictures, upload } : undefined}
          onSave={(input) => save(written.productId._id, input)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

/** Review dialog whose values survive Back and backdrop clicks until saved or cancelled. */
function KeptReview({ onSave, onClose, ...props }: ComponentProps<typeof ReviewDialog>) {
  const unsaved = useUnsavedInput(`review.${props.purchase.productId._id}`);

  async function save(written: ReviewInput) {
    const problem = await onSave(written);
    if (!problem) unsaved.forget();
    return problem;
  }

  function cancel() {
    unsaved.forget();
    onClose();
  }

  return (
    <ReviewDialog
      {...props}
      draft={unsaved.stored}
      onType={unsaved.keep}
      onSave={save}
      onCancel={cancel}
      onClose={onClose}
    />
  );
}

/** Customer's purchases, with optimistic rating (rolled back on failure) and reviews. */
function usePurchases() {
  const { call, send } = useApi();
  const revalidate = useRevalidate();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  const purchases = useEndpoint('GET /getrelprod', {});

  function rate(productId: string, rating: number): Promise<Outcome<unknown>> {
    const rated = (before: RelatedProduct[] = []): RelatedProduct[] =>
      before.map((purchase) =>
        purchase.productId._id === productId ? { ...purchase, status: 'rated', rating } : purchase,
      );
    return outcomeOf(
      mutate<RelatedProduct[]>(
        endpointKey('GET /getrelprod', {}, session),
        async (before) => {
          await call('POST /rate/:productId', { params: { productId }, body: { rating } });
          return rated(before);
        },
        // No revalidation, which after a failure could race with the rollback.
        { optimisticData: rated, rollbackOnError: true, revalidate: false },
      ),
    );
  }

  /** Saves a review, or removes it if empty. Resolves to the error message, or to undefined. */
  async function review(productId: string, body: ReviewInput): Promise<string | undefined> {
    const outcome = await send('POST /review/:productId', { params: { productId }, body });
    await revalidate('GET /getrelprod', 'GET /reviews/:productId');
    return outcome.ok ? undefined : outcome.error.message;
  }

  return { purchases, rate, review };
}
