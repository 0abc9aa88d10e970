import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { Row } from '../../ui/Row.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';

export type SizeChoiceProps = {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sizes.map((each) => (
          <ToggleChip
            key={each}
            pressed={each === size}
            onToggle={() => onChange(each === size ? undefined : each)}
          >
            {each}
          </ToggleChip>
        ))}
      </Box>
      {offered && (
        <Row sx={{ columnGap: 1, mt: 1 }}>
          <Typography variant="body2">You bought {offered} last time.</Typography>
          <Button color="inherit" onClick={() => onChange(offered)}>
            My size is {offered}
          </Button>
        </Row>
      )}
    </FocusFallback>
  );
}
