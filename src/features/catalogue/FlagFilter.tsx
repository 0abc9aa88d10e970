import ToggleButton from '@mui/material/ToggleButton';
import { i18n } from '../../../contract/i18n.ts';
import { listFlags } from '../../../contract/limits.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { flagLabels } from '../../lib/labels.ts';
import type { FiltersProps } from './queryFilters.ts';
import { ToggleChips } from './ToggleChips.tsx';

type FlagFilterProps = Pick<FiltersProps, 'mySizes' | 'hasSale' | 'query' | 'onChange'>;

/** Filters by new, popular, reduced, or in stock in the shopper's size. */
export function FlagFilter({ query, mySizes = [], hasSale, onChange }: FlagFilterProps) {
  const isOnlyMine = `${query.size}` === `${mySizes}`;
  return (
    <>
      <ToggleChips
        label={i18n.t('Show only')}
        options={listFlags
          .filter((value) => hasSale || value !== 'sale')
          .map((value) => ({ value, label: i18n.t(flagLabels[value]) }))}
        chosen={query.flag ?? []}
        onChoose={(flag) => onChange({ flag: [...flag] })}
      />
      {mySizes.length > 0 && (
        <ToggleButton
          value="mine"
          selected={isOnlyMine}
          onChange={() => onChange({ size: isOnlyMine ? [] : [...mySizes] })}
        >
          <span>{i18n.t('My size ({sizes})', { sizes: listed(mySizes) })}</span>
        </ToggleButton>
      )}
    </>
  );
}
