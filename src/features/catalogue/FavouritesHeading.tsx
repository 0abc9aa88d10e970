import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/session.ts';

const backHere: LoginState = { from: paths.favorites, action: /*i18n*/ 'Login' };

/** Heading for guests, whose favourites are stored in this browser. */
export function FavouritesHeading() {
  return (
    <Container component="header" sx={{ pt: { xs: 4, md: 8 }, pb: 4 }}>
      <Typography variant="h2" component="h1">
        {i18n.t('Favourites')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Saved in this browser.{' '}
        <Link component={RouterLink} to={paths.login} state={backHere}>
          {i18n.t('Log in')}
        </Link>{' '}
        to have them everywhere.
      </Typography>
    </Container>
  );
}
