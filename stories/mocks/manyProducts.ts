import { exampleProducts } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';

/** `count` products of one category, numbered in their names. */
export function manyProducts(count: number, category: Product['category']): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const example = exampleProducts[index % exampleProducts.length];
    if (!example) throw new Error('There are no example products');
    const number = String(index + 1).padStart(4, '0');
    return {
      ...example,
      _id: `01920000-0000-7000-8000-00000001${number}`,
      name: `${example.name} No. ${index + 1}`,
      category,
    };
  });
}
