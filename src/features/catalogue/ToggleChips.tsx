import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { i18n } from '../../../contract/i18n.ts';
import { useOptimisticValue } from '../../ui/useSearchWords.ts';

type ChipOption<T> = {
  value: T;
  /** Defaults to the value. */
  label?: string;
  /** Number of products with this value selected. */
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

/** Announced as a description, so that the chip's name stays the same. */
const Count = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(0.75),
  // An empty chip is dimmed as a whole.
  ':not([data-empty]) > &': { opacity: 0.75 },
  fontVariantNumeric: 'tabular-nums',
}));

type ToggleChipsProps<T extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly ChipOption<T>[];
  chosen: readonly T[];
  onChoose: (chosen: readonly T[]) => void;
};

/** Multi-select chips of a filter; a single tab stop. */
export function ToggleChips<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleChipsProps<T>) {
  const [shown, choose] = useOptimisticValue(chosen, onChoose);
  return (
    <ToggleButtonGroup
      aria-label={label}
      value={shown}
      onChange={(_, values: T[]) => choose(values)}
    >
      {options.map(({ value, label: text = value, count, swatch }) => (
        <ToggleButton
          key={value}
          value={value}
          data-empty={count === 0 || undefined}
          aria-description={
            count === undefined
              ? undefined
              : i18n.t('{count, plural, one {# product} other {# products}}', { count })
          }
        >
          {swatch && <Swatch style={{ backgroundColor: swatch }} />}
          {text}
          {count !== undefined && <Count aria-hidden>{count}</Count>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
