import { createHash } from 'node:crypto';
import { msPerDay } from '../../../contract/rules/days.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { findLastChanges } from '../../repositories/catalogueVersions.ts';
import type { Context } from '../context.ts';

/** What an answer about products was made from; equal versions give equal answers. */
export type CatalogueVersion = {
  /**
   * Changes with each product, picture and rating, with the owner's settings, and with the day, as
   * picture URLs do.
   */
  products: string;
  /** Changes with each unit that is reserved, released, sold or added. */
  stock: string;
};

export type ReadCatalogueVersion = () => Promise<CatalogueVersion>;

/**
 * Reads the catalogue's version, with everything that was committed before the call by any process
 * on the database. Concurrent callers share one small query.
 */
export function catalogueVersionReader({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): ReadCatalogueVersion {
  return coalesce(async () => {
    const { products, stock } = await findLastChanges(db);
    const day = Math.floor(now().getTime() / msPerDay);
    return { products: `${hashOf(products)}.${day}`, stock: hashOf(stock) };
  });
}

function hashOf(ids: string[]): string {
  return createHash('sha1').update(ids.join()).digest('base64url');
}
