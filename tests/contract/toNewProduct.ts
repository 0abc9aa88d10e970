import { emptyDuties } from '../../contract/rules/dutyFields.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { type NewProduct, toStoredDetails } from '../../server/repositories/productWrites.ts';

/** A product of the mocks as a row of the server's database; the first is the newest. */
export function toNewProduct(
  {
    _id,
    price,
    regularPrice = 0,
    rating,
    ratingCount = 0,
    mostPopular = false,
    material = '',
    kind = '',
    colour = '',
    swatch = '',
    style = '',
    outfit = '',
    weight = '',
    sizeScale = '',
    measures = [],
    colourways: _,
    ...product
  }: Product,
  index: number,
): NewProduct {
  return {
    ...emptyDuties,
    ...product,
    id: _id,
    mostPopular,
    material,
    kind,
    colour,
    swatch,
    style,
    outfit,
    weight,
    sizeScale,
    measures,
    ...{ draft: false, saleFrom: '', saleUntil: '' },
    ...toStoredDetails({ price, regularPrice, salePrice: 0 }),
    ratingSum: Math.round(rating * ratingCount),
    ratingCount,
    createdAt: new Date(1_000_000 - index),
    sizes: product.sizes.map(({ quantityReserved, ...size }) => ({
      ...size,
      reserved: quantityReserved,
    })),
  };
}
