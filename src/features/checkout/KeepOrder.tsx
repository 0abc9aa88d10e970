import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';

const Panel = styled(Stack)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
})) as typeof Stack;

type KeepOrderProps = {
  /** Email of a customer who is logged in and may have ordered as a guest; absent for a guest. */
  email?: string | undefined;
  /** Requests the link; resolves to whether it was sent. The caller reports failures. */
  onKeep: () => Promise<boolean>;
};

/** Offers an emailed link that saves a guest's orders to an account. */
export function KeepOrder({ email, onKeep }: KeepOrderProps) {
  const [state, setState] = useState<'offered' | 'sending' | 'sent'>('offered');

  const { heading, offered, sent } = email === undefined ? ofAGuest() : ofACustomer(email);

  async function keep() {
    setState('sending');
    setState((await onKeep()) ? 'sent' : 'offered');
  }

  return (
    <FocusFallback label={heading}>
      <Panel component="section" aria-labelledby="keep-order">
        <Typography id="keep-order" variant="h5" component="h2">
          {heading}
        </Typography>
        <Typography color="textSecondary" role="status" sx={{ maxWidth: '44ch' }}>
          {state === 'sent' ? sent : offered}
        </Typography>
        {state !== 'sent' && (
          <PendingButton variant="outlined" isPending={state === 'sending'} onClick={keep}>
            {i18n.t('Email me the link')}
          </PendingButton>
        )}
      </Panel>
    </FocusFallback>
  );
}

const ofAGuest = () => ({
  heading: i18n.t('Save this order to an account'),
  offered: i18n.t(
    'We’ll email you a link. Choose a password, and you can follow this order and check out faster next time.',
  ),
  sent: i18n.t(
    'Check your email: choose a password with the link we’ve sent, and your order will be in your account. The link works once and expires after 30 minutes.',
  ),
});

/** Only the reader of the email learns whether it has orders: anybody may sign up with it. */
const ofACustomer = (email: string) => ({
  heading: i18n.t('Ordered without an account?'),
  offered: i18n.t(
    'We’ll email a link to {email} that adds the orders made with it to this account.',
    { email },
  ),
  sent: i18n.t(
    'If orders were made with {email}, a link is on its way to it. Choose a password with the link, and the orders will be in your account. The link works once and expires after 30 minutes.',
    { email },
  ),
});
