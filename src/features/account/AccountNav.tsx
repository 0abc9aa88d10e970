import { styled } from '@mui/material/styles';
import { paths } from '../../../contract/paths.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SectionLink } from '../../ui/SectionLink.ts';

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  // At twice the text size the links take two lines.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // The line of the current link covers that of the bar.
  '& > a': { marginBottom: -1 },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(13),
    display: 'grid',
    borderBottom: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& > a': { marginBottom: 0, paddingLeft: theme.spacing(2.5) },
  },
  [lowScreen]: { position: 'static' },
  '@media print': { display: 'none' },
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
        <SectionLink key={to} to={to} besideFrom="md">
          {label}
        </SectionLink>
      ))}
    </Links>
  );
}
