import type { FiltersProps } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

type SizeFilterProps = Pick<FiltersProps, 'sizes' | 'counts' | 'query' | 'onChange'>;

/** Filters by sizes in stock. */
export function SizeFilter({ sizes, counts, query, onChange }: SizeFilterProps) {
  const countOf = (size: string) => counts?.size.find(({ value }) => value === size)?.count ?? 0;
  return (
    <ToggleChips
      label="Size"
      options={sizes.map((value) => ({ value, count: counts ? countOf(value) : undefined }))}
      chosen={query.size ?? []}
      onChoose={(size) => onChange({ size: [...size] })}
    />
  );
}
