import { i18n } from '../../../contract/i18n.ts';
import { colourLabel } from '../../../contract/rules/colourLabels.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { flagLabels } from '../../lib/labels.ts';

/** Filters whose values come from the products. */
export const filterLabels = { kind: /*i18n*/ 'Kind', colour: /*i18n*/ 'Colour' } as const;

export type LabelName = keyof typeof filterLabels;

/** Lowest and highest price in dollars. */
export type PriceBounds = { lowest: number; highest: number };

export type FiltersProps = {
  query: CatalogueQuery;
  /** Selectable sizes, or all where there are scales; an empty list hides the filter. */
  sizes: readonly string[];
  /** Scales of the category. */
  sizeGroups?: readonly { name: string; sizes: readonly string[] }[] | undefined;
  /** Shopper's own sizes among them. */
  mySizes?: readonly string[];
  /** Some products are reduced, so the filter is offered. */
  hasSale?: boolean | undefined;
  /** Number of matching products; undefined while loading. */
  total: number | undefined;
  /** Label of the search field; absent hides it. */
  searchLabel?: string | undefined;
  labels?: readonly LabelName[];
  /** Product counts per value; undefined while loading, null if unsupported. */
  counts?: ProductCounts | null | undefined;
  /** Price range of the products; undefined while loading. */
  priceBounds?: PriceBounds | undefined;
  /** Changes parts of the query, which may be newer than `query`; undefined takes one away. */
  onChange: (parts: CatalogueQuery) => void;
};

type ActiveFilter = {
  label: string;
  /** Change that removes it from the query. */
  removal: CatalogueQuery;
};

/** Lists the filters of a query; category and sort order don't count. */
export function activeFilters(query: CatalogueQuery): ActiveFilter[] {
  const { q, minPrice, maxPrice } = query;
  const each = <Name extends 'kind' | 'colour' | 'size' | 'flag'>(
    name: Name,
    labelOf: (value: NonNullable<CatalogueQuery[Name]>[number]) => string = String,
  ) => {
    const chosen: NonNullable<CatalogueQuery[Name]>[number][] = query[name] ?? [];
    return chosen.map((value) => ({
      label: labelOf(value),
      removal: { [name]: chosen.filter((other) => other !== value) },
    }));
  };
  return [
    ...(q ? [{ label: i18n.t('“{words}”', { words: q }), removal: { q: undefined } }] : []),
    ...each('kind', kindLabel),
    ...each('colour', colourLabel),
    ...each('size', (size) => (isOneSize(size) ? size : i18n.t('Size {size}', { size }))),
    ...(minPrice === undefined
      ? []
      : [
          {
            label: i18n.t('From {price}', { price: formatPrice(minPrice) }),
            removal: { minPrice: undefined },
          },
        ]),
    ...(maxPrice === undefined
      ? []
      : [
          {
            label: i18n.t('Up to {price}', { price: formatPrice(maxPrice) }),
            removal: { maxPrice: undefined },
          },
        ]),
    ...each('flag', (flag) => i18n.t(flagLabels[flag])),
  ];
}

/** Change that removes all filters; category and sort order stay. */
export const noFilters = {
  q: undefined,
  kind: undefined,
  colour: undefined,
  size: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  flag: undefined,
} satisfies CatalogueQuery;
