import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../data/useSession.ts';
import { paths } from '../lib/paths.ts';

/**
 * Logging out, at once, and the way home. While `isLeaving`, the page that is left must not be
 * shown: a protected one that saw its visitor go would send them to `/unauthorized`.
 */
export function useLogout() {
  const { logout } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leftKey, setLeftKey] = useState<string>();

  function logoutAndGoHome() {
    setLeftKey(key);
    logout();
    navigate(paths.home);
  }

  return { logoutAndGoHome, isLeaving: leftKey === key };
}
