import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import { isByWaist } from '../../../contract/rules/waistAndLength.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { cartHasLast, sizeHint, sizeName } from '../../lib/sizeName.ts';
import { SizeChip } from './SizeChip.tsx';
import { WaistAndLength } from './WaistAndLength.tsx';

const Group = styled(FormControl)({ display: 'flex' });

export const SizeLabel = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.h6,
  marginBottom: theme.spacing(1.5),
  '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
}));

/** On the label's line, without changing its height. */
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
  /** Error message if no size was chosen. */
  problem: string | false;
  onSelect: (size: string) => void;
  onOpenSizeGuide: () => void;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Sizes as a radio group, or as one of waists and one of lengths; sold-out sizes are disabled and
 * labelled so.
 */
export function SizeSelector({
  sizes,
  inCart = {},
  size,
  problem,
  onSelect,
  onOpenSizeGuide,
  ref,
}: SizeSelectorProps) {
  const labelId = useId();
  const problemId = useId();
  const chosen = sizes.find((entry) => entry.size === size);

  const chips = (
    <RadioGroup
      ref={ref}
      row
      aria-labelledby={labelId}
      aria-invalid={Boolean(problem)}
      {...(problem && { 'aria-describedby': problemId })}
      value={chosen?.size ?? ''}
      onChange={(_, selected) => onSelect(selected)}
      sx={{ gap: 1 }}
    >
      {sizes.map((entry) => (
        <SizeChip
          key={entry.size}
          size={entry.size}
          label={sizeName(entry, inCart[entry.size])}
          soldOut={availableUnits(entry) === 0}
          inCart={cartHasLast(entry, inCart[entry.size])}
        />
      ))}
    </RadioGroup>
  );

  return (
    <Group error={Boolean(problem)}>
      <SizeLabel id={labelId}>{i18n.t('Size')}</SizeLabel>
      <GuideButton aria-haspopup="dialog" onClick={onOpenSizeGuide}>
        {i18n.t('Size guide')}
      </GuideButton>
      {isByWaist(sizes) ? (
        <WaistAndLength
          ref={ref}
          sizes={sizes}
          size={size}
          problemId={problem ? problemId : undefined}
          onSelect={onSelect}
        />
      ) : (
        chips
      )}
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
  );
}
