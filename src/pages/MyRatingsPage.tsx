import { type ComponentProps, useState } from 'react';
import { paths } from '../../contract/paths.ts';
import type { ReviewInput } from '../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { usePictureUpload } from '../data/usePictureUpload.ts';
import { usePurchases } from '../data/usePurchases.ts';
import { useUnsavedInput } from '../data/useUnsavedInput.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { RatingList } from '../features/ratings/RatingList.tsx';
import { RatingsSkeleton } from '../features/ratings/RatingsSkeleton.tsx';
import { ReviewDialog } from '../features/ratings/ReviewDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { useOverlay } from '../ui/useOverlay.ts';
import { ListLoadError } from './ListLoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useAttempt } from './useProblemToast.tsx';

/** `/account/myratings`. */
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
      return rated.ok ? undefined : 'Your rating could not be saved. Please try again.';
    });

  async function save(productId: string, written: ReviewInput): Promise<string | undefined> {
    const problem = await review(productId, written);
    if (problem) return problem;
    showToast({ text: 'Thank you. Your review is saved.', severity: 'success' });
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

  const bought = purchases.status === 'ready' ? purchases.data : [];
  const written = bought.find(({ productId }) => productId._id === writtenId);

  return (
    <>
      <PageHead title="My ratings" />
      <AccountSection title="My ratings">
        {purchases.status === 'loading' && <RatingsSkeleton />}
        {purchases.status === 'ready' && bought.length === 0 && (
          <EmptyState
            title="There is nothing to rate yet"
            text="You can rate what you buy here."
            next={{ label: 'See the new collection', to: paths.newCollection }}
          />
        )}
        {bought.length > 0 && (
          <>
            <RatingList
              title="To rate"
              purchases={bought.filter(({ status }) => status === 'to_rate')}
              emptyText="You have rated everything you bought. Thank you."
              onRate={rateOrTell}
              {...words}
            />
            <RatingList
              title="Rated"
              purchases={bought.filter(({ status }) => status === 'rated')}
              emptyText="You have not rated anything yet."
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

/** Back and a press beside the dialog keep what was typed, until it is saved or cancelled. */
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
