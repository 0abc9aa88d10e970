import { styled } from '@mui/material/styles';
import { touchLink } from '../../../theme/touchLink.ts';

/** A small table in a card: a wide first column, figures at the end of the line. */
export const HomeTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1, 0, 1, 2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    width: '100%',
    paddingLeft: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    ...theme.typography.caption,
    borderTop: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 'inherit' },
  '& a': touchLink,
}));
