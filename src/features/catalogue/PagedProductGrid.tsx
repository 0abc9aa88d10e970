import { useEffect, useRef } from 'react';
import type { Product } from '../../../contract/schemas/product.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { type CardActions, ProductGrid } from './ProductGrid.tsx';

type PagedProductGridProps = CardActions & {
  products: readonly Product[];
  /** Products over all pages. */
  total: number;
  /** How many of the pictures are among the first that the page shows. */
  priorityCount?: number;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  onRetry: () => void;
};

/** A grid that grows by "Show more"; the focus then moves on to the first new card. */
export function PagedProductGrid({
  products,
  total,
  priorityCount = 0,
  more,
  onShowMore,
  onRetry,
  ...actions
}: PagedProductGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const shownWhenAsked = useRef<number>(undefined);

  useEffect(() => {
    const firstNew = shownWhenAsked.current;
    if (firstNew === undefined || products.length <= firstNew) return;
    shownWhenAsked.current = undefined;
    grid.current?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true });
  }, [products.length]);

  return (
    <>
      <ProductGrid
        ref={grid}
        products={products}
        priorityCount={priorityCount}
        headingLevel="h2"
        {...actions}
      />
      <ShowMore
        things="products"
        shown={products.length}
        total={total}
        state={more}
        onShowMore={() => {
          shownWhenAsked.current = products.length;
          onShowMore();
        }}
        onRetry={onRetry}
      />
    </>
  );
}
