import { useState } from 'react';
import type { MfaReplacement, MfaSecret } from '../../../contract/schemas/mfa.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { ApiError, Outcome } from '../../data/apiError.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useRevalidate } from '../../data/useRevalidate.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { MfaPanel, type MfaStep } from '../../features/admin/mfa/MfaPanel.tsx';
import { LoadingText } from '../../ui/LoadingText.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { ListLoadError } from '../ListLoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/** `/admin/mfa`: begins where the server says the admin stands. */
export default function AdminMfaPage() {
  const shop = useShop();
  const showToast = useToast();
  const tellProblem = useProblemToast();
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

  /** Another authenticator; the one in use counts until the new one is verified. */
  async function replace(body: MfaReplacement) {
    const begun = await send('POST /mfa/reregister', { body });
    const fields = begun.ok ? {} : fieldsOf(begun.error);
    if (Object.keys(fields).length > 0) return fields;
    showSecret(begun);
    return undefined;
  }

  function showSecret(begun: Outcome<MfaSecret>) {
    tellProblem(begun.ok ? undefined : 'Failed to register MFA. Please try again.');
    if (begun.ok) setMoved({ name: 'secret', secret: begun.data });
  }

  async function verify(token: string) {
    const verified = await send('POST /mfa/verify', { body: { token } });
    // It was verified before: by a try whose answer was lost, or in another tab.
    const wasVerified = !verified.ok && verified.error.status === 409;
    const isOn = verified.ok || wasVerified;
    tellProblem(isOn ? undefined : 'Failed to verify MFA. Please try again.');
    if (wasVerified) {
      await revalidate('GET /mfa/fetch');
      setMoved({ name: 'enrolled', areCodesLost: true });
      return undefined;
    }
    if (!verified.ok) return fieldsOf(verified.error).token;
    await revalidate('GET /mfa/fetch');
    // A plain server has no recovery codes.
    const { recoveryCodes: codes = [] } = verified.data;
    setMoved(codes.length > 0 ? { name: 'recoveryCodes', codes } : { name: 'enrolled' });
    showToast({ text: 'MFA verification succeeded!', severity: 'success' });
    return undefined;
  }

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

/** What the server says of a field; too many tries are about the code. */
function fieldsOf({ status, fields, message }: ApiError): Record<string, string> {
  return status === 429 ? { token: message, ...fields } : fields;
}
