import { i18n } from '../../contract/i18n.ts';
import { formatPrice } from '../../contract/rules/money.ts';
import {
  detailsOf,
  type ProductDetails,
  type ProductField,
  productFieldNames,
  productFields,
} from '../../contract/rules/productFields.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../contract/schemas/adminProduct.ts';
import { measuresText } from './csv/productColumns.ts';

/** Readable difference of a field: `price`, `$89.00`, `$95.00`. */
export type Difference = { field: string; from: string; to: string };

/** Readable values of a new product, required fields first; without the name, shown elsewhere. */
export function newProductValues(product: ProductInput): Omit<Difference, 'from'>[] {
  const isRequired = (name: ProductField) => Number(productFields[name].isRequired ?? false);
  const details = productFieldNames
    .filter((name) => name !== 'name' && product[name])
    .sort((a, b) => isRequired(b) - isRequired(a));
  const sizes = product.sizes.map(({ size, quantity }) => `${size} ${quantity}`);
  const values = [
    ...details.map((name) => ({ field: name, to: inWords(name, product) })),
    { field: 'images', to: imageNames(product) },
    { field: 'sizes', to: sizes.join(', ') },
  ];
  return values.filter(({ to }) => to !== '');
}

/**
 * Readable differences of two states of a product; sizes are compared by name.
 * @param exported earlier quantities, mentioned if they differ from `before`
 */
export function productDifferences(
  before: ProductInput,
  after: ProductInput,
  exported: ReadonlyMap<string, number> = new Map(),
): Difference[] {
  const told: Difference[] = [
    ...productFieldNames.map((name) => tell(name, inWords(name, before), inWords(name, after))),
    tell('images', imageNames(before), imageNames(after)),
    ...sizesOf(before, after).flatMap((size) => tellSize(size, before, after)),
  ];
  const differences = told.filter(({ from, to }) => from !== to);
  for (const [size, quantity] of exported) {
    const changed = differences.find(({ field }) => field === sizeField(size));
    if (changed && changed.from !== String(quantity))
      changed.from = i18n.t('{units} ({exported} at the export)', {
        units: changed.from,
        exported: quantity,
      });
  }
  return differences;
}

function inWords(name: ProductField, product: ProductDetails): string {
  const value = product[name] ?? productFields[name].empty;
  if (typeof value === 'object') return measuresText(value);
  if (typeof value === 'number') return value === 0 ? i18n.t('none') : formatPrice(value);
  return typeof value === 'boolean' ? yesNo(value) : value;
}

function tell(field: string, from: string, to: string): Difference {
  return { field, from, to };
}

function tellSize(size: string, before: ProductInput, after: ProductInput): Difference[] {
  const [was, is] = [before, after].map(({ sizes }) => sizes.find((entry) => entry.size === size));
  const quantity = (entry: typeof was) => (entry ? String(entry.quantity) : i18n.t('not offered'));
  return [
    tell(sizeField(size), quantity(was), quantity(is)),
    tell(
      i18n.t('size {size}, description', { size }),
      was?.description ?? '',
      is?.description ?? '',
    ),
    tell(i18n.t('size {size}, SKU', { size }), was?.sku ?? '', is?.sku ?? ''),
    tell(i18n.t('size {size}, barcode', { size }), was?.barcode ?? '', is?.barcode ?? ''),
  ];
}

function sizeField(size: string): string {
  return i18n.t('size {size}', { size });
}

function sizesOf(...products: ProductInput[]): string[] {
  return [...new Set(products.flatMap(({ sizes }) => sizes.map(({ size }) => size)))];
}

/** Marks the main picture, because changing it is a difference, too. */
function imageNames({ images }: ProductInput): string {
  return images
    .map(({ name, flagman }) => (flagman ? i18n.t('{picture} (main)', { picture: name }) : name))
    .join(', ');
}

function yesNo(value: boolean): string {
  return value ? i18n.t('yes') : i18n.t('no');
}

/** `POST /modifyproduct` request without changes, to spread changes over. */
export function toProductChange(product: AdminProduct): ProductChange {
  const { _id, version } = product;
  const hasVersions = version !== undefined;
  return {
    id: _id,
    ...detailsOf(product),
    images: product.images.map(({ name, flagman }) => ({ name, flagman })),
    sizes: product.sizes.map(({ size, quantity, quantityReserved, description, sku, barcode }) => ({
      size,
      quantity,
      description,
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode }),
      ...(hasVersions ? { quantitySeen: quantity } : { quantityReserved }),
    })),
    ...(hasVersions && { version }),
  };
}
