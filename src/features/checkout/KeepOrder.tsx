import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';

const Panel = styled(Stack)(({ theme }) => ({
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
})) as typeof Stack;

const heading = 'Save this order to an account';

type KeepOrderProps = {
  /** Requests the link; resolves to whether it was sent. The caller reports failures. */
  onKeep: () => Promise<boolean>;
};

/** Offers guests an emailed link that saves their order to an account. */
export function KeepOrder({ onKeep }: KeepOrderProps) {
  const [state, setState] = useState<'offered' | 'sending' | 'sent'>('offered');

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
          {state === 'sent'
            ? 'Check your email: choose a password with the link we’ve sent, and your order will be in your account. The link works once and expires after 30 minutes.'
            : 'We’ll email you a link. Choose a password, and you can follow this order and check out faster next time.'}
        </Typography>
        {state !== 'sent' && (
          <PendingButton variant="outlined" isPending={state === 'sending'} onClick={keep}>
            Email me the link
          </PendingButton>
        )}
      </Panel>
    </FocusFallback>
  );
}
