import type { ShopColour } from '../../../contract/rules/colourFamilies.ts';
import { shopColoursQuery } from '../../repositories/productCounts.ts';
import type { ProductFilter } from '../../repositories/productFilter.ts';
import { countProducts } from '../../repositories/products.ts';
import type { Context } from '../context.ts';
import type { ReadCatalogueVersion } from './catalogueVersion.ts';
import { createVersionedCache } from './versionedCache.ts';

/**
 * What is worked out once until the catalogue changes: of 100,000 products it takes longer than a
 * page of them.
 */
export type CatalogueStats = {
  /** How many products pass a filter. Stock counts only where sizes are asked for. */
  countMatching: (filter: ProductFilter) => Promise<number>;
  /** Each colour of the shop's products, in no order. */
  shopColours: () => Promise<ShopColour[]>;
};

export function createCatalogueStats(
  { db }: Pick<Context, 'db'>,
  readVersion: ReadCatalogueVersion,
): CatalogueStats {
  const ofAnyStock = { readVersion, stockLag: Number.POSITIVE_INFINITY };
  const totals = { maxBytes: 2 ** 20, bytesOf: () => 8 };
  const totalsOfAnyStock = createVersionedCache<number>({ ...ofAnyStock, ...totals });
  const totalsOfFree = createVersionedCache<number>({ readVersion, stockLag: 0, ...totals });
  const colours = createVersionedCache<ShopColour[]>({
    ...ofAnyStock,
    maxBytes: 2 ** 22,
    bytesOf: ({ length }) => length * 64,
  });
  return {
    countMatching: (filter) =>
      (filter.sizes ? totalsOfFree : totalsOfAnyStock).get(JSON.stringify(filter), () =>
        countProducts(db, filter),
      ),
    shopColours: () => colours.get('', () => shopColoursQuery(db)),
  };
}
