import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { SizeScaleSettings } from '../../features/admin/settings/SizeScaleSettings.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { TranslationsLink } from './TranslationsLink.tsx';
import { useFinishSetting } from './useFinishSetting.ts';
import { useKinds } from './useKinds.ts';

/** `/admin/sizes`: size scales. */
export default function AdminSizesPage() {
  const { call, send } = useApi();
  const settings = useEndpoint('GET /envparams', {}, noAutoRevalidation);
  const kinds = useKinds();
  const finish = useFinishSetting(
    ['GET /envparams'],
    async () => (await call('GET /envparams', {})).sizeScales ?? [],
  );
  if (settings.status === 'failed') return <ListLoadError error={settings.error} />;
  return (
    <>
      <PageHead title={i18n.t('Sizes')} />
      <AdminSection
        title={i18n.t('Sizes')}
        text={i18n.t(
          'The sizes your products come in. Existing products, carts and orders keep their sizes.',
        )}
        actions={<TranslationsLink subject="scale" />}
      >
        {settings.data && (
          <SizeScaleSettings
            scales={settings.data.sizeScales ?? []}
            kinds={kinds}
            onSave={async (body) => finish(await send('POST /savesizescale', { body }), body)}
            onEnd={async (id) => finish(await send('POST /endsizescale/:id', { params: { id } }))}
          />
        )}
      </AdminSection>
    </>
  );
}
