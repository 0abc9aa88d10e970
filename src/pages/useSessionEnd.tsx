import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { type LoginState, paths } from '../lib/paths.ts';
import { useNotify } from '../ui/NoticeProvider.tsx';

/**
 * What a visitor sees of a session that ended meanwhile. Where something was being done, and on the
 * cart, the login page comes, and leads back here. A page that only read something in passing stays;
 * what needs a user goes to `/unauthorized` by itself (spec section 8).
 */
export function useSessionEnd() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { onSessionEnd } = useApi();
  const { pathname, search } = useLocation();
  const here = useRef({ pathname, search });
  const [end, setEnd] = useState<{ state: LoginState; leadsToLogin: boolean }>();

  useEffect(() => {
    here.current = { pathname, search };
  }, [pathname, search]);

  useEffect(
    () =>
      onSessionEnd((key: EndpointKey) => {
        const { pathname, search } = here.current;
        const leadsToLogin = key.startsWith('POST ') || pathname === paths.cart;
        setEnd({ state: { from: pathname + search, action: 'Login' }, leadsToLogin });
      }),
    [onSessionEnd],
  );

  // Later than the pages that have just lost their user: the login page is where it ends.
  useEffect(() => {
    if (!end) return;
    setEnd(undefined);
    if (end.leadsToLogin) {
      notify({ text: 'Your session has ended. Log in again to go on where you were.' });
      navigate(paths.login, { replace: true, state: end.state });
    } else {
      notify({
        text: 'Your session has ended.',
        severity: 'info',
        action: (
          <Button component={Link} to={paths.login} state={end.state} color="inherit">
            Login
          </Button>
        ),
      });
    }
  }, [end, notify, navigate]);
}
