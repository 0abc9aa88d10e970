import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AdminProductSort } from '../../contract/schemas/adminProduct.ts';
import type { Database } from '../db/database.ts';
import { productSizes, products } from '../db/schema.ts';
import { matching, type ProductFilter } from './productFilter.ts';
import { type StoredProduct, storedColumns } from './products.ts';

/** What an admin's list asks for: newest first without a `sort`, all of it without a `limit`. */
type AdminPage = {
  filter: ProductFilter;
  sort?: AdminProductSort | undefined;
  limit?: number | undefined;
  offset: number;
};

/** Products of the shop, in the order of a column of the admin's list. */
export async function findAdminProducts(
  db: Database,
  { filter, sort, limit, offset }: AdminPage,
): Promise<StoredProduct[]> {
  const found = db
    .select(storedColumns('admins'))
    .from(products)
    .where(matching(filter))
    .orderBy(...orderBy(sort))
    .offset(offset);
  return limit === undefined ? found : found.limit(limit);
}

const freeUnits = sql`(
  select coalesce(sum(${productSizes.quantity} - ${productSizes.reserved}), 0)
  from ${productSizes} where ${productSizes.productId} = ${products.id}
)`;

/** Equal keys go by id in the same direction, so that no product is on two pages. */
function orderBy(sort: AdminProductSort | '-created' = '-created'): SQL[] {
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return sort.startsWith('-') ? [desc(column), desc(products.id)] : [asc(column), asc(products.id)];
}

const columns = {
  created: products.createdAt,
  name: products.sortName,
  price: products.priceCents,
  stock: freeUnits,
  updated: products.updatedAt,
};
