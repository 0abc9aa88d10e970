import { useState } from 'react';
import type { MfaReplacement, MfaSecret } from '../../../contract/schemas/mfa.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { ApiError } from '../../data/apiError.ts';
import type { Outcome } from '../../data/outcome.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useRevalidate } from '../../data/useRevalidate.ts';
import type { MfaActions } from '../../features/admin/mfa/MfaPanel.tsx';
import type { MfaStep } from '../../features/admin/mfa/mfaStep.ts';
import { useToast } from '../../ui/ToastProvider.tsx';

/** The steps of MFA enrolment (`check`: the server's answer) and the actions between them. */
export function useMfaSteps() {
  const showToast = useToast();
  const { send } = useApi();
  const revalidate = useRevalidate();
  const check = useEndpoint('GET /mfa/fetch', {});
  const [moved, setMoved] = useState<MfaStep>();
  const [isAdding, setAdding] = useState(false);

  async function onAdd() {
    setAdding(true);
    const begun = await send('POST /mfa/register', {});
    setAdding(false);
    goToSecret(begun);
  }

  /** Another authenticator; the one in use counts until the new one is verified. */
  async function onReplace(body: MfaReplacement) {
    const begun = await send('POST /mfa/reregister', { body });
    const fields = begun.ok ? {} : fieldsOf(begun.error);
    if (Object.keys(fields).length > 0) return fields;
    goToSecret(begun);
    return undefined;
  }

  function goToSecret(begun: Outcome<MfaSecret>) {
    if (begun.ok) setMoved({ name: 'secret', secret: begun.data });
    else showToast({ text: 'Failed to register MFA. Please try again.' });
  }

  async function onVerify(token: string) {
    const verified = await send('POST /mfa/verify', { body: { token } });
    if (!verified.ok) {
      showToast({ text: 'Failed to verify MFA. Please try again.' });
      return fieldsOf(verified.error).token;
    }
    await revalidate('GET /mfa/fetch');
    // A plain server has no recovery codes.
    const { recoveryCodes: codes = [] } = verified.data;
    setMoved(codes.length > 0 ? { name: 'recoveryCodes', codes } : { name: 'enrolled' });
    showToast({ text: 'MFA verification succeeded!', severity: 'success' });
    return undefined;
  }

  /** Between the QR code and its code. */
  function turnTo(name: 'secret' | 'verify') {
    if (moved && 'secret' in moved) setMoved({ name, secret: moved.secret });
  }

  const actions: MfaActions = {
    isAdding,
    onAdd,
    onCloseSecret: () => turnTo('verify'),
    onShowSecret: () => turnTo('secret'),
    onVerify,
    onKept: () => setMoved({ name: 'enrolled' }),
    onBeginReplacing: () => setMoved({ name: 'replace' }),
    onCancelReplacing: () => setMoved({ name: 'enrolled' }),
    onReplace,
  };
  return { check, moved, actions };
}

/** What the server says of a field; too many tries are about the code. */
function fieldsOf({ status, fields, message }: ApiError): Record<string, string> {
  return status === 429 ? { token: message, ...fields } : fields;
}
