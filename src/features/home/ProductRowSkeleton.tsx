import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { ProductRow } from './ProductRow.tsx';

/** The placeholder of a `ProductRow` that is loading. */
export function ProductRowSkeleton() {
  return (
    <div role="status" aria-label="Loading products">
      <ProductRow>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </ProductRow>
    </div>
  );
}
