import Box from '@mui/material/Box';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { MadeWebhook, WebhookMessage } from '../../../contract/schemas/webhooks.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Outcome } from '../../data/apiError.ts';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { WebhookLog } from '../../features/admin/settings/WebhookLog.tsx';
import { WebhookSettings } from '../../features/admin/settings/WebhookSettings.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { listProblem } from '../useProblemToast.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

/** `/admin/webhooks`: messages to other programs, and their log. */
export default function AdminWebhooksPage() {
  const { call, send } = useApi();
  const webhooks = useEndpoint('GET /webhooks', {}, noAutoRevalidation);
  const may = useMay();
  const [made, setMade] = useState<MadeWebhook>();
  const [logged, setLogged] = useState<string>();
  const finish = useFinishSetting(['GET /webhooks'], () => call('GET /webhooks', {}));
  const revalidate = useRevalidate();
  const showToast = useToast();
  if (webhooks.status === 'failed') return <ListLoadError error={webhooks.error} />;
  const shown = webhooks.data?.find(({ id }) => id === logged);

  async function finishSending(outcome: Outcome<WebhookMessage>) {
    await revalidate('GET /webhooks', 'GET /webhookmessages/:id');
    if (!outcome.ok) showToast({ text: listProblem(outcome.error) });
    else if (outcome.data.state === 'sent')
      showToast({ text: i18n.t('Sent'), severity: 'success' });
    else {
      const answer = outcome.data.answer ?? i18n.t('no answer yet');
      showToast({ text: i18n.t('Rejected: {answer}', { answer }) });
    }
  }

  return (
    <>
      <PageHead title={i18n.t('Webhooks')} />
      <AdminSection
        title={i18n.t('Webhooks')}
        text={i18n.t(
          'Send messages to other programs, such as a warehouse or accounting, when orders, products and stock change. Messages are signed and retried for three days until they are accepted.',
        )}
      >
        {webhooks.data && (
          <WebhookSettings
            webhooks={webhooks.data}
            may={may}
            secret={made?.secret}
            logged={logged}
            onMake={async (body) => {
              const outcome = await send('POST /makewebhook', { body });
              if (outcome.ok) setMade(outcome.data);
              return finish(outcome, undefined, i18n.t('Webhook added'));
            }}
            onChange={async (id, body) =>
              finish(await send('POST /changewebhook/:id', { params: { id }, body }), {
                id,
                ...body,
              })
            }
            onRenew={async (id) => {
              const outcome = await send('POST /renewwebhook/:id', { params: { id } });
              if (outcome.ok) setMade(outcome.data);
              return finish(outcome, undefined, i18n.t('Secret replaced'));
            }}
            onDelete={async (id) => {
              const outcome = await send('POST /deletewebhook/:id', { params: { id } });
              if (outcome.ok && id === made?.id) setMade(undefined);
              return finish(outcome, undefined, i18n.t('Webhook deleted'));
            }}
            onTest={async (id) =>
              finishSending(await send('POST /testwebhook/:id', { params: { id } }))
            }
            onLog={(id) => setLogged(id === logged ? undefined : id)}
          />
        )}
      </AdminSection>
      {shown && (
        <Box sx={{ mt: 4 }}>
          <Log
            id={shown.id}
            url={shown.url}
            onResend={async (id) =>
              finishSending(await send('POST /resendmessage/:id', { params: { id } }))
            }
          />
        </Box>
      )}
    </>
  );
}

type LogProps = { id: string; url: string; onResend: (id: string) => void };

function Log({ id, ...props }: LogProps) {
  const messages = useEndpoint('GET /webhookmessages/:id', { params: { id } }, noAutoRevalidation);
  if (messages.status === 'failed') return <ListLoadError error={messages.error} />;
  if (messages.status === 'loading') return <LoadingText />;
  return <WebhookLog messages={messages.data} {...props} />;
}
