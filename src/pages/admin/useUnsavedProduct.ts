import { useCallback, useState } from 'react';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useUnsavedInput } from '../../data/useUnsavedInput.ts';
import type { ProductValues } from '../../features/admin/products/productValues.ts';
import {
  readUnsavedProduct,
  toUnsavedProduct,
  type UnsavedProduct,
} from '../../features/admin/products/unsavedProduct.ts';

/**
 * What is typed into a product's form, kept until it is saved or given up on purpose.
 * @param productId the product that is changed; absent for a new one
 */
export function useUnsavedProduct(productId?: string) {
  const { stored, keep: store, forget } = useUnsavedInput(`product.${productId ?? 'new'}`);
  const [restored, setRestored] = useState<UnsavedProduct | undefined>(() =>
    readUnsavedProduct(stored),
  );
  const [isDirty, setDirty] = useState(false);

  const keep = useCallback(
    (values: ProductValues | undefined, base?: AdminProduct) => {
      setDirty(values !== undefined);
      const kept = values && toUnsavedProduct(values, base);
      if (kept) store(kept);
      else forget();
    },
    [store, forget],
  );

  return {
    /** What was in the form when it was left, until that is saved or given up. */
    restored,
    isDirty,
    /** Gets what is not saved, and nothing once all is. */
    keep,
    forget,
    dropRestored: () => setRestored(undefined),
  };
}
