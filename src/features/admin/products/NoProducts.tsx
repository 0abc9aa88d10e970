import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type NoProductsProps = {
  /** There may be products, but none that fits what was asked for. */
  isFiltered: boolean;
  onClear: () => void;
};

/** In the place of the product list, where there is nothing to list. */
export function NoProducts({ isFiltered, onClear }: NoProductsProps) {
  return isFiltered ? (
    <EmptyState title="No products match" next={{ label: 'Show all products', onClick: onClear }} />
  ) : (
    <EmptyState
      title="There are no products yet"
      next={{ label: 'Add the first product', to: paths.addProduct }}
    />
  );
}
