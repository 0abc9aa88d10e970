import Stack from '@mui/material/Stack';
import { ToggleChip } from '../../ui/ToggleChip.tsx';

type ToggleChipsProps<T extends string> = {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
};

/** Values of one filter, any number of which may be on. */
export function ToggleChips<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleChipsProps<T>) {
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        const others = chosen.filter((value) => value !== option.value);
        return (
          <ToggleChip
            key={option.value}
            pressed={isChosen}
            onToggle={() => onChoose(isChosen ? others : [...others, option.value])}
          >
            {option.label}
          </ToggleChip>
        );
      })}
    </Stack>
  );
}
