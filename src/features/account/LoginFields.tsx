import Link from '@mui/material/Link';
import { paths } from '../../lib/paths.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { mfaTokenField } from '../../ui/mfaTokenField.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

type LoginFieldsProps = {
  /** The server asks this admin for the code of the authenticator. */
  isTokenNeeded: boolean;
};

/** Who wants in. */
export function LoginFields({ isTokenNeeded }: LoginFieldsProps) {
  return (
    <>
      <EmailField name="email" label="Email" autoComplete="username" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <Link
        href={paths.forgotPassword}
        variant="body2"
        sx={{ justifySelf: 'start', mt: -2.5, py: 1.5 }}
      >
        Forgot your password?
      </Link>
      {isTokenNeeded && <FormTextField {...mfaTokenField} inputRef={focusOnMount} />}
    </>
  );
}
