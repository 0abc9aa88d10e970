import { emptyDetails } from '../../../contract/rules/productFields.ts';
import type { NewProduct } from '../../../server/repositories/productWrites.ts';

/** An id that sorts by its number. */
export function exampleId(number: number): string {
  return `01920000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

const { price: _, regularPrice: __, salePrice: ___, ...unset } = emptyDetails;

/** A minimal product, with its id's number; higher numbers are newer. */
export function exampleProduct(number: number, fields: Partial<NewProduct> = {}): NewProduct {
  return {
    ...unset,
    id: exampleId(number),
    name: `Product ${number}`,
    priceCents: 1000,
    ...{ regularPriceCents: 0, salePriceCents: 0 },
    category: 'women',
    ratingSum: 0,
    ratingCount: 0,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000),
    sizes: [{ size: 'M', quantity: 3, description: '' }],
    images: [{ name: `product-${number}.webp`, flagman: true }],
    ...fields,
  };
}

/** The same product with this many units of size M. */
export function stocked(number: number, quantity: number, fields?: Partial<NewProduct>) {
  return sized(number, { M: quantity }, fields);
}

/** The same product with these units of each size. */
export function sized(
  number: number,
  units: Record<string, number>,
  fields: Partial<NewProduct> = {},
) {
  const sizes = Object.entries(units).map(([size, quantity]) => ({
    ...{ size, quantity, description: '' },
  }));
  return exampleProduct(number, { sizes, ...fields });
}
