import useSWRInfinite from 'swr/infinite';
import type { Review, ReviewPage } from '../../contract/schemas/reviews.ts';
import { useApi } from './ApiProvider.tsx';
import type { PageKey } from './endpointKey.ts';
import { type Resource, toResource } from './resource.ts';

/** Reviews that are shown at first, and again with each "Show more". */
const pageLength = 5;

type Reviews = {
  reviews: Review[];
  /** Over all pages. */
  total: number;
  /** Where the next page stands. */
  more: 'idle' | 'loading' | 'failed';
  showMore: () => void;
};

type ReviewsKey = PageKey<'GET /reviews/:productId', { productId: string }>;

/** What buyers wrote about a product, page by page. */
export function useReviews(productId: string): Resource<Reviews> {
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
