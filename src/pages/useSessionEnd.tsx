import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { paths } from '../../contract/paths.ts';
import { useApi } from '../data/ApiProvider.tsx';
import type { LoginState } from '../lib/session.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useHistory } from '../ui/useHistory.ts';

/**
 * Handles the end of a session. Failed changes, and any call on the cart page, lead to the login
 * and back here. Pages that only read data stay and show a toast; those that require a user
 * redirect to `/unauthorized` themselves (specification F2).
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
      // Wait until the caller has reported the failure and pages for users have redirected.
      setTimeout(() => {
        if (leadsToLogin) {
          showToast({
            text: i18n.t('Your session has ended. Log in again to go on where you were.'),
          });
          navigate(paths.login, { replace: true, state });
          return;
        }
        const login = (
          <Button component={Link} to={paths.login} state={state} color="inherit">
            {i18n.t('Login')}
          </Button>
        );
        showToast({ text: i18n.t('Your session has ended.'), severity: 'info', action: login });
      });
    });
  }, [onSessionEnd, showToast, navigate, history]);
}
