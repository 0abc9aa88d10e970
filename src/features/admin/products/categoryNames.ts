import type { ProductInput } from '../../../../contract/schemas/product.ts';

/** What the shop calls its categories. */
export const categoryNames: Record<ProductInput['category'], string> = {
  women: 'Women',
  men: 'Men',
  kid: 'Kids',
};
