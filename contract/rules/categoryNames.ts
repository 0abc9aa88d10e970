import type { Category } from '../schemas/product.ts';

/** What the shop calls its categories. */
export const categoryNames: Record<Category, string> = {
  women: 'Women',
  men: 'Men',
  kid: 'Kids',
};
