import { paths } from '../../../contract/paths.ts';
import type { LoginState } from '../../lib/loginState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
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
      <ButtonLink to={paths.home} variant="outlined">
        Go home
      </ButtonLink>
    </StatusMessage>
  );
}
