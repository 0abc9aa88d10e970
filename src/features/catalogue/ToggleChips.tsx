import { pluralize } from '../../lib/pluralize.ts';
import { wrappingRow } from '../../theme/layout.css.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import * as css from './ToggleChips.css.ts';

type ChipOption<T> = {
  value: T;
  /** The value itself if not given. */
  label?: string;
  /** Products that it would leave. */
  count?: number | undefined;
  swatch?: string | undefined;
};

type ToggleChipsProps<T extends string> = {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly ChipOption<T>[];
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
};

/** The values of one filter, any number of which may be chosen. */
export function ToggleChips<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleChipsProps<T>) {
  return (
    <fieldset className={wrappingRow} aria-label={label}>
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        const others = chosen.filter((value) => value !== option.value);
        return (
          <ToggleChip
            key={option.value}
            pressed={isChosen}
            {...(option.count !== undefined && { description: pluralize(option.count, 'product') })}
            onToggle={() => onChoose(isChosen ? others : [...others, option.value])}
          >
            {option.swatch && (
              <span className={css.swatch} style={{ backgroundColor: option.swatch }} />
            )}
            {option.label ?? option.value}
            {option.count !== undefined && (
              <span className={css.count} aria-hidden>
                {option.count}
              </span>
            )}
          </ToggleChip>
        );
      })}
    </fieldset>
  );
}
