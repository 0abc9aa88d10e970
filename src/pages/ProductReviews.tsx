import useSWRInfinite from 'swr/infinite';
import type { Review, ReviewPage } from '../../contract/schemas/reviews.ts';
import { useApi } from '../data/ApiProvider.tsx';
import type { PageKey } from '../data/endpointKey.ts';
import { useStoredSession } from '../data/session.ts';
import { type Resource, toResource } from '../data/useEndpoint.ts';
import { ReviewList } from '../features/reviews/ReviewList.tsx';

/** Customer reviews; renders nothing without any, or if they fail to load. */
export default function ProductReviews({ productId }: { productId: string }) {
  const { session } = useStoredSession();
  const reviews = useReviews(productId);
  if (reviews.status !== 'ready' || reviews.data.total === 0) return null;
  return <ReviewList {...reviews.data} mayWrite={session !== undefined} />;
}

const pageLength = 5;

type Reviews = {
  reviews: Review[];
  total: number;
  /** State of loading the next page. */
  more: 'idle' | 'loading' | 'failed';
  showMore: () => void;
};

type ReviewsKey = PageKey<'GET /reviews/:productId', { productId: string }>;

function useReviews(productId: string): Resource<Reviews> {
  const { call } = useApi();
  const { data, error, size, setSize } = useSWRInfinite<ReviewPage>(
    (_index: number, before: ReviewPage | null): ReviewsKey | null => {
      const after = before?.reviews.at(-1)?.id ?? '';
      return before && !after ? null : ['GET /reviews/:productId', { productId }, undefined, after];
    },
    ([endpoint, params, , after]: ReviewsKey) =>
      call(endpoint, { params, query: { limit: pageLength, ...(after && { after }) } }),
    { revalidateFirstPage: false },
  );
  const isIncomplete = data !== undefined && data.length < size;
  return toResource({
    data: data && {
      reviews: data.flatMap(({ reviews }) => reviews),
      total: data[0]?.total ?? 0,
      more: isIncomplete ? (error ? 'failed' : 'loading') : 'idle',
      showMore: () => void setSize(isIncomplete ? size : size + 1),
    },
    error,
  });
}
