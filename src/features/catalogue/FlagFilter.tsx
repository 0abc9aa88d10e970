import { productFlags } from '../../../contract/limits.ts';
import { flagLabels } from '../../lib/flags.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import type { FiltersProps } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

const options = productFlags.map((value) => ({ value, label: flagLabels[value] }));

type FlagFilterProps = Pick<FiltersProps, 'mySizes' | 'query' | 'onChange'>;

/** Only what is new, what is popular, or what is there in one's own size. */
export function FlagFilter({ query, mySizes = [], onChange }: FlagFilterProps) {
  const isOnlyMine = `${query.size}` === `${mySizes}`;
  return (
    <>
      <ToggleChips
        label="Show only"
        options={options}
        chosen={query.flag ?? []}
        onChoose={(flag) => onChange({ ...query, flag })}
      />
      {mySizes.length > 0 && (
        <ToggleChip
          pressed={isOnlyMine}
          onToggle={() => onChange({ ...query, size: isOnlyMine ? [] : [...mySizes] })}
        >
          My size ({mySizes.join(', ')})
        </ToggleChip>
      )}
    </>
  );
}
