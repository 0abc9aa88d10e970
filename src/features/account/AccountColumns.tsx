import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SectionLink } from '../../ui/SectionLink.ts';

type AccountColumnsProps = {
  nav?: ReactNode;
  children: ReactNode;
};

export function AccountColumns({ nav, children }: AccountColumnsProps) {
  return (
    <Container sx={{ pt: { xs: 1, md: 6 }, pb: 10 }}>
      {nav ? (
        <Grid container spacing={{ xs: 3, md: 8 }}>
          <Grid size={{ xs: 12, md: 'auto' }} sx={{ width: { md: 176 } }}>
            {nav}
          </Grid>
          <Grid size={{ xs: 12, md: 'grow' }} sx={{ minWidth: 0 }}>
            {children}
          </Grid>
        </Grid>
      ) : (
        children
      )}
    </Container>
  );
}

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 2, md: 4 } }}>
        {title}
      </Typography>
      {children}
    </>
  );
}

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
