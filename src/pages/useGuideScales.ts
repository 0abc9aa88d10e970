import { scaleOf } from '../../contract/rules/sizeScales.ts';
import type { Category, Product } from '../../contract/schemas/product.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { useEnvParams } from '../data/useEnvParams.ts';

/**
 * Size scales of a category, that of the product first; undefined where the server has none.
 */
export function useGuideScales(category: Category, product?: Product): SizeScale[] | undefined {
  const { sizeScales } = useEnvParams();
  if (!sizeScales) return undefined;
  const own = product?.category === category ? scaleOf(product, sizeScales) : undefined;
  const others = sizeScales.filter(
    (scale) => scale !== own && scale.appliesTo.some((group) => group.category === category),
  );
  return own ? [own, ...others] : others;
}
