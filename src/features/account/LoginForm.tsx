import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../../contract/paths.ts';
import type { LoginRequest, SignupRequest } from '../../../contract/schemas/user.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { mfaTokenField } from '../../ui/mfaTokenField.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { AccountSplit } from './AccountSplit.tsx';
import {
  type AccountValues,
  type LoginMode,
  loginSchema,
  noAccountValues,
  signUpSchema,
  toLoginRequest,
  toSignUpRequest,
} from './accountValues.ts';
import * as css from './LoginForm.css.ts';

const titles: Record<LoginMode, string> = { login: 'Login', signUp: 'Sign Up' };

const Column = styled('section')(({ theme }) => ({
  justifySelf: 'center',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: theme.spacing(60),
  padding: theme.spacing(4, 2, 6),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
}));

type LoginFormProps = {
  /** Stands beside the form where there is room. */
  pictureUrl: string;
  mode: LoginMode;
  /** Shows the field for the code of an authenticator. */
  isTokenNeeded: boolean;
  /** Asks for that field before the server does. */
  onHaveCode: () => void;
  /** Why the visitor was sent here; stands below the heading. */
  note?: string | undefined;
  /** Continues without an account; absent where that is not possible. */
  onContinueAsGuest?: (() => void) | undefined;
  onModeChange: (mode: LoginMode) => void;
  /** Ends when the answer is there; until then nothing is sent again. */
  onLogin: (request: LoginRequest) => Promise<void>;
  /** The same; may answer what the server says of a field. */
  onSignUp: (
    request: Omit<SignupRequest, 'cartItems'>,
  ) => Promise<Partial<Record<keyof AccountValues, string>> | undefined>;
};

/** One form for Login and Sign Up; what was typed stays when the visitor switches. */
export function LoginForm({
  pictureUrl,
  mode,
  isTokenNeeded,
  onHaveCode,
  note,
  onContinueAsGuest,
  onModeChange,
  onLogin,
  onSignUp,
}: LoginFormProps) {
  return (
    <AccountSplit pictureUrl={pictureUrl}>
      <Column>
        <Typography variant="h1" sx={{ mb: note ? 1 : 4 }}>
          {titles[mode]}
        </Typography>
        {note && (
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {note}
          </Typography>
        )}
        {onContinueAsGuest && (
          <>
            <Button
              className={css.guest}
              variant="outlined"
              size="large"
              onClick={onContinueAsGuest}
            >
              Continue without an account
            </Button>
            <Divider sx={{ my: 3 }}>or</Divider>
          </>
        )}
        <ValidatedForm
          initialValues={noAccountValues}
          schema={mode === 'signUp' ? signUpSchema : loginSchema}
          onSubmit={(values) =>
            mode === 'signUp' ? onSignUp(toSignUpRequest(values)) : onLogin(toLoginRequest(values))
          }
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            {mode === 'signUp' ? (
              <SignUpFields />
            ) : (
              <LoginFields {...{ isTokenNeeded, onHaveCode }} />
            )}
            <SubmitButton>{titles[mode]}</SubmitButton>
          </Box>
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
      <EmailField name="email" label="Email" autoComplete="username" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <TextLink className={css.forgot} to={paths.forgotPassword}>
        Forgot your password?
      </TextLink>
      {isTokenNeeded ? (
        <FormTextField {...mfaTokenField} inputRef={focusOnMount} />
      ) : (
        <Button isFlush className={css.haveCode} onClick={onHaveCode}>
          I have a code
        </Button>
      )}
    </>
  );
}

function SignUpFields() {
  return (
    <>
      <FormTextField name="username" label="Username" autoComplete="name" required />
      <EmailField name="email" label="Email" autoComplete="username" required />
      <PasswordField
        name="password"
        label="Password"
        hint={`${limits.password.min} to ${limits.password.max} characters`}
        autoComplete="new-password"
        required
      />
      <PhoneField name="phone" label="Phone (optional)" />
      <AddressField name="address" label="Address (optional)" autoComplete="street-address" />
    </>
  );
}

/** Switches to the other form, without the errors of this one. */
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
      <span>{isSignUp ? 'Already a customer?' : 'New here?'}</span>
      <Button onClick={switchMode}>
        <span>{isSignUp ? 'Log in instead' : 'Create an account'}</span>
      </Button>
    </Typography>
  );
}
