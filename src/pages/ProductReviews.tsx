import { useReviews } from '../data/useReviews.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { ReviewList } from '../features/reviews/ReviewList.tsx';

/** Buyers' reviews; renders nothing if there are none or they fail to load. */
export default function ProductReviews({ productId }: { productId: string }) {
  const { session } = useStoredSession();
  const reviews = useReviews(productId);
  if (reviews.status !== 'ready' || reviews.data.total === 0) return null;
  return <ReviewList {...reviews.data} mayWrite={session !== undefined} />;
}
