import Stack from '@mui/material/Stack';
import type { Category } from '../../../contract/schemas/product.ts';
import type {
  CheckoutSettings,
  CodeInput,
  DeliveryInput,
  TaxInput,
} from '../../../contract/schemas/selling.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Outcome } from '../../data/apiError.ts';
import { noAutoRevalidation, useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { useProductCounts } from '../../data/useProductCounts.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { CodeSettings } from '../../features/admin/settings/CodeSettings.tsx';
import { DeliverySettings } from '../../features/admin/settings/DeliverySettings.tsx';
import { TaxSettings } from '../../features/admin/settings/TaxSettings.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { listProblem } from '../useProblemToast.tsx';

/** `/admin/settings`: delivery methods, discount codes and, if supported, tax rates. */
export default function AdminSettingsPage() {
  const { call, send } = useApi();
  const showToast = useToast();
  const revalidate = useRevalidate();
  const settings = useEndpoint('GET /checkoutsettings', {}, noAutoRevalidation);
  const kinds = {
    women: useKinds('women'),
    men: useKinds('men'),
    kid: useKinds('kid'),
  };

  /**
   * Shows the result; resolves to errors by field.
   * @param sent saved values, to recognize a conflict caused by this save after a lost reply
   */
  async function finish(outcome: Outcome<CheckoutSettings>, sent?: Sent) {
    await revalidate('GET /checkoutsettings', 'GET /checkoutoptions');
    const isStale = !outcome.ok && outcome.error.reason === 'stale';
    const newest = isStale && sent && (await call('GET /checkoutsettings', {}).catch(() => null));
    if (outcome.ok || (newest && isSaved(sent, newest))) {
      showToast({ text: 'Saved', severity: 'success' });
      return undefined;
    }
    showToast({ text: listProblem(outcome.error) });
    return outcome.error.fields;
  }

  if (settings.status === 'failed') return <ListLoadError error={settings.error} />;
  return (
    <>
      <PageHead title="Checkout" />
      <AdminSection
        title="Checkout"
        text="Delivery, discount codes and taxes. Existing orders are not affected."
      >
        {settings.status === 'loading' ? (
          <LoadingText>Loading...</LoadingText>
        ) : (
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
                onSave={async (body) => finish(await send('POST /savetax', { body }), body)}
                onEnd={async (id) => finish(await send('POST /endtax/:id', { params: { id } }))}
              />
            )}
          </Stack>
        )}
      </AdminSection>
    </>
  );
}

type Sent = DeliveryInput | CodeInput | TaxInput;

/** True if the settings contain the sent values, ignoring the version. */
function isSaved({ version: _, ...sent }: Sent, { delivery, codes, taxes = [] }: CheckoutSettings) {
  const found = [...delivery, ...codes, ...taxes].find(({ id }) => id === sent.id);
  return found !== undefined && JSON.stringify({ ...found, ...sent }) === JSON.stringify(found);
}

function useKinds(category: Category): string[] {
  return useProductCounts({ category })?.kind.map(({ value }) => value) ?? [];
}
