import { paths } from '../../../contract/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { IconButton, IconLink } from '../../ui/IconButton.tsx';
import { FavouriteIcon, LogoutIcon, PersonIcon } from '../../ui/icons.tsx';

/** The logged-in user. */
export type NavUser = { role: string };

type AccountActionsProps = {
  /** Absent for a guest. */
  user?: NavUser | undefined;
  onLogout: () => void;
};

/** The account actions of a guest, a customer or an admin. */
export function AccountActions({ user, onLogout }: AccountActionsProps) {
  return (
    <>
      <IconLink to={user ? paths.myFavorites : paths.favorites} aria-label="My favourites">
        <FavouriteIcon />
      </IconLink>
      {user?.role === 'admin' && <ButtonLink to={paths.admin}>Admin</ButtonLink>}
      {user ? (
        <>
          <IconLink to={paths.account} aria-label="My account">
            <PersonIcon />
          </IconLink>
          <IconButton aria-label="Log out" onClick={onLogout}>
            <LogoutIcon />
          </IconButton>
        </>
      ) : (
        <ButtonLink to={paths.login}>Login</ButtonLink>
      )}
    </>
  );
}
