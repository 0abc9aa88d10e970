import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { useApi } from '../data/ApiProvider.tsx';
import type { LoginState } from '../lib/loginState.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useHistory } from '../ui/useHistory.ts';

/**
 * What a visitor sees when their session has ended. A change, and anything on the cart page, leads to
 * the login page, and from there back here. A page that only read something stays; one that needs a
 * user goes to `/unauthorized` by itself (specification F2).
 */
export function useSessionEnd() {
  const showToast = useToast();
  const navigate = useNavigate();
  const { onSessionEnd } = useApi();
  const history = useHistory();

  useEffect(() => {
    return onSessionEnd((key) => {
      const { pathname, search } = history.location;
      const state: LoginState = { from: pathname + search, action: 'Login' };
      const leadsToLogin = key.startsWith('POST ') || pathname === paths.cart;
      // The call itself says first that it failed, and a page for users only leaves first.
      setTimeout(() => {
        if (leadsToLogin) {
          showToast({ text: 'Your session has ended. Log in again to go on where you were.' });
          navigate(paths.login, { replace: true, state });
          return;
        }
        const login = (
          <Button component={Link} to={paths.login} state={state} color="inherit">
            Login
          </Button>
        );
        showToast({ text: 'Your session has ended.', severity: 'info', action: login });
      });
    });
  }, [onSessionEnd, showToast, navigate, history]);
}
