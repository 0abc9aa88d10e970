import { useNavigate } from 'react-router-dom';
import { useSession } from '../data/useSession.ts';
import { paths } from '../lib/paths.ts';

/** Logging out, and the way home. A page for users that sees its visitor go is left by then. */
export function useLogout() {
  const { logout } = useSession();
  const navigate = useNavigate();

  return function logoutAndGoHome() {
    navigate(paths.home);
    logout();
  };
}
