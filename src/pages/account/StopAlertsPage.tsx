import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { StopAlerts, stopSubjects } from '../../features/product/StopAlerts.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/**
 * `/stop-alerts?token=…`: unsubscribes from stock alerts, or with `about` from review
 * requests or newsletters.
 */
export default function StopAlertsPage() {
  const showProblem = useProblemToast();
  const { send } = useApi();
  const [search] = useSearchParams();
  const [stopped, setStopped] = useState(false);
  const about = stopSubjects.find((subject) => subject === search.get('about')) ?? 'sizes';

  async function stop() {
    const token = search.get('token') ?? '';
    const outcome = await send('POST /endstockalerts', { body: { token } });
    setStopped(outcome.ok);
    if (outcome.ok) showProblem(undefined);
    else if (outcome.error.status !== 400) showProblem(outcome.error.message);
    else showProblem(i18n.t('This link is not complete. Use the whole link in our email.'));
  }

  return (
    <>
      <PageHead
        title={i18n.t(
          '{about, select, sizes {Emails about sizes} reviews {Emails about reviews} other {Emails about newsletters}}',
          { about },
        )}
        noindex
      />
      <StopAlerts about={about} stopped={stopped} onStop={stop} />
    </>
  );
}
