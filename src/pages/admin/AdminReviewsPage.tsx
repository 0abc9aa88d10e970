import { i18n } from '../../../contract/i18n.ts';
import type { AdminReview } from '../../../contract/schemas/reviews.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { ReviewFilters } from '../../features/admin/reviews/ReviewFilters.tsx';
import { ReviewRows } from '../../features/admin/reviews/ReviewRows.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useOptimisticListUrl } from '../useListUrl.ts';
import { listProblem, stepProblem, useAttempt } from '../useProblemToast.tsx';
import { reviewsUrl, usePaging } from './useAdminListUrl.ts';

const pageSize = 20;

/** `/admin/reviews`: hides or answers customer reviews. */
export default function AdminReviewsPage() {
  const { send } = useApi();
  const showToast = useToast();
  const attempt = useAttempt();
  const revalidate = useRevalidate();
  const { query, page, changeQuery, changePage } = useOptimisticListUrl(reviewsUrl);
  const { state, rating } = query;
  const reviews = useEndpoint(
    'GET /allreviews',
    {
      query: {
        ...(state && { state }),
        ...(rating && { rating: Number(rating) }),
        ...{ limit: pageSize, offset: (page - 1) * pageSize },
      },
    },
    { keepPreviousData: true },
  );
  usePaging(reviews, { page, pageSize, changePage });

  async function change(
    { id, version, hidden, reply = '' }: AdminReview,
    changes: { hidden?: boolean; reply?: string },
  ) {
    const body = { version, hidden, reply, ...changes };
    const outcome = await send('POST /handlereview/:id', { params: { id }, body });
    await revalidate('GET /allreviews', 'GET /reviews/:productId');
    return outcome;
  }

  /** Resolves to the error message, or to undefined on success. */
  async function answer(review: AdminReview, reply: string) {
    const outcome = await change(review, { reply });
    if (!outcome.ok) return stepProblem(outcome.error);
    showToast({ text: i18n.t('The answer is saved.'), severity: 'success' });
    return undefined;
  }

  const hide = (review: AdminReview, hidden: boolean) =>
    attempt(async () => {
      const outcome = await change(review, { hidden });
      return outcome.ok ? undefined : listProblem(outcome.error);
    });

  if (reviews.status === 'failed') return <ListLoadError error={reviews.error} />;
  return (
    <>
      <PageHead title={i18n.t('Reviews')} />
      <AdminSection
        title={i18n.t('Reviews')}
        text={i18n.t(
          'A review that is hidden keeps its stars and its answer to how the product fits.',
        )}
      >
        <ReviewFilters query={query} onChange={changeQuery} />
        {reviews.data ? (
          <ReviewRows
            {...reviews.data}
            page={page}
            pageSize={pageSize}
            isFiltered={Boolean(state || rating)}
            onPage={changePage}
            onShowAll={() => changeQuery({})}
            onHide={hide}
            onAnswer={answer}
          />
        ) : (
          <LoadingText />
        )}
      </AdminSection>
    </>
  );
}
