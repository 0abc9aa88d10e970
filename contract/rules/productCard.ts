import type { Product } from '../schemas/product.ts';
import { flagmanFirst } from './pictures.ts';

/** The main one, and the one behind it. */
const pictures = 2;

/**
 * As much of a product as its card in a list shows. Texts are empty, blurred pictures left out:
 * together they are three quarters of a list, and none is seen before the product's own page asks
 * for it.
 */
export function toCard({ material: _, fit: __, measures: ___, ...product }: Product): Product {
  return {
    ...product,
    description: '',
    images: flagmanFirst(product.images)
      .slice(0, pictures)
      .map(({ placeholder: _, ...image }) => image),
    sizes: product.sizes.map((size) => ({ ...size, description: '' })),
  };
}
