import { productFlags } from '../limits.ts';
import type { Product, ProductCounts } from '../schemas/product.ts';
import { type CatalogueQuery, selectProducts } from './productList.ts';
import { freeUnits } from './stock.ts';

/**
 * How many products each value of a filter would leave, along with the other filters: what
 * `GET /productcounts` answers.
 */
export function countProducts(products: readonly Product[], query: CatalogueQuery): ProductCounts {
  const without = (filter: keyof CatalogueQuery) =>
    selectProducts(products, { ...query, [filter]: undefined });
  const flagged = without('flag');
  return {
    kind: tally(without('kind'), ({ kind }) => [{ value: kind }]),
    colour: tally(without('colour'), ({ colour, swatch }) => [{ value: colour, swatch }]),
    size: tally(without('size'), ({ sizes }) =>
      sizes.filter((size) => freeUnits(size) > 0).map(({ size }) => ({ value: size })),
    ),
    flag: productFlags.map((flag) => ({
      value: flag,
      count: flagged.filter((product) => product[flag]).length,
    })),
  };
}

type Labelled = { value: string | undefined; swatch?: string | undefined };

/** A colour's swatch is the last by name, as products may show one colour differently. */
function tally(products: readonly Product[], labelsOf: (product: Product) => Labelled[]) {
  const counts = new Map<string, { value: string; count: number; swatch?: string }>();
  for (const { value, swatch } of products.flatMap(labelsOf)) {
    if (!value) continue;
    const before = counts.get(value);
    const shown = [before?.swatch ?? '', swatch ?? ''].sort().at(-1);
    counts.set(value, { value, count: (before?.count ?? 0) + 1, ...(shown && { swatch: shown }) });
  }
  return sorted([...counts.values()]);
}

/** By name, which neither a database nor a browser is asked about. */
export function sorted<C extends { value: string }>(counts: C[]): C[] {
  return counts.sort((a, b) => (a.value < b.value ? -1 : Number(a.value > b.value)));
}
