import { isNull, type SQL } from 'drizzle-orm';
import { isPublished, products } from '../db/schema.ts';

/** Who is shown products: admins see drafts, too. */
export type Audience = 'shoppers' | 'admins';

/** The condition for products that a caller may see; removed ones are visible to no one. */
export function visibleTo(audience: Audience): SQL {
  return audience === 'admins' ? isNull(products.deletedAt) : isPublished(products);
}
