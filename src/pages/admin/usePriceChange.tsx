import { type ReactNode, useState } from 'react';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useRefreshProducts } from '../../data/admin/useRefresh.ts';
import { useSaveProduct } from '../../data/admin/useSaveProduct.ts';
import { PriceDialog } from '../../features/admin/products/PriceDialog.tsx';
import type { PriceResult, PriceRow } from '../../features/admin/products/pricePlan.ts';
import { toProductChange } from '../../lib/productChange.ts';
import { toRowResult } from './toRowResult.ts';

type PriceChanges = {
  /** Undefined where a server has neither sales nor versions. */
  changePrices: (() => void) | undefined;
  /** To be put anywhere on the page. */
  priceDialog: ReactNode;
};

/** Changes the prices of several products one by one, each against the version that was seen. */
export function usePriceChange(checked: readonly AdminProduct[]): PriceChanges {
  const { change } = useSaveProduct(false);
  const refresh = useRefreshProducts();
  const [products, setProducts] = useState<readonly AdminProduct[]>();
  const [results, setResults] = useState<ReadonlyMap<string, PriceResult>>(new Map());
  const tell = (id: string, result: PriceResult) =>
    setResults((before) => new Map(before).set(id, result));

  async function apply(rows: PriceRow[]) {
    for (const row of rows) {
      if (!('after' in row)) continue;
      const { product, after } = row;
      tell(product._id, { status: 'saving' });
      const outcome = await change({ ...toProductChange(product), ...after });
      tell(product._id, toRowResult(outcome, stale));
    }
    refresh();
  }

  function open() {
    setResults(new Map());
    setProducts(checked);
  }

  const canChange = checked.every(
    ({ version, regularPrice }) => version !== undefined && regularPrice !== undefined,
  );
  return {
    changePrices: canChange ? open : undefined,
    priceDialog: products && (
      <PriceDialog
        products={products}
        results={results}
        onApply={apply}
        onClose={() => setProducts(undefined)}
      />
    ),
  };
}

const stale = 'It has been changed in the meantime. Close this, look at it and try again.';
