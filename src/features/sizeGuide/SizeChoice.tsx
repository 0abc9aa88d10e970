import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ToggleChip } from '../../ui/ToggleChip.tsx';

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Offer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

export type SizeChoiceProps = {
  /** Of the category. */
  sizes: readonly string[];
  /** Undefined while none is remembered. */
  size: string | undefined;
  /** The one that was bought last: offered while none is remembered, and never chosen by itself. */
  boughtSize?: string | undefined;
  /** Undefined forgets it. */
  onChange: (size: string | undefined) => void;
};

/** The sizes of a category, of which one is remembered with a press, and forgotten with another. */
export function SizeChoice({
  label,
  sizes,
  size,
  boughtSize,
  onChange,
}: SizeChoiceProps & { label: string }) {
  const offered = size === undefined && sizes.find((each) => each === boughtSize);
  return (
    <FocusFallback label={label}>
      <Chips>
        {sizes.map((each) => (
          <ToggleChip
            key={each}
            pressed={each === size}
            onToggle={() => onChange(each === size ? undefined : each)}
          >
            {each}
          </ToggleChip>
        ))}
      </Chips>
      {offered && (
        <Offer>
          <Typography variant="body2">You bought {offered} last time.</Typography>
          <Button color="inherit" onClick={() => onChange(offered)}>
            My size is {offered}
          </Button>
        </Offer>
      )}
    </FocusFallback>
  );
}
