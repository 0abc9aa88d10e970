import type { ProductFilter } from '../../repositories/productFilter.ts';
import { countProducts } from '../../repositories/products.ts';
import type { Context } from '../context.ts';
import type { ReadCatalogueVersion } from './catalogueVersion.ts';
import { createVersionedCache } from './versionedCache.ts';

/** How many products pass a filter. */
export type CountMatching = (filter: ProductFilter) => Promise<number>;

/**
 * Counts once until the catalogue changes: of 100,000 products that takes longer than a page of
 * them. Stock counts only where sizes are asked for.
 */
export function createTotals(
  { db }: Pick<Context, 'db'>,
  readVersion: ReadCatalogueVersion,
): CountMatching {
  const totalsWith = (stockLag: number) =>
    createVersionedCache<number>({
      readVersion,
      stockLag,
      maxBytes: 2 ** 20,
      bytesOf: () => 8,
    });
  const [ofAnyStock, ofFree] = [totalsWith(Number.POSITIVE_INFINITY), totalsWith(0)];
  return (filter) =>
    (filter.sizes ? ofFree : ofAnyStock).get(JSON.stringify(filter), () =>
      countProducts(db, filter),
    );
}
