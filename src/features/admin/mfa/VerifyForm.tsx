import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { codeRule, withoutSpaces } from '../../../lib/formRules.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { focusOnMount } from '../../../ui/focusOnMount.ts';
import { Row } from '../../../ui/Row.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { MfaStage } from './MfaStage.tsx';

const schema = object({
  token: codeRule({
    pattern: '^\\d{6}$',
    message: 'Enter the six digits from your authenticator',
  }).required('Token is required'),
});

type VerifyFormProps = {
  /** Ends when the answer is there; may answer what is wrong with the code. */
  onVerify: (token: string) => Promise<string | undefined>;
  /** Back to the QR code. */
  onShowSecret: () => void;
};

/** Proves that the authenticator was set up. */
export function VerifyForm({ onVerify, onShowSecret }: VerifyFormProps) {
  async function submit({ token }: { token: string }) {
    const error = await onVerify(withoutSpaces(token));
    return error === undefined ? undefined : { token: error };
  }

  return (
    <MfaStage title="Verify your authenticator">
      <Typography>Enter the six digits the app now shows for this shop.</Typography>
      <ValidatedForm initialValues={{ token: '' }} schema={schema} onSubmit={submit}>
        <FormTextField
          name="token"
          label="MFA token"
          inputMode="numeric"
          autoComplete="one-time-code"
          inputRef={focusOnMount}
          required
        />
        <Row sx={{ gap: 2, mt: 1.5 }}>
          <SubmitButton>Verify</SubmitButton>
          <Button color="inherit" onClick={onShowSecret} sx={{ mx: -1 }}>
            Show the QR code again
          </Button>
        </Row>
      </ValidatedForm>
    </MfaStage>
  );
}
