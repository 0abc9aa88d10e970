import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { MfaReplacement, MfaSecret } from '../../../contract/schemas/mfa.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { ApiError, Outcome } from '../../data/apiError.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { MfaPanel, type MfaStep } from '../../features/admin/mfa/MfaPanel.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/** `/admin/mfa`: starts at the step reported by the server. */
export default function AdminMfaPage() {
  const shop = useShop();
  const showToast = useToast();
  const showProblem = useProblemToast();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const check = useEndpoint('GET /mfa/fetch', {});
  const [moved, setMoved] = useState<MfaStep>();
  const [isAdding, setAdding] = useState(false);

  async function add() {
    setAdding(true);
    const begun = await send('POST /mfa/register', {});
    setAdding(false);
    showSecret(begun);
  }

  /** Starts a replacement; the current authenticator stays valid until the new one is verified. */
  async function replace(body: MfaReplacement) {
    const begun = await send('POST /mfa/reregister', { body });
    const fields = begun.ok ? {} : fieldsOf(begun.error);
    if (Object.keys(fields).length > 0) return fields;
    showSecret(begun);
    return undefined;
  }

  function showSecret(begun: Outcome<MfaSecret>) {
    showProblem(begun.ok ? undefined : i18n.t('Failed to register MFA. Please try again.'));
    if (begun.ok) setMoved({ name: 'secret', secret: begun.data });
  }

  async function verify(token: string) {
    const verified = await send('POST /mfa/verify', { body: { token } });
    // Already verified, by a request whose reply was lost or in another tab.
    const wasVerified = !verified.ok && verified.error.status === 409;
    const isOn = verified.ok || wasVerified;
    showProblem(isOn ? undefined : i18n.t('Failed to verify MFA. Please try again.'));
    if (wasVerified) {
      await revalidate('GET /mfa/fetch');
      setMoved({ name: 'enrolled', areCodesLost: true });
      return undefined;
    }
    if (!verified.ok) return fieldsOf(verified.error).token;
    await revalidate('GET /mfa/fetch');
    // Spec-only servers have no recovery codes.
    const { recoveryCodes: codes = [] } = verified.data;
    setMoved(codes.length > 0 ? { name: 'recoveryCodes', codes } : { name: 'enrolled' });
    showToast({ text: i18n.t('MFA verification succeeded!'), severity: 'success' });
    return undefined;
  }

  if (check.status === 'failed') return <ListLoadError error={check.error} />;
  return (
    <>
      <PageHead title={i18n.t('Security')} />
      <AdminSection title={i18n.t('Security')}>
        {check.data && (
          <MfaPanel
            shopName={shop.name}
            step={moved ?? { name: check.data }}
            hasMoved={moved !== undefined}
            isAdding={isAdding}
            onAdd={add}
            onVerify={verify}
            onReplace={replace}
            onStep={setMoved}
          />
        )}
      </AdminSection>
    </>
  );
}

/** Field errors of a refusal; rate limiting counts as an error of the code. */
function fieldsOf({ status, fields, message }: ApiError): Record<string, string> {
  return status === 429 ? { token: message, ...fields } : fields;
}
