import ToggleButton from '@mui/material/ToggleButton';
import { productFlags } from '../../../contract/limits.ts';
import { flagLabels } from '../../lib/labels.ts';
import type { FiltersProps } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

const options = productFlags.map((value) => ({ value, label: flagLabels[value] }));

type FlagFilterProps = Pick<FiltersProps, 'mySizes' | 'query' | 'onChange'>;

/** Filters by new, popular, or in stock in the shopper's size. */
export function FlagFilter({ query, mySizes = [], onChange }: FlagFilterProps) {
  const isOnlyMine = `${query.size}` === `${mySizes}`;
  return (
    <>
      <ToggleChips
        label="Show only"
        options={options}
        chosen={query.flag ?? []}
        onChoose={(flag) => onChange({ flag: [...flag] })}
      />
      {mySizes.length > 0 && (
        <ToggleButton
          value="mine"
          selected={isOnlyMine}
          onChange={() => onChange({ size: isOnlyMine ? [] : [...mySizes] })}
        >
          <span>{`My size (${mySizes.join(', ')})`}</span>
        </ToggleButton>
      )}
    </>
  );
}
