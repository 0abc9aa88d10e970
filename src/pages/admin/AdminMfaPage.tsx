import { useShop } from '../../data/ShopProvider.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { MfaPanel } from '../../features/admin/mfa/MfaPanel.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useMfaSteps } from './useMfaSteps.ts';

/** `/admin/mfa`. */
export default function AdminMfaPage() {
  const shop = useShop();
  const { check, moved, actions } = useMfaSteps();
  if (check.status === 'failed') return <ListLoadError error={check.error} />;
  return (
    <>
      <PageHead title="Security" />
      <AdminSection title="Security">
        {check.status === 'loading' ? (
          <LoadingText>Loading...</LoadingText>
        ) : (
          <MfaPanel
            shopName={shop.name}
            step={moved ?? { name: check.data }}
            hasMoved={moved !== undefined}
            {...actions}
          />
        )}
      </AdminSection>
    </>
  );
}
