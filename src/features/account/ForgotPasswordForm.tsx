import Stack from '@mui/material/Stack';
import { EmailField } from '../../ui/EmailField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { loginSchema } from './accountValues.ts';
import { PasswordSheet } from './PasswordResetMessage.tsx';

const schema = loginSchema.pick(['email']);

type ForgotPasswordFormProps = {
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onAsk: (email: string) => Promise<void>;
};

export function ForgotPasswordForm({ onAsk }: ForgotPasswordFormProps) {
  return (
    <PasswordSheet
      heading="Forgot your password?"
      text="Enter the email of your account and we’ll send you a link to set a new password."
    >
      <ValidatedForm
        initialValues={{ email: '' }}
        schema={schema}
        onSubmit={({ email }) => onAsk(email.trim())}
      >
        <Stack sx={{ gap: 2 }}>
          <EmailField name="email" label="Email" autoComplete="username" required />
          <SubmitButton>Send the link</SubmitButton>
        </Stack>
      </ValidatedForm>
    </PasswordSheet>
  );
}
