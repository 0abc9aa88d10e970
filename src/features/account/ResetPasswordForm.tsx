import Stack from '@mui/material/Stack';
import { limits } from '../../../contract/limits.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { signUpSchema } from './accountValues.ts';
import { PasswordSheet } from './PasswordResetMessage.tsx';

const schema = signUpSchema.pick(['password']);

type ResetPasswordFormProps = {
  /** First password of an account created from an order. */
  isNewAccount?: boolean;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onReset: (password: string) => Promise<void>;
};

/** New password, typed once because it can be revealed. */
export function ResetPasswordForm({ isNewAccount = false, onReset }: ResetPasswordFormProps) {
  return (
    <PasswordSheet {...(isNewAccount ? first : next)}>
      <ValidatedForm
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={({ password }) => onReset(password)}
      >
        <Stack sx={{ gap: 2 }}>
          <PasswordField
            name="password"
            label={isNewAccount ? 'Password' : 'New password'}
            hint={`${limits.password.min} to ${limits.password.max} characters`}
            autoComplete="new-password"
            required
          />
          <SubmitButton>Set the password</SubmitButton>
        </Stack>
      </ValidatedForm>
    </PasswordSheet>
  );
}

const first = {
  heading: 'Choose a password',
  text: 'With it you can log in from now on: your order will be in your account.',
};

const next = {
  heading: 'Set a new password',
  text: 'You will be logged out on all your devices.',
};
