import Button from '@mui/material/Button';
import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/loginState.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type AccessDeniedProps = {
  /** State for the login page: where to return to. */
  loginState?: LoginState | undefined;
};

/** What the access-denied page says. */
export function AccessDenied({ loginState }: AccessDeniedProps) {
  return (
    <StatusMessage
      heading="Oops! You Shall Not Pass!"
      text="You need to be logged in with the right account to see this page."
      next={{ label: 'Login', to: paths.login, state: loginState }}
    >
      <Button href={paths.home} variant="outlined">
        Go home
      </Button>
    </StatusMessage>
  );
}
