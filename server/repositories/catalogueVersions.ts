import { catalogueVersions } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

/** How often products and their stock were changed: what is committed only ever adds to it. */
type CatalogueCounts = { products: number; stock: number };

/** Every answer of the catalogue begins with it, so it is the plainest query there is. */
export async function readCatalogueCounts(db: Database): Promise<CatalogueCounts> {
  const { subject, version } = catalogueVersions;
  const counts: CatalogueCounts = { products: 0, stock: 0 };
  for (const row of await db.select({ subject, version }).from(catalogueVersions)) {
    counts[row.subject] += row.version;
  }
  return counts;
}
