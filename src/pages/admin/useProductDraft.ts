import { useCallback, useState } from 'react';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useFormDraft } from '../../data/useFormDraft.ts';
import {
  type ProductDraft,
  readDraft,
  toDraft,
} from '../../features/admin/products/productDraft.ts';
import type { ProductValues } from '../../features/admin/products/productValues.ts';

/**
 * What is typed into a product's form, kept until it is saved or given up on purpose.
 * @param productId the product that is changed; absent for a new one
 */
export function useProductDraft(productId?: string) {
  const { stored, keepDraft, forgetDraft } = useFormDraft(`product.${productId ?? 'new'}`);
  const [draft, setDraft] = useState<ProductDraft | undefined>(() => readDraft(stored));
  const [isDirty, setDirty] = useState(false);

  const keep = useCallback(
    (values: ProductValues | undefined, base?: AdminProduct) => {
      setDirty(values !== undefined);
      const kept = values && toDraft(values, base);
      if (kept) keepDraft(kept);
      else forgetDraft();
    },
    [keepDraft, forgetDraft],
  );

  return {
    /** What was in the form when it was left, until that is saved or given up. */
    draft,
    isDirty,
    /** Gets what is not saved, and nothing once all is. */
    keep,
    forgetDraft,
    dropDraft: () => setDraft(undefined),
  };
}
