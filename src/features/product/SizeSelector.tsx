import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { cartHasLast, sizeHint, sizeName } from '../../lib/sizeName.ts';
import { chipStates } from '../../theme/chip.ts';
import { forcedColors } from '../../theme/forcedColors.ts';

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
  /** Replaces the chips. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Sizes as a radio group; sold-out sizes are disabled and labelled so. */
export function SizeSelector({
  sizes,
  inCart = {},
  size,
  problem,
  onSelect,
  onOpenSizeGuide,
  children,
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
      <SizeLabel id={labelId}>Size</SizeLabel>
      <GuideButton aria-haspopup="dialog" onClick={onOpenSizeGuide}>
        Size guide
      </GuideButton>
      {children ?? chips}
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

const Chip = styled(Radio, { shouldForwardProp: (name) => name !== 'inCart' })<{
  inCart: boolean;
}>(({ theme, inCart }) => {
  const { rest, chosen, soldOut } = chipStates(theme);
  return {
    ...rest,
    // Six chips fit in a row on phones.
    minWidth: 48,
    minHeight: 48,
    padding: theme.spacing(0, 1),
    [theme.breakpoints.up('sm')]: { minWidth: 52, paddingInline: theme.spacing(1.5) },
    '&.Mui-checked': chosen,
    '[aria-invalid="true"] > &': { borderColor: theme.vars.palette.error.main },
    '&.Mui-disabled': {
      ...soldOut,
      cursor: 'not-allowed',
      pointerEvents: 'auto',
      ...(inCart && { backgroundImage: 'none', [forcedColors]: { textDecoration: 'none' } }),
    },
    // Overrides the theme, whose radio buttons have no border in forced colours.
    [forcedColors]: { '&&&&': { border: '1px solid ButtonBorder' } },
  };
});

type SizeChipProps = {
  size: string;
  /** Accessible label: size in words, and its stock if relevant. */
  label: string;
  soldOut?: boolean;
  /** The last units are in the shopper's cart. */
  inCart?: boolean;
};

/** One size of a `RadioGroup`. */
export function SizeChip({ size, label, soldOut = false, inCart = false }: SizeChipProps) {
  const face = <Face size={size} />;
  return (
    <Chip
      value={size}
      disabled={soldOut}
      inCart={inCart}
      icon={face}
      checkedIcon={face}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** A component, because `Radio` passes `fontSize` to its icon. */
function Face({ size }: { size: string }) {
  return size;
}
