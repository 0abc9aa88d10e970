import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { freeUnits } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { cartHasLast, sizeHint, sizeName } from '../../lib/sizeName.ts';
import { SizeChip } from './SizeChip.tsx';

const Place = styled('div')({ position: 'relative' });

const Group = styled('fieldset')(({ theme }) => ({
  '&[aria-invalid="true"] span': { borderColor: theme.vars.palette.error.main },
  '& legend': { ...theme.typography.h6, padding: 0, marginBottom: theme.spacing(1.5) },
}));

/** On the line of the legend, which takes no part in a layout. */
const GuideButton = styled(Button)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(-1.5),
  insetInlineEnd: theme.spacing(-1),
}));

type SizeSelectorProps = {
  sizes: readonly ProductSize[];
  /** Units in the cart, by size. */
  inCart?: Readonly<Record<string, number>>;
  size: string | undefined;
  /** The message for a missing choice of size. */
  problem: string | false;
  onSelect: (size: string) => void;
  onOpenSizeGuide: () => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** The sizes as one group of radio buttons; a sold-out one can't be chosen, and is named so. */
export function SizeSelector({
  sizes,
  inCart = {},
  size,
  problem,
  onSelect,
  onOpenSizeGuide,
  ref,
}: SizeSelectorProps) {
  const name = useId();
  const problemId = useId();
  const chosen = sizes.find((entry) => entry.size === size);

  return (
    <Place>
      <Group
        ref={ref}
        role="radiogroup"
        aria-invalid={Boolean(problem)}
        {...(problem && { 'aria-describedby': problemId })}
      >
        <legend>Size</legend>
        <GuideButton color="inherit" aria-haspopup="dialog" onClick={onOpenSizeGuide}>
          Size guide
        </GuideButton>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sizes.map((entry) => (
            <SizeChip
              key={entry.size}
              name={name}
              size={entry.size}
              label={sizeName(entry, inCart[entry.size])}
              checked={entry === chosen}
              soldOut={freeUnits(entry) === 0}
              inCart={cartHasLast(entry, inCart[entry.size])}
              onSelect={() => onSelect(entry.size)}
            />
          ))}
        </Box>
        {problem ? (
          <Typography id={problemId} role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
            {problem}
          </Typography>
        ) : (
          <Typography role="status" variant="body2" sx={{ minHeight: '1.55em', mt: 1 }}>
            {chosen && sizeHint(chosen)}
          </Typography>
        )}
      </Group>
    </Place>
  );
}
