import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { pluralize } from '../../lib/pluralize.ts';

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

/** Read as a description, so that a chip keeps its name. */
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

/** The values of one filter, any number of which may be chosen; one stop of the Tab key. */
export function ToggleChips<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleChipsProps<T>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      value={chosen}
      onChange={(_, values: T[]) => onChoose(values)}
    >
      {options.map(({ value, label: text = value, count, swatch }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-description={count === undefined ? undefined : pluralize(count, 'product')}
        >
          {swatch && <Swatch style={{ backgroundColor: swatch }} />}
          {text}
          {count !== undefined && <Count aria-hidden>{count}</Count>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
