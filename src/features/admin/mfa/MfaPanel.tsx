import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type { MfaReplacement, MfaSecret } from '../../../../contract/schemas/mfa.ts';
import { codeRule, withoutSpaces } from '../../../lib/formRules.ts';
import { focusOnMount } from '../../../ui/browser.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { Row } from '../../../ui/Row.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { CopyButton } from './CopyButton.tsx';
import { MfaStage } from './MfaStage.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';

/** Step of the enrolment (specification M1 and M2): add, QR code and secret, verify, done. */
export type MfaStep =
  | { name: 'notEnrolled' }
  | { name: 'secret' | 'verify'; secret: MfaSecret }
  | { name: 'recoveryCodes'; codes: string[] }
  /** `areCodesLost`: the recovery codes never arrived, and are sent only once. */
  | { name: 'enrolled'; areCodesLost?: boolean }
  | { name: 'replace' }
  | { name: 'unavailable' };

type MfaPanelProps = {
  shopName: string;
  step: MfaStep;
  /** The admin came from another step. */
  hasMoved: boolean;
  isAdding: boolean;
  onAdd: () => void;
  /** Resolves to the error message for the code, or to undefined. */
  onVerify: (token: string) => Promise<string | undefined>;
  /** Resolves to the server's field errors, if any. */
  onReplace: (values: MfaReplacement) => Promise<Partial<MfaReplacement> | undefined>;
  /** Moves to a step that needs no request. */
  onStep: (step: MfaStep) => void;
};

/** MFA enrolment in the order of specification M1 and M2, then replacement of the authenticator. */
export function MfaPanel(props: MfaPanelProps) {
  const { shopName, step, hasMoved, isAdding, onAdd, onVerify, onReplace, onStep } = props;
  switch (step.name) {
    case 'notEnrolled':
      return (
        <MfaStage title={i18n.t('Multi-factor authentication is off')}>
          <Typography>
            {i18n.t(
              'Your password alone opens the shop’s products and orders. With MFA, logging in also takes a code from an authenticator app on your phone, which nobody can guess or reuse.',
            )}
          </Typography>
          <PendingButton
            variant="contained"
            isPending={isAdding}
            onClick={onAdd}
            sx={{ justifySelf: 'start' }}
          >
            {i18n.t('Add MFA')}
          </PendingButton>
        </MfaStage>
      );
    case 'secret':
      return (
        <SecretView secret={step.secret} onClose={() => onStep({ ...step, name: 'verify' })} />
      );
    case 'verify':
      return (
        <VerifyForm onVerify={onVerify} onShowSecret={() => onStep({ ...step, name: 'secret' })} />
      );
    case 'recoveryCodes':
      return (
        <RecoveryCodes
          shopName={shopName}
          codes={step.codes}
          onKept={() => onStep({ name: 'enrolled' })}
        />
      );
    case 'enrolled':
      return (
        <MfaStage title={i18n.t('Multi-factor authentication is on')} takesFocus={hasMoved}>
          <Typography>
            {i18n.t(
              'Logging in takes your password and a code from your authenticator, or a recovery code in its place.',
            )}
          </Typography>
          {step.areCodesLost && (
            <Alert severity="warning">
              {i18n.t(
                'If you have not seen your recovery codes, replace the authenticator to get others.',
              )}
            </Alert>
          )}
          <Button
            variant="outlined"
            onClick={() => onStep({ name: 'replace' })}
            sx={{ justifySelf: 'start' }}
          >
            {i18n.t('Replace the authenticator')}
          </Button>
        </MfaStage>
      );
    case 'replace':
      return <ReplaceForm onReplace={onReplace} onCancel={() => onStep({ name: 'enrolled' })} />;
    case 'unavailable':
      return (
        <MfaStage title={i18n.t('This shop’s server offers no multi-factor authentication')} />
      );
  }
}

type SecretViewProps = {
  secret: MfaSecret;
  onClose: () => void;
};

export function SecretView({ secret: { qrCodeImage, secret }, onClose }: SecretViewProps) {
  return (
    <MfaStage title={i18n.t('Scan the QR code')} takesFocus>
      <Typography>
        {i18n.t(
          'Open your authenticator app, add an account and scan this code. Then close it here, and enter what the app shows.',
        )}
      </Typography>
      <Box
        component="img"
        src={qrCodeImage}
        alt={i18n.t('QR code for your authenticator app')}
        width={240}
        height={240}
        sx={{ justifySelf: 'center', border: 1, borderColor: 'divider' }}
      />
      <Typography variant="body2" color="textSecondary">
        {i18n.t('No camera? Type this secret into the app instead.')}
      </Typography>
      <Typography
        component="code"
        sx={{ fontWeight: 600, letterSpacing: '0.06em', wordSpacing: 4 }}
        aria-label={i18n.t('Secret')}
        role="group"
      >
        {inGroups(secret)}
      </Typography>
      <Row sx={{ gap: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {i18n.t('Close')}
        </Button>
        <CopyButton label={i18n.t('Copy secret')} text={secret} />
      </Row>
    </MfaStage>
  );
}

/** Groups of four, which are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

const schema = object({
  token: codeRule({
    pattern: '^\\d{6}$',
    message: () => i18n.t('Enter the six digits from your authenticator'),
  }).required(() => i18n.t('Token is required')),
});

type VerifyFormProps = {
  /** Resolves to the error message for the code, or to undefined. */
  onVerify: (token: string) => Promise<string | undefined>;
  onShowSecret: () => void;
};

export function VerifyForm({ onVerify, onShowSecret }: VerifyFormProps) {
  async function submit({ token }: { token: string }) {
    const error = await onVerify(withoutSpaces(token));
    return error === undefined ? undefined : { token: error };
  }

  return (
    <MfaStage title={i18n.t('Verify your authenticator')}>
      <Typography>{i18n.t('Enter the six digits the app now shows for this shop.')}</Typography>
      <ValidatedForm initialValues={{ token: '' }} schema={schema} onSubmit={submit}>
        <FormTextField
          name="token"
          label={i18n.t('MFA token')}
          inputMode="numeric"
          autoComplete="one-time-code"
          inputRef={focusOnMount}
          required
        />
        <Row sx={{ gap: 2, mt: 1.5 }}>
          <SubmitButton>{i18n.t('Verify')}</SubmitButton>
          <Button onClick={onShowSecret} sx={{ mx: -1 }}>
            {i18n.t('Show the QR code again')}
          </Button>
        </Row>
      </ValidatedForm>
    </MfaStage>
  );
}
