import type { Product } from '../../contract/schemas/product.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import { RelatedProducts, relatedLimit } from '../features/catalogue/RelatedProducts.tsx';
import { useCardActions } from './useCardActions.ts';

/** Related products of the same category. Optional, so a failure does not affect the page. */
export function RelatedToProduct({ product }: { product: Product }) {
  const catalogue = useCatalogue({ category: product.category }, 1, relatedLimit);
  const { cardActions, withCartUnits } = useCardActions();
  const related =
    catalogue.status === 'ready'
      ? { status: catalogue.status, products: withCartUnits(catalogue.data.products) }
      : { status: catalogue.status };
  return <RelatedProducts to={product} related={related} {...cardActions} />;
}
