import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const Label = styled('label')({ position: 'relative', display: 'block' });

/** Looks as the radio button before it is. */
const Face = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  display: 'grid',
  placeItems: 'center',
  // Six of them fill a row of a phone.
  minWidth: 48,
  minHeight: 48,
  paddingInline: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: { minWidth: 52, paddingInline: theme.spacing(1.5) },
  'input:checked + &': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  'input:focus-visible + &': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
  'input:disabled + &': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
}));

type SizeChipProps = {
  /** The radio group's name. */
  name: string;
  size: string;
  checked: boolean;
  soldOut: boolean;
  onSelect: () => void;
};

/** One size of a `SizeSelector`: a radio button with a face of its own. */
export function SizeChip({ name, size, checked, soldOut, onSelect }: SizeChipProps) {
  return (
    <Label>
      <input
        type="radio"
        name={name}
        value={size}
        checked={checked}
        disabled={soldOut}
        aria-label={soldOut ? `${size}, sold out` : size}
        onChange={onSelect}
        style={visuallyHidden}
      />
      <Face>{size}</Face>
    </Label>
  );
}
