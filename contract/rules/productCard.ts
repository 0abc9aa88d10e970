import type { Product } from '../schemas/product.ts';
import { dutyFieldNames } from './dutyFields.ts';
import { flagmanFirst } from './pictures.ts';

/** Pictures of a card: the main one, and the one shown on hover. */
const pictures = 2;

/** Fields that only the product page shows. */
const omitted = [
  'material',
  'style',
  'outfit',
  'weight',
  'sizeScale',
  'saleUntil',
  'saleEnds',
  'fit',
  'measures',
  ...dutyFieldNames,
] as const;

/**
 * Keeps the fields of a product card. Texts and blurred pictures are left out: together they are
 * three quarters of a list.
 */
export function toCard(product: Product): Product {
  const card = { ...product };
  for (const field of omitted) delete card[field];
  return {
    ...card,
    description: '',
    images: flagmanFirst(product.images)
      .slice(0, pictures)
      .map(({ placeholder: _, ...image }) => image),
    sizes: product.sizes.map((size) => ({ ...size, description: '' })),
  };
}
