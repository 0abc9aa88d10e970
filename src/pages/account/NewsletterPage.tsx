import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRevalidate } from '../../data/useEndpoint.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/**
 * `/newsletter?token=…`: confirms the consent of an emailed link. Needs a button press, because mail
 * scanners follow links.
 */
export default function NewsletterPage() {
  const showProblem = useProblemToast();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const [search] = useSearchParams();
  const [isConfirmed, setConfirmed] = useState(false);

  async function confirm() {
    const token = search.get('token') ?? '';
    const outcome = await send('POST /confirmnewsletter', { body: { token } });
    setConfirmed(outcome.ok);
    void revalidate('GET /getuser');
    showProblem(outcome.ok ? undefined : outcome.error.message);
  }

  return (
    <>
      <PageHead title={i18n.t('Newsletter')} noindex />
      {isConfirmed ? (
        <StatusMessage
          heading={i18n.t('You are subscribed to the newsletter')}
          text={i18n.t(
            'You can stop it at any time in your account, or by the link in each email.',
          )}
          isAnswer
          next={{ label: i18n.t('Go to the shop'), to: paths.home }}
        />
      ) : (
        <StatusMessage
          heading={i18n.t('Confirm the newsletter?')}
          text={i18n.t(
            'We email you news and offers once you have confirmed that this email is yours.',
          )}
        >
          <Button variant="contained" onClick={confirm}>
            {i18n.t('Confirm')}
          </Button>
        </StatusMessage>
      )}
    </>
  );
}
