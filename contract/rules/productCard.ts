import type { Product } from '../schemas/product.ts';
import { flagmanFirst } from './pictures.ts';

/** The main one, and the one behind it. */
const pictures = 2;

/** What a card leaves out: none of it is seen before the product's own page asks for it. */
const omitted = ['material', 'style', 'outfit', 'fit', 'measures'] as const;

/**
 * As much of a product as its card in a list shows. Texts are empty, blurred pictures left out:
 * together they are three quarters of a list.
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
