import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../../contract/paths.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../ui/ValidatedForm.tsx';
import { loginSchema, signUpSchema } from './accountValues.ts';

const messages = (supportEmail: string | undefined) => ({
  sent: {
    heading: i18n.t('Check your email'),
    text: i18n.t(
      'If an account has this email, a link to set a new password is on its way to it. It works once and expires after 30 minutes.',
    ),
    next: { label: i18n.t('Back to Login'), to: paths.login },
  },
  deadLink: {
    heading: i18n.t('This link no longer works'),
    text: i18n.t(
      'It has expired or has already been used. If you have just set a password with it, you can log in.',
    ),
    next: { label: i18n.t('Ask for a new link'), to: paths.forgotPassword },
  },
  unsupported: {
    heading: i18n.t('Please write to us'),
    text: supportEmail
      ? i18n.t('This shop can’t send password reset links. Ask us for a new password: {email}.', {
          email: supportEmail,
        })
      : i18n.t('This shop can’t send password reset links. Ask us for a new password.'),
    next: { label: i18n.t('Contacts'), to: paths.contacts },
  },
});

type PasswordResetMessageProps = {
  state: keyof ReturnType<typeof messages>;
  supportEmail?: string;
};

export function PasswordResetMessage({ state, supportEmail }: PasswordResetMessageProps) {
  return <StatusMessage isAnswer {...messages(supportEmail)[state]} />;
}

const Sheet = styled(Container)(({ theme }) => ({
  maxWidth: theme.spacing(60),
  minHeight: '60svh',
  padding: theme.spacing(5, 2, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
})) as typeof Container;

type PasswordSheetProps = {
  heading: string;
  text: string;
  children: ReactNode;
};

export function PasswordSheet({ heading, text, children }: PasswordSheetProps) {
  return (
    <Sheet component="section" maxWidth={false}>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {text}
      </Typography>
      {children}
    </Sheet>
  );
}

const schema = loginSchema.pick(['email']);

/** `onAsk` resolves when the server has answered; repeated submits are ignored until then. */
export function ForgotPasswordForm({ onAsk }: { onAsk: (email: string) => Promise<void> }) {
  return (
    <PasswordSheet
      heading={i18n.t('Forgot your password?')}
      text={i18n.t(
        'Enter the email of your account and we’ll send you a link to set a new password.',
      )}
    >
      <ValidatedForm
        initialValues={{ email: '' }}
        schema={schema}
        onSubmit={({ email }) => onAsk(email.trim())}
      >
        <Stack sx={{ gap: 2 }}>
          <EmailField name="email" label={i18n.t('Email')} autoComplete="username" required />
          <SubmitButton>{i18n.t('Send the link')}</SubmitButton>
        </Stack>
      </ValidatedForm>
    </PasswordSheet>
  );
}

const resetSchema = signUpSchema.pick(['password']);

/** New password, typed once because it can be revealed. */
export function ResetPasswordForm({
  account,
  onReset,
}: {
  /** First password: of an account created from an order, or of invited staff. */
  account?: 'new' | 'staff' | undefined;
  /** Resolves when the server has answered; repeated submits are ignored until then. */
  onReset: (password: string) => Promise<void>;
}) {
  return (
    <PasswordSheet {...texts()[account ?? 'next']}>
      <ValidatedForm
        initialValues={{ password: '' }}
        schema={resetSchema}
        onSubmit={({ password }) => onReset(password)}
      >
        <Stack sx={{ gap: 2 }}>
          <PasswordField
            name="password"
            label={account ? i18n.t('Password') : i18n.t('New password')}
            hint={i18n.t('{min} to {max} characters', {
              min: limits.password.min,
              max: limits.password.max,
            })}
            autoComplete="new-password"
            required
          />
          <SubmitButton>{i18n.t('Set the password')}</SubmitButton>
        </Stack>
      </ValidatedForm>
    </PasswordSheet>
  );
}

const texts = () => ({
  new: {
    heading: i18n.t('Choose a password'),
    text: i18n.t('With it you can log in from now on: your order will be in your account.'),
  },
  staff: {
    heading: i18n.t('Choose a password'),
    text: i18n.t('With it and your email you can log in to the admin area from now on.'),
  },
  next: {
    heading: i18n.t('Set a new password'),
    text: i18n.t('You will be logged out on all your devices.'),
  },
});
