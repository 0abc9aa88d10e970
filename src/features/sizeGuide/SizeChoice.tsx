import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { Row } from '../../ui/Row.ts';

export type SizeChoiceProps = {
  sizes: readonly string[];
  /** Saved size; undefined for none. */
  size: string | undefined;
  /** Size bought last; suggested while none is saved, but never selected automatically. */
  boughtSize?: string | undefined;
  /** Undefined clears it. */
  onChange: (size: string | undefined) => void;
};

/** Size buttons of a category; a press saves the size, another clears it. */
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
          <ToggleButton
            key={each}
            value={each}
            selected={each === size}
            onChange={() => onChange(each === size ? undefined : each)}
          >
            {each}
          </ToggleButton>
        ))}
      </Box>
      {offered && (
        <Row sx={{ columnGap: 1, mt: 1 }}>
          <Typography variant="body2">{`You bought ${offered} last time.`}</Typography>
          <Button onClick={() => onChange(offered)}>
            <span>{`My size is ${offered}`}</span>
          </Button>
        </Row>
      )}
    </FocusFallback>
  );
}
