import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type PasswordFieldProps = Omit<
  FormTextFieldProps,
  'type' | 'slotProps' | 'inputMode' | 'options'
> & {
  /** `autocomplete` value for password managers. */
  autoComplete: 'current-password' | 'new-password';
};

/** Password field with a button to reveal it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={i18n.t('Show password')}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** `FormTextField` props for an authenticator code or a recovery code. */
export function mfaTokenField() {
  return {
    name: 'token',
    label: i18n.t('MFA token'),
    hint: i18n.t('The six digits from your authenticator, or a recovery code'),
    autoComplete: 'one-time-code',
    required: true,
  };
}
