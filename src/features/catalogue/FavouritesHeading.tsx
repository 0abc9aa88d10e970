import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/session.ts';
import { Trans } from '../../ui/Trans.tsx';

const backHere: LoginState = { from: paths.favorites, action: 'Login' };

/** Heading for guests, whose favourites are stored in this browser. */
export function FavouritesHeading() {
  return (
    <Container component="header" sx={{ pt: { xs: 4, md: 8 }, pb: 4 }}>
      <Typography variant="h2" component="h1">
        {i18n.t('Favourites')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Trans
          id="Saved in this browser. <login>Log in</login> to have them everywhere."
          components={{ login: <Link component={RouterLink} to={paths.login} state={backHere} /> }}
        />
      </Typography>
    </Container>
  );
}
