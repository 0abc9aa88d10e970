import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { lowScreen, touchTarget } from '../../theme/tokens.ts';

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  // Letters of twice the size take two lines.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(13),
    display: 'grid',
    borderBottom: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  [lowScreen]: { position: 'static' },
  '@media print': { display: 'none' },
}));

const ItemLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.up('md')]: {
    marginBlock: 0,
    marginLeft: -1,
    paddingLeft: theme.spacing(2.5),
    borderBottom: 0,
    borderLeft: '2px solid transparent',
  },
}));

const items = [
  { label: 'Details', to: paths.myAccount },
  { label: 'Orders', to: paths.myOrders },
  { label: 'Ratings', to: paths.myRatings },
  { label: 'Favourites', to: paths.myFavorites },
];

/** The navigation of the account: beside the page on a wide screen, a tab bar above it on a phone. */
export function AccountNav() {
  return (
    <Links aria-label="Account">
      {items.map(({ label, to }) => (
        <ItemLink key={to} to={to}>
          {label}
        </ItemLink>
      ))}
    </Links>
  );
}
