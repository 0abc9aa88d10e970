import { formatPrice } from '../../../contract/rules/money.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import type { ProductFlag } from '../../../contract/schemas/product.ts';

export const flagLabels: Record<ProductFlag, string> = {
  newCollection: 'New',
  mostPopular: 'Popular',
};

/** The filters of words that a shop's own products bring along. */
export const filterLabels = { kind: 'Kind', colour: 'Colour' } as const;

export type LabelName = keyof typeof filterLabels;

type ActiveFilter = {
  label: string;
  /** The query once this filter is taken away. */
  without: CatalogueQuery;
};

/** The filters of a query one by one; the category and the order are none. */
export function activeFilters(query: CatalogueQuery): ActiveFilter[] {
  const { q, minPrice, maxPrice } = query;
  const each = <Name extends 'kind' | 'colour' | 'size' | 'flag'>(
    name: Name,
    labelOf: (value: NonNullable<CatalogueQuery[Name]>[number]) => string = String,
  ) => {
    const chosen: NonNullable<CatalogueQuery[Name]>[number][] = query[name] ?? [];
    return chosen.map((value) => ({
      label: labelOf(value),
      without: { ...query, [name]: chosen.filter((other) => other !== value) },
    }));
  };
  return [
    ...(q ? [{ label: `“${q}”`, without: { ...query, q: undefined } }] : []),
    ...each('kind'),
    ...each('colour'),
    ...each('size', (size) => `Size ${size}`),
    ...(minPrice === undefined
      ? []
      : [{ label: `From ${formatPrice(minPrice)}`, without: { ...query, minPrice: undefined } }]),
    ...(maxPrice === undefined
      ? []
      : [{ label: `Up to ${formatPrice(maxPrice)}`, without: { ...query, maxPrice: undefined } }]),
    ...each('flag', (flag) => flagLabels[flag]),
  ];
}

/** The query with none of its filters: the category and the order stay. */
export function withoutFilters({ category, sort }: CatalogueQuery): CatalogueQuery {
  return { ...(category && { category }), ...(sort && { sort }) };
}
