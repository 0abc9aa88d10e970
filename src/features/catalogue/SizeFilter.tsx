import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { ToggleChips } from './ToggleChips.tsx';

type SizeFilterProps = {
  /** What can be chosen from. */
  sizes: readonly string[];
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
};

/** Sizes of which a piece must be free. */
export function SizeFilter({ sizes, query, onChange }: SizeFilterProps) {
  return (
    <ToggleChips
      label="Size"
      options={sizes.map((size) => ({ value: size, label: size }))}
      chosen={query.size ?? []}
      onChoose={(size) => onChange({ ...query, size })}
    />
  );
}
