import type { MySizeInput } from '../schemas/mySizes.ts';
import type { Category } from '../schemas/product.ts';

/** Key of a saved size: of a scale in a category, or of the category where there are no scales. */
export function mySizeKey(category: Category, scale?: string): string {
  return scale === undefined ? category : `${category}:${scale}`;
}

/** The category and the scale of a key. */
export function ofMySizeKey(key: string): Omit<MySizeInput, 'size'> {
  const [category, scale] = key.split(':') as [Category, string?];
  return scale === undefined ? { category } : { category, scale };
}
