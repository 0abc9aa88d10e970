import { productFlags } from '../../../contract/limits.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { flagLabels } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

const options = productFlags.map((value) => ({ value, label: flagLabels[value] }));

type FlagFilterProps = {
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
};

/** Only what is new, or only what is popular. */
export function FlagFilter({ query, onChange }: FlagFilterProps) {
  return (
    <ToggleChips
      label="Show only"
      options={options}
      chosen={query.flag ?? []}
      onChoose={(flag) => onChange({ ...query, flag })}
    />
  );
}
