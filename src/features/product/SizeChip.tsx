import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { chipStates } from '../../theme/chip.ts';
import { forcedColors } from '../../theme/forcedColors.ts';

const Label = styled('label')({ position: 'relative', display: 'block' });

/** Looks as the radio button before it is. */
const Face = styled('span')(({ theme }) => {
  const { rest, chosen, soldOut } = chipStates(theme);
  return {
    ...rest,
    display: 'grid',
    placeItems: 'center',
    // Six of them fill a row of a phone.
    minWidth: 48,
    minHeight: 48,
    paddingInline: theme.spacing(1),
    cursor: 'pointer',
    [theme.breakpoints.up('sm')]: { minWidth: 52, paddingInline: theme.spacing(1.5) },
    'input:checked + &': chosen,
    'input:focus-visible + &': {
      outline: `2px solid ${theme.vars.palette.secondary.main}`,
      outlineOffset: 2,
    },
    'input:disabled + &': { ...soldOut, cursor: 'not-allowed' },
    'input:disabled + &[data-in-cart="true"]': {
      backgroundImage: 'none',
      [forcedColors]: { textDecoration: 'none' },
    },
  };
});

type SizeChipProps = {
  name: string;
  size: string;
  /** The size in words, with what is to be said of its stock. */
  label: string;
  checked: boolean;
  soldOut: boolean;
  /** The shopper's cart has the last of it. */
  inCart?: boolean;
  onSelect: () => void;
};

/** One size of a `SizeSelector`: a radio button with a face of its own. */
export function SizeChip({ name, size, label, checked, soldOut, inCart, onSelect }: SizeChipProps) {
  return (
    <Label>
      <input
        type="radio"
        name={name}
        value={size}
        checked={checked}
        disabled={soldOut}
        aria-label={label}
        onChange={onSelect}
        style={visuallyHidden}
      />
      <Face data-in-cart={inCart}>{size}</Face>
    </Label>
  );
}
