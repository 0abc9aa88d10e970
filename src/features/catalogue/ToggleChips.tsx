import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { pluralize } from '../../lib/pluralize.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';

type ChipOption<T> = {
  value: T;
  /** The value itself if not given. */
  label?: string;
  /** Products that it would leave. */
  count?: number | undefined;
  swatch?: string | undefined;
};

const Swatch = styled('span')(({ theme }) => ({
  width: 16,
  height: 16,
  marginRight: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  forcedColorAdjust: 'none',
}));

/** Heard as a description, so that a chip keeps its name. */
const Count = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(0.75),
  opacity: 0.75,
  fontVariantNumeric: 'tabular-nums',
}));

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
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1 }}>
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
            {option.swatch && <Swatch style={{ backgroundColor: option.swatch }} />}
            {option.label ?? option.value}
            {option.count !== undefined && <Count aria-hidden>{option.count}</Count>}
          </ToggleChip>
        );
      })}
    </Stack>
  );
}
