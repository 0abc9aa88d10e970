import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type WhenNearProps = {
  /** The in-page anchor: `#id` leads here, and takes the focus along. */
  id?: string;
  /** Where the code can't be loaded; nothing for what only accompanies the page. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children, made by `lazyComponent`, when their place is about to be seen: many never
 * scroll there, or never open what is around it.
 */
export function WhenNear({ id, fallback = null, children }: WhenNearProps) {
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
    <div ref={place} id={id} tabIndex={id ? -1 : undefined}>
      {isNear && (
        <ErrorBoundary fallback={fallback}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
