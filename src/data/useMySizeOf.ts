import { mySizeOf, sizesByScale } from '../../contract/rules/mySizes.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useEnvParams } from './useEnvParams.ts';
import { useMySizes } from './useMySizes.ts';

/** As `useMySizes`, with those that were saved for a whole category by scale. */
export function useMySizesByScale() {
  const { mySizes, ...others } = useMySizes();
  const { sizeScales } = useEnvParams();
  return { mySizes: sizesByScale(mySizes, sizeScales), ...others };
}

/** Returns the visitor's size of a product's scale. */
export function useMySizeOf() {
  const { mySizes } = useMySizes();
  const { sizeScales } = useEnvParams();
  return (product: Pick<Product, 'category' | 'kind' | 'sizes'>) =>
    mySizeOf(mySizes, product, sizeScales);
}
