import { formatPrice } from '../../../contract/rules/money.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { flagLabels } from '../../lib/flags.ts';

/** The filters whose values come from the products. */
export const filterLabels = { kind: 'Kind', colour: 'Colour' } as const;

export type LabelName = keyof typeof filterLabels;

/** The lowest and the highest price of some products, in dollars. */
export type PriceBounds = { lowest: number; highest: number };

/** What all filters take, wherever they stand. */
export type FiltersProps = {
  query: CatalogueQuery;
  /** Sizes to choose from; with none, there is no such filter. */
  sizes: readonly string[];
  /** What the shopper wears of them. */
  mySizes?: readonly string[];
  /** Products that fit; undefined until it is known. */
  total: number | undefined;
  /** Gives the filters a search field of this name. */
  searchLabel?: string | undefined;
  /** Which filters of labels there are: those that the shown products have. */
  labels?: readonly LabelName[];
  /** Products that each value would leave; undefined until it is known, null where it can't be. */
  counts?: ProductCounts | null | undefined;
  /** What the products cost from which a price is chosen; undefined while it is not known. */
  priceBounds?: PriceBounds | undefined;
  onChange: (query: CatalogueQuery) => void;
};

type ActiveFilter = {
  label: string;
  /** The query without this filter. */
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
