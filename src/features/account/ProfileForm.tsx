import Box from '@mui/material/Box';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { CheckedForm } from '../../ui/CheckedForm.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { passwordPrompt } from './accountValues.ts';
import {
  type ProfileValues,
  profileSchema,
  toProfileValues,
  toUserChange,
} from './profileValues.ts';

/** What came of saving; `fields`: what the server says of a field. */
export type ProfileAnswer =
  | { status: 'updated' | 'failed' }
  | { status: 'refused'; fields: Partial<Record<keyof ProfileValues, string>> };

type ProfileFormProps = {
  user: Pick<User, 'name' | 'email' | 'phone' | 'address'>;
  /** Ends when the answer is there; until then nothing is sent again. */
  onSave: (change: UserChange) => Promise<ProfileAnswer>;
  /** Something required is missing, or something is wrong. */
  onInvalid: () => void;
};

/** A customer's own details. Once they are saved, the new password is not shown any more. */
export function ProfileForm({ user, onSave, onInvalid }: ProfileFormProps) {
  return (
    <CheckedForm
      initialValues={toProfileValues(user)}
      schema={profileSchema}
      onInvalid={onInvalid}
      onSubmit={async (values, { resetForm }) => {
        const answer = await onSave(toUserChange(values));
        if (answer.status === 'updated') resetForm({ values: { ...values, password: '' } });
        return answer.status === 'refused' ? answer.fields : undefined;
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '35rem' }}>
        <FormTextField name="username" label="Username" autoComplete="name" required />
        <EmailField name="email" label="Email" autoComplete="email" required />
        <PhoneField name="phone" label="Phone (optional)" />
        <FormTextField
          name="address"
          label="Address (optional)"
          autoComplete="street-address"
          hint="Street Address, City, Country, Zip Code"
        />
        <PasswordField
          name="password"
          label="New password (optional)"
          hint={`${passwordPrompt}, or leave it empty to keep yours`}
          autoComplete="new-password"
        />
        <SubmitButton>Save changes</SubmitButton>
      </Box>
    </CheckedForm>
  );
}
