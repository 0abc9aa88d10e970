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
  const { q, kind = [], colour = [], size = [], flag = [], minPrice, maxPrice } = query;
  return [
    ...(q ? [{ label: `“${q}”`, without: { ...query, q: undefined } }] : []),
    ...kind.map((name) => ({
      label: name,
      without: { ...query, kind: kind.filter((other) => other !== name) },
    })),
    ...colour.map((name) => ({
      label: name,
      without: { ...query, colour: colour.filter((other) => other !== name) },
    })),
    ...size.map((name) => ({
      label: `Size ${name}`,
      without: { ...query, size: size.filter((other) => other !== name) },
    })),
    ...(minPrice === undefined
      ? []
      : [{ label: `From ${formatPrice(minPrice)}`, without: { ...query, minPrice: undefined } }]),
    ...(maxPrice === undefined
      ? []
      : [{ label: `Up to ${formatPrice(maxPrice)}`, without: { ...query, maxPrice: undefined } }]),
    ...flag.map((name) => ({
      label: flagLabels[name],
      without: { ...query, flag: flag.filter((other) => other !== name) },
    })),
  ];
}

/** The query with none of its filters: the category and the order stay. */
export function withoutFilters({ category, sort }: CatalogueQuery): CatalogueQuery {
  return { ...(category && { category }), ...(sort && { sort }) };
}
