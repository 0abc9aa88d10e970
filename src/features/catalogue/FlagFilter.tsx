import type { CatalogueQuery } from '../../lib/catalogue.ts';
import { flagLabels } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

const options = [
  { value: 'newCollection', label: flagLabels.newCollection },
  { value: 'mostPopular', label: flagLabels.mostPopular },
] as const;

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
