import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { grid } from './ProductGrid.css.ts';
import { leftOver } from './productColumns.ts';

/** The placeholder of a `ProductGrid` that is loading. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div
      className={grid}
      role="status"
      aria-label="Loading products"
      data-left-over={leftOver(count)}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
