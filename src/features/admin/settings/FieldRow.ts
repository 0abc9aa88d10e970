import { styled } from '@mui/material/styles';

/** A short field, a long one and a button, in a row from tablets on. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  columnGap: theme.spacing(2),
  '& + &': { marginTop: theme.spacing(1.5) },
  '& > button': { justifySelf: 'start', marginInline: theme.spacing(-1) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '8rem 1fr auto',
    // Align with the inputs, whose labels are above.
    '& > button': { marginTop: theme.spacing(4) },
  },
}));
