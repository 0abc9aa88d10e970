import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type PasswordResetMessageProps =
  | { state: 'sent' | 'deadLink' }
  /** The shop's server lacks password resets; `supportEmail` may be empty. */
  | { state: 'unsupported'; supportEmail: string };

/** Messages of the password reset, besides its forms. */
export function PasswordResetMessage(props: PasswordResetMessageProps) {
  switch (props.state) {
    case 'sent':
      return (
        <StatusMessage
          isAnswer
          heading="Check your email"
          text="If an account has this email, a link to set a new password is on its way to it. It works once and expires after 30 minutes."
          next={{ label: 'Back to Login', to: paths.login }}
        />
      );
    case 'deadLink':
      return (
        <StatusMessage
          isAnswer
          heading="This link no longer works"
          text="It has expired or has already been used. If you have just set a password with it, you can log in."
          next={{ label: 'Ask for a new link', to: paths.forgotPassword }}
        />
      );
    case 'unsupported':
      return (
        <StatusMessage
          isAnswer
          heading="Please write to us"
          text={`This shop can’t send password reset links. We’re happy to set a new password for you${props.supportEmail && `: ${props.supportEmail}`}.`}
          next={{ label: 'Contacts', to: paths.contacts }}
        />
      );
  }
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
