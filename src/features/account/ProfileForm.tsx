import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { mfaTokenField, PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import {
  type Confirmation,
  confirmations,
  type ProfileValues,
  profileSchema,
  toProfileValues,
  toUserChange,
} from './accountValues.ts';

/** Result of saving; `fields`: the server's errors by field. */
export type ProfileAnswer =
  | { status: 'updated' | 'failed' }
  | { status: 'refused'; fields: Partial<Record<keyof ProfileValues, string>> };

type ProfileFormProps = {
  user: Pick<User, 'name' | 'email' | 'phone' | 'address'>;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onSave: (change: UserChange) => Promise<ProfileAnswer>;
};

/**
 * Customer profile. Clears the password fields after saving, and asks for the proofs that the
 * server requires before it changes an email or password.
 */
export function ProfileForm({ user, onSave }: ProfileFormProps) {
  const [asked, setAsked] = useState<readonly Confirmation[]>([]);

  return (
    <ValidatedForm
      initialValues={toProfileValues(user)}
      schema={profileSchema}
      invalidNotice={
        <Alert severity="error" sx={{ mb: 3 }}>
          {i18n.t('Please fill in all required fields')}
        </Alert>
      }
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
      <Stack sx={{ alignItems: 'flex-start', gap: 2, maxWidth: '35rem' }}>
        <FormTextField name="username" label={i18n.t('Username')} autoComplete="name" required />
        <EmailField name="email" label={i18n.t('Email')} autoComplete="email" required />
        <PhoneField name="phone" label={i18n.t('Phone (optional)')} />
        <AddressField
          name="address"
          label={i18n.t('Address (optional)')}
          autoComplete="street-address"
        />
        <PasswordField
          name="password"
          label={i18n.t('New password (optional)')}
          hint={i18n.t('Use {min} to {max} characters, or leave it empty to keep yours', {
            min: limits.password.min,
            max: limits.password.max,
          })}
          autoComplete="new-password"
        />
        {asked.includes('currentPassword') && (
          <PasswordField
            name="currentPassword"
            label={i18n.t('Current password')}
            autoComplete="current-password"
            required
          />
        )}
        {asked.includes('token') && <FormTextField {...mfaTokenField()} />}
        <SubmitButton>{i18n.t('Save changes')}</SubmitButton>
      </Stack>
    </ValidatedForm>
  );
}
