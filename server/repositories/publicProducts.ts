import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** A product as a sitemap names it. */
export type PublicProduct = { id: string; category: string; changedAt: Date };

/** A sitemap holds 50,000 URLs; a few are for the other pages. */
const maxProducts = 49_900;

/** The products that shoppers see, the latest changed first. */
export async function findPublicProducts(db: Database): Promise<PublicProduct[]> {
  const { id, category, updatedAt } = products;
  return db
    .select({ id, category, changedAt: updatedAt })
    .from(products)
    .where(visibleTo('shoppers'))
    .orderBy(desc(updatedAt))
    .limit(maxProducts);
}
