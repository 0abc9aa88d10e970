import Box from '@mui/material/Box';
import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { isMissing } from '../../data/specServer/fallback.ts';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { ApiKeySettings } from '../../features/admin/settings/ApiKeySettings.tsx';
import { StaffSettings } from '../../features/admin/settings/StaffSettings.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

/** `/admin/staff`: admins and their roles, and API keys. */
export default function AdminStaffPage() {
  const { call, send, server } = useApi();
  const { mcp } = useEnvParams();
  const staff = useEndpoint('GET /staff', {}, noAutoRevalidation);
  const keys = useEndpoint('GET /apikeys', {}, noAutoRevalidation);
  const may = useMay();
  const [made, setMade] = useState<string>();
  const finishKey = useFinishSetting(['GET /apikeys']);
  // One's own role may change, too.
  const finish = useFinishSetting(
    ['GET /staff', 'GET /getuser'],
    async () => (await call('GET /staff', {})).members,
  );
  if (staff.status === 'failed') return <ListLoadError error={staff.error} />;
  if (keys.status === 'failed' && !isMissing(keys.error)) {
    return <ListLoadError error={keys.error} />;
  }
  return (
    <>
      <PageHead title={i18n.t('Staff')} />
      <AdminSection
        title={i18n.t('Staff')}
        text={i18n.t(
          'People who work in the admin area, and their permissions. To send a new link, invite the same email again.',
        )}
      >
        {staff.data && (
          <StaffSettings
            staff={staff.data}
            onInvite={async (body) =>
              finish(
                await send('POST /invitestaff', { body }),
                undefined,
                i18n.t('Invitation sent to {email}', { email: body.email }),
              )
            }
            onChange={async (id, body) =>
              finish(await send('POST /changestaff/:id', { params: { id }, body }), { id, ...body })
            }
            onRemove={async (id) => finish(await send('POST /removestaff/:id', { params: { id } }))}
          />
        )}
      </AdminSection>
      {keys.status === 'loading' && staff.status === 'ready' && <LoadingText />}
      {keys.data && (
        <Box sx={{ mt: 4 }}>
          <ApiKeySettings
            keys={keys.data}
            may={may}
            made={made}
            mcpUrl={mcp ? new URL(`${server.url}/../mcp`, window.location.href).href : undefined}
            onMake={async (body) => {
              const outcome = await send('POST /makeapikey', { body });
              if (outcome.ok) setMade(outcome.data.key);
              return finishKey(outcome, undefined, i18n.t('Key created'));
            }}
            onRevoke={async (id) => {
              setMade(undefined);
              return finishKey(
                await send('POST /revokeapikey/:id', { params: { id } }),
                undefined,
                i18n.t('Key revoked'),
              );
            }}
          />
        </Box>
      )}
    </>
  );
}
