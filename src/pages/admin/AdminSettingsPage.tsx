import Stack from '@mui/material/Stack';
import type { Category } from '../../../contract/schemas/product.ts';
import type { CheckoutSettings } from '../../../contract/schemas/selling.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Outcome } from '../../data/apiError.ts';
import { noAutoRevalidation } from '../../data/swrConfig.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useProductCounts } from '../../data/useProductCounts.ts';
import { useRevalidate } from '../../data/useRevalidate.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { CodeSettings } from '../../features/admin/settings/CodeSettings.tsx';
import { DeliverySettings } from '../../features/admin/settings/DeliverySettings.tsx';
import { TaxSettings } from '../../features/admin/settings/TaxSettings.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { listProblem } from '../stepProblem.ts';

/** `/admin/settings`: delivery methods, discount codes and, where the server knows any, tax rates. */
export default function AdminSettingsPage() {
  const { send } = useApi();
  const showToast = useToast();
  const revalidate = useRevalidate();
  const settings = useEndpoint('GET /checkoutsettings', {}, noAutoRevalidation);
  const kinds = {
    women: useKinds('women'),
    men: useKinds('men'),
    kid: useKinds('kid'),
  };

  /** Shows the outcome; resolves to the errors of fields. */
  async function finish(outcome: Outcome<CheckoutSettings>) {
    await revalidate('GET /checkoutsettings', 'GET /checkoutoptions');
    if (outcome.ok) {
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
              onSave={async (body) => finish(await send('POST /savedelivery', { body }))}
              onEnd={async (id) => finish(await send('POST /enddelivery/:id', { params: { id } }))}
            />
            <CodeSettings
              codes={settings.data.codes}
              kinds={kinds}
              onSave={async (body) => finish(await send('POST /savecode', { body }))}
              onEnd={async (id) => finish(await send('POST /endcode/:id', { params: { id } }))}
            />
            {settings.data.taxes && (
              <TaxSettings
                taxes={settings.data.taxes}
                onSave={async (body) => finish(await send('POST /savetax', { body }))}
                onEnd={async (id) => finish(await send('POST /endtax/:id', { params: { id } }))}
              />
            )}
          </Stack>
        )}
      </AdminSection>
    </>
  );
}

function useKinds(category: Category): string[] {
  return useProductCounts({ category })?.kind.map(({ value }) => value) ?? [];
}
