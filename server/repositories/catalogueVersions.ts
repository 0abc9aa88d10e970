import { catalogueVersions } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

/** Ids of the last changes of products and of their stock, at most one per writer, sorted. */
type LastChanges = { products: string[]; stock: string[] };

/** Every answer of the catalogue begins with it, so it is the plainest query there is. */
export async function findLastChanges(db: Database): Promise<LastChanges> {
  const { subject, changeId } = catalogueVersions;
  const changes: LastChanges = { products: [], stock: [] };
  for (const row of await db.select({ subject, changeId }).from(catalogueVersions)) {
    changes[row.subject].push(row.changeId);
  }
  return { products: changes.products.sort(), stock: changes.stock.sort() };
}
