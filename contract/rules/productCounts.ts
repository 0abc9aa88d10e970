import { i18n } from '../i18n.ts';
import { listFlags } from '../limits.ts';
import type { Product, ProductCounts } from '../schemas/product.ts';
import { familyOf, familySwatches, type ShopColour } from './colourFamilies.ts';
import { type ColourFamily, colourFamilies } from './colourLabels.ts';
import { type CatalogueQuery, hasFlag, selectProducts } from './productList.ts';
import { availableUnits } from './stock.ts';

/**
 * Counts the products that each value of a filter would leave, combined with the other filters: the
 * reply of `GET /productcounts`.
 */
export function countProducts(products: readonly Product[], query: CatalogueQuery): ProductCounts {
  const without = (filter: keyof CatalogueQuery) =>
    selectProducts(products, { ...query, [filter]: undefined });
  const flagged = without('flag');
  return {
    kind: tally(without('kind'), ({ kind }) => [{ value: kind }]),
    colour: countFamilies(
      without('colour').map(({ colour = '', swatch = '' }) => ({ colour, swatch, count: 1 })),
      query.colour,
    ),
    size: tally(without('size'), ({ sizes }) =>
      sizes.filter((size) => availableUnits(size) > 0).map(({ size }) => ({ value: size })),
    ),
    flag: listFlags.map((flag) => ({
      value: flag,
      count: flagged.filter((product) => hasFlag(product, flag)).length,
    })),
  };
}

function tally(
  products: readonly Product[],
  labelsOf: (product: Product) => { value: string | undefined }[],
) {
  const counts = new Map<string, number>();
  for (const { value } of products.flatMap(labelsOf)) {
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return sorted([...counts].map(([value, count]) => ({ value, count })));
}

/** Sorts by name, as readers of the language in use expect it. */
export function sorted<C extends { value: string }>(
  counts: C[],
  nameOf = (value: string) => value,
): C[] {
  const { compare } = new Intl.Collator(i18n.locale);
  return counts.sort((a, b) => compare(nameOf(a.value), nameOf(b.value)));
}

/**
 * Families of these colours, in their order, with the number of products in each. Families without
 * products are listed only if they are requested. A colour that is requested by its own name
 * follows under that name.
 */
export function countFamilies(
  colours: readonly (ShopColour & { count: number })[],
  asked: readonly string[] = [],
): ProductCounts['colour'] {
  const sum = (some: typeof colours) => some.reduce((total, { count }) => total + count, 0);
  const families = colourFamilies.map((value) => ({
    value,
    count: sum(colours.filter((one) => familyOf(one) === value)),
    ...(value !== 'Multi' && { swatch: familySwatches[value] }),
  }));
  const names = asked.filter((name) => name && !colourFamilies.includes(name as ColourFamily));
  const named = [...new Set(names)].map((value) => {
    const own = colours.filter(({ colour }) => colour === value);
    const swatch = own
      .map((one) => one.swatch)
      .sort()
      .at(-1);
    return { value, count: sum(own), ...(swatch && { swatch }) };
  });
  return [...families, ...sorted(named)].filter(
    ({ value, count }) => count > 0 || asked.includes(value),
  );
}
