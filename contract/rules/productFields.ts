import { categories, limits, patterns } from '../limits.ts';
import type { ProductInput } from '../schemas/adminProduct.ts';
import type { Category } from '../schemas/product.ts';

/** What an admin types or chooses of a product: everything but its pictures and its stock. */
export type ProductDetails = Omit<ProductInput, 'images' | 'sizes'>;

/** The same with every optional field. */
export type AllDetails = Required<ProductDetails>;

export type ProductField = keyof ProductDetails;

/** The fields in dollars. */
export type PriceField = {
  [Name in ProductField]: AllDetails[Name] extends number ? Name : never;
}[ProductField];

/** The fields that another server may lack. */
export type ExtensionField = {
  [Name in ProductField]-?: undefined extends ProductDetails[Name] ? Name : never;
}[ProductField];

export type TextField = {
  /** A label is short and compared as a whole: spaces around it do not count. */
  kind: 'text' | 'label';
  /** What it has to look like, with an example to show. */
  pattern?: { source: string; example: string };
  limit: { min?: number; max: number };
  /** Found by the search of `GET /allproducts`. */
  isSearched: boolean;
};

type FieldOf<Value> = {
  /** What a new product has before anything is said. */
  empty: Value;
  /** Nothing is added without it. */
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
 * Where another server may lack it: in what it takes (`input`), as the specification has it in a
 * product alone, or altogether (`product`).
 */
type Extension = { extension: 'input' | 'product' };

type ProductFields = {
  [Name in ProductField]-?: FieldOf<AllDetails[Name]> &
    (Name extends ExtensionField ? Extension : Partial<Record<keyof Extension, never>>);
};

/**
 * The fields of a product in the order in which they are listed. Forms, CSV files, requests,
 * differences and mocks are made from this table.
 */
export const productFields: ProductFields = {
  name: { kind: 'text', empty: '', isRequired: true, limit: limits.name, isSearched: true },
  description: { kind: 'text', empty: '', limit: limits.description, isSearched: true },
  material: {
    kind: 'text',
    empty: '',
    limit: limits.material,
    isSearched: true,
    extension: 'product',
  },
  price: { kind: 'price', empty: 0, isRequired: true },
  regularPrice: { kind: 'price', empty: 0, extension: 'product' },
  category: { kind: 'category', empty: categories[0], isRequired: true },
  kind: label({ isSearched: true }),
  colour: label({ isSearched: true }),
  swatch: {
    ...label({ isSearched: false }),
    limit: limits.swatch,
    pattern: { source: patterns.swatch, example: '#b5795a' },
  },
  style: label({ isSearched: false }),
  outfit: label({ isSearched: false }),
  newCollection: { kind: 'flag', empty: false },
  mostPopular: { kind: 'flag', empty: false, extension: 'input' },
  draft: { kind: 'flag', empty: false, extension: 'product' },
  measures: { kind: 'measures', empty: [], extension: 'product' },
};

function label({ isSearched }: { isSearched: boolean }) {
  return {
    kind: 'label',
    empty: '',
    limit: limits.label,
    isSearched,
    extension: 'product',
  } as const;
}

/** What kind of value a field has. */
export type FieldKind = ProductFields[ProductField]['kind'];

export const productFieldNames = Object.keys(productFields) as ProductField[];

/** A product without anything said of it. */
export const noDetails = Object.fromEntries(
  productFieldNames.map((name) => [name, productFields[name].empty]),
) as AllDetails;

/** The fields of the table out of a product, as far as it has them. */
export function detailsOf<P extends ProductDetails>(product: P): Pick<P, keyof P & ProductField> {
  return Object.fromEntries(
    productFieldNames.flatMap((name) =>
      product[name] === undefined ? [] : [[name, product[name]]],
    ),
  ) as Pick<P, keyof P & ProductField>;
}

/** The same with no space around its labels. */
export function trimLabels<P extends Partial<ProductDetails>>(product: P): P {
  const trimmed = productFieldNames.flatMap((name) => {
    const value = product[name];
    return productFields[name].kind === 'label' && typeof value === 'string'
      ? [[name, value.trim()]]
      : [];
  });
  return { ...product, ...Object.fromEntries(trimmed) };
}

/** What a search for words looks at. */
export function searchedTexts(product: Partial<ProductDetails>): string[] {
  return productFieldNames.flatMap((name) => {
    const field = productFields[name];
    return 'isSearched' in field && field.isSearched ? [String(product[name] ?? '')] : [];
  });
}
