import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const ProductReviews = lazyComponent(() => import('./ProductReviews.tsx'));

/** The reviews of a product, asked for when their place is about to be seen: many never scroll there. */
export function ReviewsWhenNear({ productId }: { productId: string }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      // What was jumped over counts as seen.
      { rootMargin: '9999px 0px 100px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      {isNear && (
        // They only accompany the page: without their code they are left out.
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ProductReviews productId={productId} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
