import Box from '@mui/material/Box';
import { EmailField } from '../../ui/EmailField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { loginSchema } from './accountValues.ts';
import { PasswordSheet } from './PasswordSheet.tsx';

const schema = loginSchema.pick(['email']);

type ForgotPasswordFormProps = {
  /** Ends when the answer is there; until then nothing is sent again. */
  onAsk: (email: string) => Promise<void>;
};

/** Where the link to a new password is to be sent. */
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
        <Box sx={{ display: 'grid', gap: 2 }}>
          <EmailField name="email" label="Email" autoComplete="username" required />
          <SubmitButton>Send the link</SubmitButton>
        </Box>
      </ValidatedForm>
    </PasswordSheet>
  );
}
