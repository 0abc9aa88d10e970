import Box from '@mui/material/Box';
import { limits } from '../../../contract/limits.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { signUpSchema } from './accountValues.ts';
import { PasswordSheet } from './PasswordSheet.tsx';

const schema = signUpSchema.pick(['password']);

type ResetPasswordFormProps = {
  /** Ends when the answer is there; until then nothing is sent again. */
  onReset: (password: string) => Promise<void>;
};

/** The new password; it is typed once, as it can be looked at. */
export function ResetPasswordForm({ onReset }: ResetPasswordFormProps) {
  return (
    <PasswordSheet heading="Set a new password" text="You will be logged out on all your devices.">
      <ValidatedForm
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={async ({ password }) => {
          await onReset(password);
          return undefined;
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PasswordField
            name="password"
            label="New password"
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
