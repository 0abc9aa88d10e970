import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SectionLink } from '../../ui/SectionLink.ts';

const Links = styled(List)(({ theme }) => ({
  display: 'flex',
  // Wraps at 200 % text size.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // The current link's underline covers the bar's border.
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
})) as typeof List;

const items = [
  { label: /*i18n*/ 'Details', to: paths.myAccount },
  { label: /*i18n*/ 'Orders', to: paths.myOrders },
  { label: /*i18n*/ 'Ratings', to: paths.myRatings },
  { label: /*i18n*/ 'Favourites', to: paths.myFavorites },
];

export function AccountNav() {
  return (
    <Links component="nav" disablePadding aria-label={i18n.t('Account')}>
      {items.map(({ label, to }) => (
        <SectionLink key={to} to={to} besideFrom="md">
          {i18n.t(label)}
        </SectionLink>
      ))}
    </Links>
  );
}
