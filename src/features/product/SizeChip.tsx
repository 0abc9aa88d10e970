import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { chipStates } from '../../theme/chip.ts';
import { forcedColors } from '../../theme/forcedColors.ts';

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
