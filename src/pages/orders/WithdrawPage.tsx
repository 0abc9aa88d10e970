import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { OrderLinkRequest } from '../../../contract/schemas/orderLink.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useStoredSession } from '../../data/session.ts';
import { isMissing } from '../../data/specServer/fallback.ts';
import { WithdrawForm } from '../../features/orders/WithdrawForm.tsx';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/** `/withdraw`, linked on every page: requests the link to an order, without its emails. */
export default function WithdrawPage() {
  const { send } = useApi();
  const showProblem = useProblemToast();
  const { session } = useStoredSession();
  /** Set by an order of the account. */
  const { order } = (useLocation().state ?? {}) as { order?: OrderLinkRequest };
  const [step, setStep] = useState<'form' | 'sent' | 'unsupported'>('form');
  const [asked, setAsked] = useState<OrderLinkRequest>();
  const known = asked ?? order;

  async function ask(body: OrderLinkRequest) {
    const outcome = await send('POST /mailorderlink', { body });
    const isUnsupported = !outcome.ok && isMissing(outcome.error);
    showProblem(outcome.ok || isUnsupported ? undefined : outcome.error.message);
    if (outcome.ok) {
      setAsked(body);
      setStep('sent');
    }
    if (isUnsupported) setStep('unsupported');
  }

  return (
    <>
      <PageHead title={i18n.t('Withdraw from a contract')} noindex />
      {step === 'form' ? (
        <WithdrawForm
          {...(known && { initialValues: known })}
          isAnswer={asked !== undefined}
          onAsk={ask}
        >
          {session && !order && (
            <Typography sx={{ mt: 4 }}>
              <StandaloneLink href={paths.myOrders}>
                {i18n.t('Withdraw in My orders instead')}
              </StandaloneLink>
            </Typography>
          )}
        </WithdrawForm>
      ) : (
        <StatusMessage isAnswer {...messageOf(step)}>
          {step === 'sent' && (
            <Button variant="outlined" onClick={() => setStep('form')}>
              {i18n.t('Request another link')}
            </Button>
          )}
        </StatusMessage>
      )}
    </>
  );
}

function messageOf(step: 'sent' | 'unsupported') {
  const next = { label: i18n.t('Contacts'), to: paths.contacts };
  return step === 'sent'
    ? {
        heading: i18n.t('Check your email'),
        text: i18n.t(
          'If we have an order with this number and email, a link to it is on its way. If it does not arrive within ten minutes, check the number and email, and request it again.',
        ),
        next,
      }
    : {
        heading: i18n.t('Please write to us'),
        text: i18n.t(
          'This shop can’t send links to orders. Tell us the order that you withdraw from.',
        ),
        next,
      };
}
