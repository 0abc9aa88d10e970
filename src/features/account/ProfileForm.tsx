import Box from '@mui/material/Box';
import { useState } from 'react';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { mfaTokenField } from '../../ui/mfaTokenField.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { passwordPrompt } from './accountValues.ts';
import {
  type Confirmation,
  confirmations,
  type ProfileValues,
  profileSchema,
  toProfileValues,
  toUserChange,
} from './profileValues.ts';

/** The outcome of saving; `fields`: the server's errors by field. */
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

/**
 * A customer's own details. Once they are saved, no password is shown any more. What it takes to
 * change an email or a password is asked for where the server says so.
 */
export function ProfileForm({ user, onSave, onInvalid }: ProfileFormProps) {
  const [asked, setAsked] = useState<readonly Confirmation[]>([]);

  return (
    <ValidatedForm
      initialValues={toProfileValues(user)}
      schema={profileSchema}
      onInvalid={onInvalid}
      onSubmit={async (values, { takeSaved }) => {
        const answer = await onSave(toUserChange(values));
        if (answer.status === 'updated') {
          takeSaved({ ...values, password: '', currentPassword: '', token: '' });
          setAsked([]);
        }
        if (answer.status !== 'refused') return undefined;
        const { fields } = answer;
        setAsked((before) =>
          confirmations.filter((name) => before.includes(name) || fields[name] !== undefined),
        );
        return fields;
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '35rem' }}>
        <FormTextField name="username" label="Username" autoComplete="name" required />
        <EmailField name="email" label="Email" autoComplete="email" required />
        <PhoneField name="phone" label="Phone (optional)" />
        <AddressField name="address" label="Address (optional)" autoComplete="street-address" />
        <PasswordField
          name="password"
          label="New password (optional)"
          hint={`${passwordPrompt}, or leave it empty to keep yours`}
          autoComplete="new-password"
        />
        {asked.includes('currentPassword') && (
          <PasswordField
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
            required
          />
        )}
        {asked.includes('token') && <FormTextField {...mfaTokenField} />}
        <SubmitButton>Save changes</SubmitButton>
      </Box>
    </ValidatedForm>
  );
}
