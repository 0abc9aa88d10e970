/**
 * Fields that another server may lack. Separate from the table of all fields, which every visit
 * loads, because only admins send products.
 */
import {
  type AllDetails,
  type ExtensionField,
  type ProductDetails,
  type ProductField,
  productFieldNames,
  productFields,
} from './productFields.ts';

export const extensionFields = productFieldNames.filter(
  (name): name is ExtensionField => productFields[name].extension !== undefined,
);

export function extensionsOf(product: Pick<AllDetails, ExtensionField>) {
  return Object.fromEntries(extensionFields.map((name) => [name, product[name]])) as Pick<
    AllDetails,
    ExtensionField
  >;
}

/** Optional fields that all of these products have; none if there is no product. */
export function extensionsIn(products: readonly ProductDetails[]): ExtensionField[] {
  if (products.length === 0) return [];
  return extensionFields.filter((name) => products.every((product) => product[name] !== undefined));
}

/** Optional fields with a value; `false`, 0 and empty texts count as none. */
export function filledExtensions(
  product: Partial<Record<ExtensionField, unknown>>,
): ExtensionField[] {
  return extensionFields.filter((name) => {
    const value = product[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

/** Product for a server that has these extensions and no others. */
export function withExtensions<P extends Partial<Record<ProductField, unknown>>>(
  product: P,
  extensions: readonly ExtensionField[],
): P {
  const sent = { ...product };
  for (const name of extensionFields) if (!extensions.includes(name)) delete sent[name];
  return sent;
}
