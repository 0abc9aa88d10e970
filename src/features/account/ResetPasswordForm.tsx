import Box from '@mui/material/Box';
import { limits } from '../../../contract/limits.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { signUpSchema } from './accountValues.ts';
import { PasswordSheet } from './PasswordSheet.tsx';

const schema = signUpSchema.pick(['password']);

type ResetPasswordFormProps = {
  /** It is the first of an account that an order makes. */
  isNewAccount?: boolean;
  /** Ends when the answer is there; until then nothing is sent again. */
  onReset: (password: string) => Promise<void>;
};

/** The new password; it is typed once, as it can be looked at. */
export function ResetPasswordForm({ isNewAccount = false, onReset }: ResetPasswordFormProps) {
  return (
    <PasswordSheet {...(isNewAccount ? first : next)}>
      <ValidatedForm
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={({ password }) => onReset(password)}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PasswordField
            name="password"
            label={isNewAccount ? 'Password' : 'New password'}
            hint={`${limits.password.min} to ${limits.password.max} characters`}
            autoComplete="new-password"
            required
          />
          <SubmitButton>Set the password</SubmitButton>
        </Box>
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
