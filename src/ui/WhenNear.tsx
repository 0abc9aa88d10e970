import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type WhenNearProps = {
  /** Anchor: navigating to `#id` also focuses this element. */
  id?: string;
  /** Shown if the code can't be loaded; by default nothing, for optional content. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders children made by `lazyComponent` when they are about to scroll into view. */
export function WhenNear({ id, fallback = null, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      // The huge top margin counts skipped content as seen.
      { rootMargin: '9999px 0px 100px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} id={id} tabIndex={id ? -1 : undefined}>
      {isNear && (
        <ErrorBoundary fallback={fallback}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
