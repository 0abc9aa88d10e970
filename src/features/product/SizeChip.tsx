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
    // Six of them fill a row of a phone.
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
    // Outweighs the theme, whose radio buttons have no edge there.
    [forcedColors]: { '&&&&': { border: '1px solid ButtonBorder' } },
  };
});

type SizeChipProps = {
  size: string;
  /** The size in words, with what is to be said of its stock. */
  label: string;
  soldOut?: boolean;
  /** The shopper's cart has the last of it. */
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

/** An element, as `Radio` hands its icon a `fontSize`. */
function Face({ size }: { size: string }) {
  return size;
}
