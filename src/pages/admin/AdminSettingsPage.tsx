import Stack from '@mui/material/Stack';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { CodeSettings } from '../../features/admin/settings/CodeSettings.tsx';
import { CurrencySettings } from '../../features/admin/settings/CurrencySettings.tsx';
import { DeliverySettings } from '../../features/admin/settings/DeliverySettings.tsx';
import { GiftCardSettings } from '../../features/admin/settings/GiftCardSettings.tsx';
import { TaxSettings } from '../../features/admin/settings/TaxSettings.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { TranslationsLink } from './TranslationsLink.tsx';
import { useFinishSetting } from './useFinishSetting.ts';
import { useKinds } from './useKinds.ts';

/** `/admin/settings`: delivery methods, discount codes and, if supported, tax rates, currencies and gift cards. */
export default function AdminSettingsPage() {
  const { call, send } = useApi();
  const settings = useEndpoint('GET /checkoutsettings', {}, noAutoRevalidation);
  const kinds = useKinds();
  const finish = useFinishSetting(['GET /checkoutsettings', 'GET /checkoutoptions'], async () => {
    const {
      delivery,
      codes,
      taxes = [],
      currencies = [],
      giftCards,
    } = await call('GET /checkoutsettings', {});
    const terms = giftCards ? [giftCards] : [];
    return [...delivery, ...codes, ...taxes, ...currencies, ...terms];
  });

  if (settings.status === 'failed') return <ListLoadError error={settings.error} />;
  return (
    <>
      <PageHead title={i18n.t('Checkout')} />
      <AdminSection
        title={i18n.t('Checkout')}
        text={i18n.t(
          'Delivery, discount codes, taxes, currencies and gift cards. Existing orders are not affected.',
        )}
        actions={<TranslationsLink subject="delivery" />}
      >
        {settings.data && (
          <Stack spacing={2}>
            <DeliverySettings
              delivery={settings.data.delivery}
              onSave={async (body) => finish(await send('POST /savedelivery', { body }), body)}
              onEnd={async (id) => finish(await send('POST /enddelivery/:id', { params: { id } }))}
            />
            <CodeSettings
              codes={settings.data.codes}
              kinds={kinds}
              onSave={async (body) => finish(await send('POST /savecode', { body }), body)}
              onEnd={async (id) => finish(await send('POST /endcode/:id', { params: { id } }))}
              onReactivate={async ({ id, version }) => {
                const body = { version };
                await finish(await send('POST /reactivatecode/:id', { params: { id }, body }));
              }}
            />
            {settings.data.taxes && (
              <TaxSettings
                taxes={settings.data.taxes}
                kinds={kinds}
                onSave={async (body) => finish(await send('POST /savetax', { body }), body)}
                onEnd={async (id) => finish(await send('POST /endtax/:id', { params: { id } }))}
              />
            )}
            {settings.data.currencies && (
              <CurrencySettings
                currencies={settings.data.currencies}
                onSave={async (body) => finish(await send('POST /savecurrency', { body }), body)}
                onEnd={async (id) =>
                  finish(await send('POST /endcurrency/:id', { params: { id } }))
                }
              />
            )}
            {settings.data.giftCards && (
              <GiftCardSettings
                terms={settings.data.giftCards}
                onSave={async (body) =>
                  finish(await send('POST /savegiftcardterms', { body }), body)
                }
              />
            )}
          </Stack>
        )}
      </AdminSection>
    </>
  );
}
