import Box from '@mui/material/Box';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import {
  MeasuringLog,
  MeasuringSettings,
} from '../../features/admin/settings/MeasuringSettings.tsx';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

/** `/admin/measuring`: services that visits are reported to, with consent, and the log. */
export default function AdminMeasuringPage() {
  const { call, send } = useApi();
  const measuring = useEndpoint('GET /measuring', {}, noAutoRevalidation);
  const messages = useEndpoint('GET /measuredmessages', {}, noAutoRevalidation);
  const finish = useFinishSetting(['GET /measuring'], async () => [
    await call('GET /measuring', {}),
  ]);
  if (measuring.status === 'failed') return <ListLoadError error={measuring.error} />;
  if (messages.status === 'failed') return <ListLoadError error={messages.error} />;
  return (
    <>
      <PageHead title={i18n.t('Measuring')} />
      <AdminSection
        title={i18n.t('Measuring')}
        text={i18n.t(
          'If a service is connected, the shop asks visitors for consent and reports only the visits of those who agree. This server sends the events. No third-party script runs in the shop.',
        )}
      >
        {measuring.data && (
          <>
            <FocusFallback label={i18n.t('Measuring')}>
              <MeasuringSettings
                measuring={measuring.data}
                onSave={async (body) => finish(await send('POST /changemeasuring', { body }), body)}
              />
            </FocusFallback>
            <Box sx={{ mt: 3 }}>
              <MeasuringLog messages={messages.data ?? []} />
            </Box>
          </>
        )}
      </AdminSection>
    </>
  );
}
