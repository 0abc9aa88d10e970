import { isNull, type SQL } from 'drizzle-orm';
import { isPublished, products } from '../db/schema.ts';

/** Who is shown products: admins see drafts, too. */
export type Audience = 'shoppers' | 'admins';

type Columns = Parameters<typeof isPublished>[0];

/** The condition for products that a caller may see; removed ones are visible to no one. */
export function visibleTo(audience: Audience, columns: Columns = products): SQL {
  return audience === 'admins' ? isNull(columns.deletedAt) : isPublished(columns);
}
