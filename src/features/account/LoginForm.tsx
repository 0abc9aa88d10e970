import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../../contract/paths.ts';
import type { LoginRequest, SignupRequest } from '../../../contract/schemas/user.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { focusOnMount } from '../../ui/browser.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { mfaTokenField, PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { AccountSplit } from './AccountSplit.tsx';
import {
  type AccountValues,
  emptyAccountValues,
  type LoginMode,
  loginSchema,
  signUpSchema,
  toLoginRequest,
  toSignUpRequest,
} from './accountValues.ts';

const titles: Record<LoginMode, string> = { login: /*i18n*/ 'Login', signUp: /*i18n*/ 'Sign Up' };

const Column = styled(Container)(({ theme }) => ({
  maxWidth: theme.spacing(60),
  paddingBlock: theme.spacing(4, 6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
})) as typeof Container;

type LoginFormProps = {
  /** Shown beside the form on wide screens. */
  pictureUrl: string;
  mode: LoginMode;
  isTokenNeeded: boolean;
  /** Shows that field before the server requires it. */
  onHaveCode: () => void;
  /** Reason for the redirect, shown below the heading. */
  note?: string | undefined;
  /** Continues without an account; absent if that is not possible. */
  onContinueAsGuest?: (() => void) | undefined;
  onModeChange: (mode: LoginMode) => void;
  /** Label of the consent to the newsletter; absent where there is none. */
  newsletterText?: string | undefined;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onLogin: (request: LoginRequest) => Promise<void>;
  /** Like `onLogin`; resolves to the server's field errors, if any. */
  onSignUp: (
    request: Omit<SignupRequest, 'cartItems'>,
    newsletter: boolean,
  ) => Promise<Partial<Record<keyof AccountValues, string>> | undefined>;
};

/** Form for Login and Sign Up; switching keeps the typed values. */
export function LoginForm({
  pictureUrl,
  mode,
  isTokenNeeded,
  onHaveCode,
  note,
  onContinueAsGuest,
  onModeChange,
  newsletterText,
  onLogin,
  onSignUp,
}: LoginFormProps) {
  return (
    <AccountSplit pictureUrl={pictureUrl}>
      <Column component="section" maxWidth={false}>
        <Typography variant="h1" sx={{ mb: note ? 1 : 4 }}>
          {i18n.t(titles[mode])}
        </Typography>
        {note && (
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {note}
          </Typography>
        )}
        {onContinueAsGuest && (
          <>
            <Button variant="outlined" size="large" fullWidth onClick={onContinueAsGuest}>
              {i18n.t('Continue without an account')}
            </Button>
            <Divider sx={{ my: 3 }}>{i18n.t('or')}</Divider>
          </>
        )}
        <ValidatedForm
          initialValues={emptyAccountValues}
          schema={mode === 'signUp' ? signUpSchema : loginSchema}
          onSubmit={(values) =>
            mode === 'signUp'
              ? onSignUp(toSignUpRequest(values), values.newsletter)
              : onLogin(toLoginRequest(values))
          }
        >
          <Stack sx={{ gap: 2 }}>
            {mode === 'signUp' ? (
              <SignUpFields newsletterText={newsletterText} />
            ) : (
              <LoginFields {...{ isTokenNeeded, onHaveCode }} />
            )}
            <SubmitButton>{i18n.t(titles[mode])}</SubmitButton>
          </Stack>
          <ModeSwitch mode={mode} onModeChange={onModeChange} />
        </ValidatedForm>
      </Column>
    </AccountSplit>
  );
}

function LoginFields({
  isTokenNeeded,
  onHaveCode,
}: Pick<LoginFormProps, 'isTokenNeeded' | 'onHaveCode'>) {
  return (
    <>
      <EmailField name="email" label={i18n.t('Email')} autoComplete="username" required />
      <PasswordField
        name="password"
        label={i18n.t('Password')}
        autoComplete="current-password"
        required
      />
      <Link
        href={paths.forgotPassword}
        variant="body2"
        sx={{ alignSelf: 'flex-start', mt: -2.5, py: 1.5 }}
      >
        {i18n.t('Forgot your password?')}
      </Link>
      {isTokenNeeded ? (
        <FormTextField {...mfaTokenField()} inputRef={focusOnMount} />
      ) : (
        <Button sx={{ alignSelf: 'flex-start', mx: -1 }} onClick={onHaveCode}>
          {i18n.t('I have a code')}
        </Button>
      )}
    </>
  );
}

function SignUpFields({ newsletterText }: Pick<LoginFormProps, 'newsletterText'>) {
  return (
    <>
      <FormTextField name="username" label={i18n.t('Username')} autoComplete="name" required />
      <EmailField name="email" label={i18n.t('Email')} autoComplete="username" required />
      <PasswordField
        name="password"
        label={i18n.t('Password')}
        hint={i18n.t('{min} to {max} characters', {
          min: limits.password.min,
          max: limits.password.max,
        })}
        autoComplete="new-password"
        required
      />
      <PhoneField name="phone" label={i18n.t('Phone (optional)')} />
      <AddressField
        name="address"
        label={i18n.t('Address (optional)')}
        autoComplete="street-address"
      />
      {newsletterText && <FormCheckbox name="newsletter" label={newsletterText} />}
    </>
  );
}

/** Switches to the other form and clears the errors. */
function ModeSwitch({ mode, onModeChange }: Pick<LoginFormProps, 'mode' | 'onModeChange'>) {
  const { setErrors, setTouched } = useFormikContext();
  const isSignUp = mode === 'signUp';

  function switchMode() {
    setErrors({});
    void setTouched({}, false);
    onModeChange(isSignUp ? 'login' : 'signUp');
  }

  return (
    <Typography component="div" sx={{ mt: 3 }}>
      <span>{isSignUp ? i18n.t('Already a customer?') : i18n.t('New here?')}</span>
      <Button onClick={switchMode}>
        <span>{isSignUp ? i18n.t('Log in instead') : i18n.t('Create an account')}</span>
      </Button>
    </Typography>
  );
}
