import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { mirrored } from '../../theme/tokens.ts';

export type NavUser = { role: string };

type AccountActionsProps = {
  user?: NavUser | undefined;
  onLogout: () => void;
};

export function AccountActions({ user, onLogout }: AccountActionsProps) {
  return (
    <>
      <IconButton
        href={user ? paths.myFavorites : paths.favorites}
        aria-label={i18n.t('My favourites')}
      >
        <FavoriteBorder />
      </IconButton>
      {user?.role === 'admin' && (
        <Button href={paths.admin}>{i18n.t({ id: 'Admin (area)', message: 'Admin' })}</Button>
      )}
      {user ? (
        <>
          <IconButton href={paths.account} aria-label={i18n.t('My account')}>
            <PersonOutlined />
          </IconButton>
          <IconButton aria-label={i18n.t('Log out')} onClick={onLogout}>
            <Logout sx={mirrored} />
          </IconButton>
        </>
      ) : (
        <Button href={paths.login}>{i18n.t('Login')}</Button>
      )}
    </>
  );
}
