import { categories, limits, patterns } from '../limits.ts';
import type { ProductInput } from '../schemas/adminProduct.ts';
import type { Category } from '../schemas/product.ts';

/** Editable fields except pictures and stock. */
export type ProductDetails = Omit<ProductInput, 'images' | 'sizes'>;

/** Product details with every optional field. */
export type AllDetails = Required<ProductDetails>;

export type ProductField = keyof ProductDetails;

/**
 * Fields in dollars: every number so far. Exclude a number of another unit here and in `FieldOf`:
 * otherwise it is read as dollars and stored as cents.
 */
export type PriceField = {
  [Name in ProductField]: AllDetails[Name] extends number ? Name : never;
}[ProductField];

/** Fields that third-party servers may lack. */
export type ExtensionField = {
  [Name in ProductField]-?: undefined extends ProductDetails[Name] ? Name : never;
}[ProductField];

export type TextField = {
  /** A label is short and compared as a whole: spaces around it are ignored. */
  kind: 'text' | 'label';
  /** Required format, with an example to show. */
  pattern?: { source: string; example: string };
  limit: { min?: number; max: number };
  /** Found by the search of `GET /allproducts`. */
  isSearched: boolean;
};

type FieldOf<Value> = {
  /** Value of a new product. */
  empty: Value;
  /** Required for a new product. */
  isRequired?: true;
} & ([Value] extends [boolean]
  ? { kind: 'flag' }
  : [Value] extends [number]
    ? { kind: 'price' }
    : [Value] extends [Category]
      ? { kind: 'category' }
      : [Value] extends [readonly unknown[]]
        ? { kind: 'measures' }
        : TextField);

/**
 * Fields that another server may lack: `input` if it does not accept them, as the specification has
 * them only in a product; `product` if it lacks them altogether.
 */
type Extension = { extension: 'input' | 'product' };

type ProductFields = {
  [Name in ProductField]-?: FieldOf<AllDetails[Name]> &
    (Name extends ExtensionField ? Extension : Partial<Record<keyof Extension, never>>);
};

const day = {
  ...label(),
  limit: limits.day,
  pattern: { source: `^$|${patterns.day}`, example: '2026-03-12' },
};

/**
 * Fields of a product in display order. Forms, CSV files, requests, differences and mocks are made
 * from this table.
 */
export const productFields: ProductFields = {
  name: { kind: 'text', empty: '', isRequired: true, limit: limits.name, isSearched: true },
  description: { kind: 'text', empty: '', limit: limits.description, isSearched: true },
  material: { ...label({ isSearched: true }), kind: 'text', limit: limits.material },
  price: { kind: 'price', empty: 0, isRequired: true },
  regularPrice: { kind: 'price', empty: 0, extension: 'product' },
  salePrice: { kind: 'price', empty: 0, extension: 'product' },
  category: { kind: 'category', empty: categories[0], isRequired: true },
  kind: label({ isSearched: true }),
  colour: label({ isSearched: true }),
  swatch: {
    ...label(),
    limit: limits.swatch,
    pattern: { source: patterns.swatch, example: '#b5795a' },
  },
  style: label(),
  outfit: label(),
  weight: {
    ...label(),
    pattern: { source: patterns.grams, example: '320' },
  },
  sizeScale: label(),
  saleFrom: day,
  saleUntil: day,
  composition: duty('label'),
  madeIn: duty('label'),
  recycled: duty('label'),
  guarantee: {
    ...duty('label'),
    pattern: { source: patterns.guaranteeYears, example: '5, from 3 years on' },
  },
  producer: duty('text'),
  responsible: duty('text'),
  warnings: duty('text'),
  newCollection: { kind: 'flag', empty: false },
  mostPopular: { kind: 'flag', empty: false, extension: 'input' },
  draft: { kind: 'flag', empty: false, extension: 'product' },
  measures: { kind: 'measures', empty: [], extension: 'product' },
};

function duty(kind: 'text' | 'label') {
  return { ...label(), kind, limit: limits.duty };
}

function label({ isSearched = false } = {}) {
  return {
    kind: 'label',
    empty: '',
    limit: limits.label,
    isSearched,
    extension: 'product',
  } as const;
}

/** Type of a field's value. */
export type FieldKind = ProductFields[ProductField]['kind'];

export const productFieldNames = Object.keys(productFields) as ProductField[];

export const emptyDetails = Object.fromEntries(
  productFieldNames.map((name) => [name, productFields[name].empty]),
) as AllDetails;

/** Picks the fields of the table from a product, as far as it has them. */
export function detailsOf<P extends ProductDetails>(product: P): Pick<P, keyof P & ProductField> {
  return Object.fromEntries(
    productFieldNames.flatMap((name) =>
      product[name] === undefined ? [] : [[name, product[name]]],
    ),
  ) as Pick<P, keyof P & ProductField>;
}

export function trimLabels<P extends Partial<ProductDetails>>(product: P): P {
  const trimmed = productFieldNames.flatMap((name) => {
    const value = product[name];
    return productFields[name].kind === 'label' && typeof value === 'string'
      ? [[name, value.trim()]]
      : [];
  });
  return { ...product, ...Object.fromEntries(trimmed) };
}

/** Texts that the search covers. */
export function searchedTexts(product: Partial<ProductDetails>): string[] {
  return productFieldNames.flatMap((name) => {
    const field = productFields[name];
    return 'isSearched' in field && field.isSearched ? [String(product[name] ?? '')] : [];
  });
}
