import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits, patterns } from '../../../../contract/limits.ts';
import type { MfaReplacement } from '../../../../contract/schemas/mfa.ts';
import { codeRule, withoutSpaces } from '../../../lib/formRules.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { mfaTokenField, PasswordField } from '../../../ui/PasswordField.tsx';
import { Row } from '../../../ui/Row.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { MfaStage } from './MfaStage.tsx';

const schema = object({
  password: string()
    .max(limits.password.max, () => i18n.t('Wrong password.'))
    .required(() => i18n.t('Password is required')),
  token: codeRule({
    pattern: patterns.mfaToken,
    message: () => i18n.t('Invalid MFA token'),
  }).required(() => i18n.t('Token is required')),
});

type ReplaceFormProps = {
  /** Resolves to the server's field errors, if any. */
  onReplace: (values: MfaReplacement) => Promise<Partial<MfaReplacement> | undefined>;
  onCancel: () => void;
};

export function ReplaceForm({ onReplace, onCancel }: ReplaceFormProps) {
  return (
    <MfaStage title={i18n.t('Replace the authenticator')} takesFocus>
      <Typography>
        {i18n.t(
          'Your current one stays valid until the new one is verified. You will also get new recovery codes.',
        )}
      </Typography>
      <ValidatedForm
        initialValues={{ password: '', token: '' }}
        schema={schema}
        onSubmit={({ password, token }) => onReplace({ password, token: withoutSpaces(token) })}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PasswordField
            name="password"
            label={i18n.t('Password')}
            autoComplete="current-password"
            required
          />
          <FormTextField {...mfaTokenField()} />
          <Row sx={{ gap: 2 }}>
            <SubmitButton>{i18n.t('Go on')}</SubmitButton>
            <Button onClick={onCancel}>{i18n.t('Cancel')}</Button>
          </Row>
        </Box>
      </ValidatedForm>
    </MfaStage>
  );
}
