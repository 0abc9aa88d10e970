import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { ToggleChips } from './ToggleChips.tsx';

type SizeFilterProps = {
  /** What can be chosen from. */
  sizes: readonly string[];
  counts?: ProductCounts | null | undefined;
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
};

/** Sizes of which a unit must be free. */
export function SizeFilter({ sizes, counts, query, onChange }: SizeFilterProps) {
  return (
    <ToggleChips
      label="Size"
      options={sizes.map((size) => ({
        value: size,
        label: size,
        count: counts ? countOf(counts.size, size) : undefined,
      }))}
      chosen={query.size ?? []}
      onChoose={(size) => onChange({ ...query, size })}
    />
  );
}

function countOf(counts: ProductCounts['size'], value: string): number {
  return counts.find((one) => one.value === value)?.count ?? 0;
}
