import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { toKeptPicture } from '../../../lib/sentPictures.ts';
import { withMain } from './pictureEntries.ts';
import { noProduct, type ProductValues } from './productValues.ts';

/** A product form that was left without saving, fit for JSON. */
export type UnsavedProduct = {
  values: ProductValues;
  /** The product that was being changed, as it was then; absent for a new one. */
  base?: AdminProduct | undefined;
};

/**
 * What can be kept of a form: everything but pictures that are not on the server. Undefined when
 * nothing else was typed.
 */
export function toUnsavedProduct(
  values: ProductValues,
  base?: AdminProduct,
): UnsavedProduct | undefined {
  const kept = { ...values, pictures: withMain(values.pictures.flatMap(toKeptPicture)) };
  const isEmpty = !base && JSON.stringify(kept) === JSON.stringify(noProduct);
  return isEmpty ? undefined : { values: kept, base };
}

/** What was kept of a form; undefined for anything else. */
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
