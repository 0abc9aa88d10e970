import { useReviews } from '../data/useReviews.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { ReviewList } from '../features/reviews/ReviewList.tsx';

/** What buyers wrote about a product; nothing where nobody has, or where it can't be had. */
export default function ProductReviews({ productId }: { productId: string }) {
  const { session } = useStoredSession();
  const reviews = useReviews(productId);
  if (reviews.status !== 'ready' || reviews.data.total === 0) return null;
  return <ReviewList {...reviews.data} mayWrite={session !== undefined} />;
}
