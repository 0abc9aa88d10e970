import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../data/useSession.ts';
import { paths } from '../lib/paths.ts';

/**
 * Logging out: home first, and out once there. A protected page that saw its visitor go would send
 * them to `/unauthorized` instead.
 */
export function useLogout() {
  const { logout } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving || pathname !== paths.home) return;
    setLeaving(false);
    logout();
  });

  return function logoutAndGoHome() {
    setLeaving(true);
    navigate(paths.home);
  };
}
