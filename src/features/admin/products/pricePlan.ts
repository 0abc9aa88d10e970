import {
  changedPrices,
  type PriceChange,
  type Prices,
} from '../../../../contract/rules/priceChange.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import type { RowResult } from './importRun.ts';

/** A product and its new prices, or why they stay. */
export type PriceRow = { product: AdminProduct } & ({ after: Prices } | { problem: string });

/** The outcome for a product; absent until it was tried. */
export type PriceResult = Exclude<RowResult, { status: 'uploading' }>;

/** By the products' ids. */
export type PriceResults = ReadonlyMap<string, PriceResult>;

export function planPrices(products: readonly AdminProduct[], change: PriceChange): PriceRow[] {
  return products.map((product) => {
    const { price, regularPrice = 0 } = product;
    const after = changedPrices({ price, regularPrice }, change);
    if (typeof after === 'string') return { product, problem: after };
    const isSame = after.price === price && after.regularPrice === regularPrice;
    return isSame ? { product, problem: 'No change' } : { product, after };
  });
}
