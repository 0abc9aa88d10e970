import { useCallback, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useUnsavedInput } from '../../data/useUnsavedInput.ts';
import {
  noProduct,
  type ProductValues,
  withMain,
} from '../../features/admin/products/productValues.ts';
import { toKeptPicture } from '../../lib/sentPictures.ts';

/**
 * Draft of a product form, stored until it is saved or discarded.
 * @param productId edited product; absent for a new one
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
    /** Draft from when the form was left, until it is saved or discarded. */
    restored,
    isDirty,
    /** Stores the unsaved values; undefined removes the draft. */
    keep,
    forget,
    dropRestored: () => setRestored(undefined),
  };
}

/** Stored draft, JSON-serializable. */
type UnsavedProduct = {
  values: ProductValues;
  /** Product version that was edited; absent for a new product. */
  base?: AdminProduct | undefined;
};

/** Draft of a form without pictures that are not uploaded; undefined if nothing else changed. */
export function toUnsavedProduct(
  values: ProductValues,
  base?: AdminProduct,
): UnsavedProduct | undefined {
  const kept = { ...values, pictures: withMain(values.pictures.flatMap(toKeptPicture)) };
  const isEmpty = !base && JSON.stringify(kept) === JSON.stringify(noProduct);
  return isEmpty ? undefined : { values: kept, base };
}

/** Reads a stored draft; undefined if invalid. */
export function readUnsavedProduct(kept: unknown): UnsavedProduct | undefined {
  const { values } = (kept ?? {}) as Partial<UnsavedProduct>;
  const isWhole =
    values !== undefined &&
    Object.entries(noProduct).every(([name, empty]) => {
      const value: unknown = values[name as keyof ProductValues];
      return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty;
    });
  return isWhole ? (kept as UnsavedProduct) : undefined;
}

/** Shown after saving on a server that does not support the flag (specification X30). */
export const flagRefusedMessage = () =>
  i18n.t('Saved without “Most Popular”, which this shop does not take.');
